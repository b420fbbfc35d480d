import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Whom folders are open to, and who is in which group, in one snapshot. */
export interface AccessGrants {
  /** By folder: the people and groups it is open to, directly or through a parent folder; possibly EVERYONE. */
  holdersOfFolder: Map<string, readonly string[]>
  /** By group: its members who may see contracts without seeing all of them anyway. */
  membersOfGroup: Map<string, readonly string[]>
  /** All of these people. */
  viewers: ReadonlySet<string>
}

/** Stands for everyone inside, among the ids of people and groups. */
export const EVERYONE = '00000000-0000-0000-0000-000000000000'

export async function readAccessGrants(db: CompanyDatabase): Promise<AccessGrants> {
  return { holdersOfFolder: await readHolders(db), ...(await readViewers(db)) }
}

/** Folders open to the same holders are grouped: below a grant on a root, all three thousand are alike. */
async function readHolders({
  companyId,
  tx,
}: CompanyDatabase): Promise<AccessGrants['holdersOfFolder']> {
  const { rows } = await sql<{ holders: string[]; folder_ids: string[] }>`
    with recursive given as materialized (
      select folder_grant.folder_id, array_agg(coalesce(folder_grant.person_id, folder_grant.group_id, ${EVERYONE}::uuid)
        order by folder_grant.id) as holders
      from folder_grant where folder_grant.company_id = ${companyId} group by folder_grant.folder_id
    ), opened (folder_id, holders) as (
      select folder.id, coalesce(given.holders, '{}') from folder left join given on given.folder_id = folder.id
        where folder.company_id = ${companyId} and folder.parent_id is null
      union all
      select folder.id, opened.holders || coalesce(given.holders, '{}') from opened
        join folder on folder.company_id = ${companyId} and folder.parent_id = opened.folder_id
        left join given on given.folder_id = folder.id
    )
    select opened.holders::text[] as holders, array_agg(opened.folder_id::text) as folder_ids
    from opened where opened.holders <> '{}' group by opened.holders`.execute(tx)
  return new Map(rows.flatMap(({ holders, folder_ids }) => folder_ids.map((id) => [id, holders])))
}

async function readViewers({
  companyId,
  tx,
}: CompanyDatabase): Promise<Pick<AccessGrants, 'membersOfGroup' | 'viewers'>> {
  const { rows } = await sql<{ group_id: string | null; viewer_ids: string[] }>`
    select group_member.group_id, array_agg(person.id::text) as viewer_ids from person
    join role on role.company_id = person.company_id and role.id = person.role_id
    left join group_member on group_member.company_id = person.company_id and group_member.person_id = person.id
    where person.company_id = ${companyId} and person.status = 'active'
      and 'contracts3:list' = any(role.permissions) and 'contracts3:all' <> all(role.permissions)
    group by group_member.group_id`.execute(tx)
  return {
    viewers: new Set(rows.flatMap(({ viewer_ids }) => viewer_ids)),
    membersOfGroup: new Map(
      rows.flatMap(({ group_id, viewer_ids }) =>
        group_id === null ? [] : [[group_id, viewer_ids]],
      ),
    ),
  }
}
