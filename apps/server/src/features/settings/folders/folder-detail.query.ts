import type { Folder, FolderGrant } from '@tacite/api/settings/folders-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { folderPaths } from '../../people/access/public.ts'
import { nestedFolders } from './nested-folders.query.ts'
import { visiblyFiled } from './visibly-filed.ts'

/** One folder as its panel shows it, counting the contracts that the reader may see. @throws Refused NOT_FOUND when there is none in this company. */
export async function folderDetail(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
): Promise<Folder> {
  const { locale } = actor
  const row = await db
    .select('folder')
    .leftJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'folder.company_id')
        .onRef('person.id', '=', 'folder.owner_id'),
    )
    .where('folder.id', '=', folderId)
    .select(['folder.name', 'folder.parent_id', 'folder.owner_id'])
    .select(personName('person').as('owner_name'))
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'FOLDER_NOT_FOUND')
  const nested = await nestedFolders(db, folderId)
  const grants = await grantsFrom(db, locale, folderId)
  const above = [...new Set(grants.map(({ folder_id }) => folder_id))]
  const paths = await folderPaths(db, [folderId, ...above])
  return {
    _id: folderId,
    parentFolderId: row.parent_id,
    name: row.name,
    path: paths.get(folderId)!,
    owner: row.owner_id === null ? null : { _id: row.owner_id, name: row.owner_name },
    ...(await counts(db, actor, folderId, nested)),
    foldersInside: nested.length - 1,
    grants: grants.filter(({ folder_id }) => folder_id === folderId).map(presentGrant),
    inherited: grants
      .filter(({ folder_id }) => folder_id !== folderId)
      .map((grant) => ({
        ...presentGrant(grant),
        folder: { _id: grant.folder_id, name: paths.get(grant.folder_id)! },
      })),
    removing: await removingReason(db, locale, nested),
  }
}

/** The first of these folders that grants access, which prevents their deletion. */
export async function grantingFolder(
  db: CompanyDatabase,
  folderIds: readonly string[],
): Promise<{ name: string } | undefined> {
  return db
    .select('folder')
    .innerJoin('folder_grant', (join) =>
      join
        .onRef('folder_grant.company_id', '=', 'folder.company_id')
        .onRef('folder_grant.folder_id', '=', 'folder.id'),
    )
    .where('folder.id', 'in', folderIds)
    .select('folder.name')
    .orderBy('folder.name')
    .limit(1)
    .executeTakeFirst()
}

async function removingReason(
  db: CompanyDatabase,
  locale: Locale,
  folderIds: readonly string[],
): Promise<Folder['removing']> {
  const granting = await grantingFolder(db, folderIds)
  if (!granting) return null
  const code = 'FOLDER_GRANTS_ACCESS'
  const message = createTranslator(locale).refusal({ code, params: { name: granting.name } })
  return { code, message }
}

async function counts(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  nested: readonly string[],
) {
  const { rows } = await sql<{ contracts: number; contractsInside: number }>`
    select count(*) filter (where seen.folder_id = ${folderId})::int as contracts,
      count(distinct seen.contract_id)::int as "contractsInside"
    from (${visiblyFiled(actor)}) as seen where seen.folder_id = any(${[...nested]}::uuid[])`.execute(
    db.tx,
  )
  return rows[0]!
}

interface GrantRow {
  id: string
  folder_id: string
  grant: 'read' | 'edit'
  holder_id: string | null
  holder_name: string | null
  kind: FolderGrant['kind']
}

/** The grants of a folder and of its parents: everyone first, then groups, then people. */
async function grantsFrom(
  db: CompanyDatabase,
  locale: Locale,
  folderId: string,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    with recursive above (id) as (
      select ${folderId}::uuid
      union
      select folder.parent_id from above
        join folder on folder.company_id = ${db.companyId} and folder.id = above.id where folder.parent_id is not null
    )
    select folder_grant.id, folder_grant.folder_id, folder_grant."grant",
      coalesce(folder_grant.person_id, folder_grant.group_id) as holder_id,
      coalesce(person_group.name, case when person.id is not null then ${personName('person')} end) as holder_name,
      case when folder_grant.everyone then 'everyone' when folder_grant.group_id is not null then 'group' else 'person' end as kind
    from above
    join folder_grant on folder_grant.company_id = ${db.companyId} and folder_grant.folder_id = above.id
    left join person_group on person_group.company_id = ${db.companyId} and person_group.id = folder_grant.group_id
    left join person on person.company_id = ${db.companyId} and person.id = folder_grant.person_id
    order by not folder_grant.everyone, folder_grant.group_id is null,
      coalesce(person_group.name, person.last_name, '') collate ${collationOf(locale)}, folder_grant.id`.execute(
    db.tx,
  )
  return rows
}

function presentGrant({ id, kind, grant, holder_id, holder_name }: GrantRow): FolderGrant {
  return {
    _id: id,
    kind,
    grant,
    holder: holder_id === null ? null : { _id: holder_id, name: holder_name ?? '' },
  }
}
