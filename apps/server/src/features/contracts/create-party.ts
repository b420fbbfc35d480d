import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'

interface Named {
  _id: string
  name: string
}

/** A project made while writing a contract. */
export async function createProject(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  name: string,
): Promise<Named> {
  requireName(name)
  const id = newId(clock.now())
  await db
    .insert('project', { id, title: name, created_at: clock.now() })
    .execute()
    .catch((error: unknown) => refuseTakenName(error, 'project_title'))
  return { _id: id, name }
}

/** A counterparty made while writing a contract. */
export async function createCounterparty(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { name, siren, address, email }: { name: string; siren: string; address: string; email: string },
): Promise<Named> {
  requireName(name)
  if (email !== '' && !isEmailAddress(email))
    throw new Refused('RULE', { code: 'EMAIL_INVALID', field: 'email' })
  const id = newId(clock.now())
  await db
    .insert('counterparty', {
      id,
      name,
      siren: siren || null,
      address,
      email: email || null,
      created_at: clock.now(),
    })
    .execute()
    .catch((error: unknown) => refuseTakenName(error, 'counterparty_name'))
  return { _id: id, name }
}

function requireName(name: string): void {
  if (name === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'name' })
}

function refuseTakenName(error: unknown, index: string): never {
  const constraint =
    typeof error === 'object' && error && 'constraint' in error ? error.constraint : null
  if (constraint === index) throw new Refused('RULE', { code: 'NAME_TAKEN', field: 'name' })
  throw error
}
