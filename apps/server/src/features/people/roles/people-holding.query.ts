import type { Permission } from '@tacite/domain/access/permissions.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Active people whose role has all of these permissions. */
export function peopleHolding(db: CompanyDatabase, permissions: readonly Permission[]) {
  return db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.status', '=', 'active')
    .where(sql<boolean>`role.permissions @> ${[...permissions]}::text[]`)
}
