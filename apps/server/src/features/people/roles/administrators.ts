import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { peopleHolding } from './people-holding.query.ts'

/** Who holds every permission. */
export const administrators = (db: CompanyDatabase) => peopleHolding(db, PERMISSIONS)

export async function administratorIds(db: CompanyDatabase): Promise<string[]> {
  const rows = await administrators(db).select('person.id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Serialises changes of who is an administrator and which role is the default: two administrators who block each
 * other must not both succeed. Called before rights or a status are taken away; requireAdministratorLeft is called
 * after.
 */
export async function lockAdministration(db: CompanyDatabase): Promise<void> {
  await db
    .select('role')
    .where('role.key', '=', 'administrator')
    .select('role.id')
    .forUpdate()
    .execute()
}

/** An active person must hold every permission: otherwise nobody could ever grant them again. */
export async function requireAdministratorLeft(db: CompanyDatabase): Promise<void> {
  const left = await administrators(db).select('person.id').limit(1).execute()
  if (left.length === 0) throw new Refused('STATE', 'LAST_ADMINISTRATOR')
}

/** Whether a person is the only active one who holds every permission. */
export async function isLastAdministrator(db: CompanyDatabase, personId: string): Promise<boolean> {
  const found = await administrators(db).select('person.id').limit(2).execute()
  return found.length === 1 && found[0]!.id === personId
}
