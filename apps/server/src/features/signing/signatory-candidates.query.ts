import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'

/** Without it a person could not open what they are asked to sign. */
const NEEDED: Permission = 'contracts3:list'

/** Active people of the company who can open a contract, by name. */
export function signatoryCandidates(db: CompanyDatabase) {
  return db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.status', '=', 'active')
    .where(sql<boolean>`${NEEDED} = any(role.permissions)`)
    .select(['person.id as _id', personName('person').as('name'), 'person.email', 'person.locale'])
    .orderBy('name')
    .orderBy('person.id')
    .limit(1000)
    .execute()
}
