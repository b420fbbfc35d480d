import { highestLevel, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Acting } from '@tacite/domain/acts/act-refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { accessPaths, openAccessPaths } from './access-paths.ts'

/** The rights of people on contracts, as `levelOn` finds them for one. */
export interface RightsOfPeople {
  nameOf: (personId: string) => string
  on: (personId: string, contractId: string) => Acting
}

/** What each of these people may do on each of these contracts: two statements, however many. */
export async function rightsOfPeople(
  db: CompanyDatabase,
  personIds: readonly string[],
  contractIds: readonly string[],
  at: Date,
): Promise<RightsOfPeople> {
  const asked = { companyId: db.companyId, at }
  const people = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.id', '=', sql<string>`any(${[...personIds]}::uuid[])`)
    .select(['person.id', 'role.permissions', personName('person').as('name')])
    .execute()
  const { rows } = await sql<{ contractId: string; personId: string; levels: ContractLevel[] }>`
    select viewed.id as "contractId", opened.viewer_id as "personId", array_agg(distinct opened.level) as levels
    from unnest(${[...new Set(contractIds)]}::uuid[]) as viewed (id)
    cross join lateral (
      with way as (${accessPaths(asked, sql<string>`viewed.id`)})
      select viewer_id, level from (${openAccessPaths(asked)}) as open_way
    ) as opened
    where opened.viewer_id = any(${[...personIds]}::uuid[])
    group by viewed.id, opened.viewer_id`.execute(db.tx)
  const levels = new Map(
    rows.map((row) => [`${row.personId} ${row.contractId}`, highestLevel(row.levels)]),
  )
  const known = new Map(
    people.map(({ id, name, permissions }) => [
      id,
      { name, permissions: new Set(permissions as Permission[]) },
    ]),
  )
  return {
    nameOf: (personId) => known.get(personId)!.name,
    on: (personId, contractId) => {
      const { permissions } = known.get(personId)!
      const level = permissions.has('contracts3:list')
        ? (levels.get(`${personId} ${contractId}`) ?? null)
        : null
      return { permissions, level }
    },
  }
}
