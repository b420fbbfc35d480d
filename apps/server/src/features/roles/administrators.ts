import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'

/**
 * Lets one change at a time decide who is an administrator: two who block each other must not both succeed.
 * Asked before rights or a status are taken away; requireAdministratorLeft is asked after.
 */
export async function lockAdministration(db: CompanyDatabase): Promise<void> {
  await db
    .select('role')
    .where('role.key', '=', 'administrator')
    .select('role.id')
    .forUpdate()
    .execute()
}

/** Somebody active holds every permission: else nobody could ever give them back. */
export async function requireAdministratorLeft(db: CompanyDatabase): Promise<void> {
  const left = await administrators(db).limit(1).execute()
  if (left.length === 0) throw new Refused('STATE', 'LAST_ADMINISTRATOR')
}

/** Whether a person is the only active one who holds every permission. */
export async function isLastAdministrator(db: CompanyDatabase, personId: string): Promise<boolean> {
  const found = await administrators(db).limit(2).execute()
  return found.length === 1 && found[0]!.id === personId
}

function administrators(db: CompanyDatabase) {
  return db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.status', '=', 'active')
    .where(sql<boolean>`role.permissions @> ${[...PERMISSIONS]}::text[]`)
    .select('person.id')
}
