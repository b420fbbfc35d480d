import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { accessPaths, openAccessPaths } from './access-paths.ts'
import type { Reader } from './reader.ts'

/** Pages opened longer ago without a request since are assumed closed. */
const AROUND_HOURS = 12

/** The people who see these contracts and may have them open now, by contract id. */
export async function viewersOf(
  db: CompanyDatabase,
  contractIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string[]>> {
  return peopleWhoSee(
    db,
    contractIds,
    at,
    sql<boolean>`exists (select from session where session.company_id = ${db.companyId} and session.person_id = opened.viewer_id
      and session.ended_at is null and session.last_seen_at > ${at}::timestamptz - make_interval(hours => ${AROUND_HOURS}))`,
  )
}

/** Which of these people see which of these contracts: active ones, no third parties with an account. */
export async function colleaguesWhoSee(
  db: CompanyDatabase,
  contractIds: readonly string[],
  personIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (contractIds.length === 0 || personIds.length === 0) return new Map()
  const found = await peopleWhoSee(
    db,
    contractIds,
    at,
    sql<boolean>`opened.viewer_id = any(${[...new Set(personIds)]}::uuid[]) and exists (select from person
      join role on role.company_id = person.company_id and role.id = person.role_id
      where person.company_id = ${db.companyId} and person.id = opened.viewer_id
        and person.status = 'active' and role.key is distinct from 'thirdParty')`,
  )
  return new Map([...found].map(([contractId, people]) => [contractId, new Set(people)]))
}

async function peopleWhoSee(
  db: CompanyDatabase,
  contractIds: readonly string[],
  at: Date,
  isAsked: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, string[]>> {
  const asked = { companyId: db.companyId, at }
  const { rows } = await sql<{ contractId: string; personIds: string[] }>`
    select viewed.id as "contractId", array_agg(distinct opened.viewer_id) as "personIds"
    from unnest(${[...contractIds]}::uuid[]) as viewed (id)
    cross join lateral (
      with way as (${accessPaths(asked, sql<string>`viewed.id`)}) select viewer_id from (${openAccessPaths(asked)}) as open_way
    ) as opened
    where ${isAsked}
    group by viewed.id`.execute(db.tx)
  return new Map(rows.map(({ contractId, personIds }) => [contractId, personIds]))
}

/** Whether `person` of the surrounding query sees a contract, whatever way it is open to them. */
export function whereSeen(
  { companyId, at }: Pick<Reader, 'companyId' | 'at'>,
  contractId: string | RawBuilder<string>,
): RawBuilder<boolean> {
  const asked = { companyId, at }
  return sql<boolean>`exists (with way as (${accessPaths(asked, contractId)})
    select from (${openAccessPaths(asked)}) as open_way where open_way.viewer_id = person.id)`
}
