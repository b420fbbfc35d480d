import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A person of this company; any other counts as missing. */
export async function requirePerson(db: CompanyDatabase, personId: string): Promise<void> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select('person.id')
    .executeTakeFirst()
  if (!person) throw new Refused('NOT_FOUND', 'PERSON_NOT_FOUND')
}
