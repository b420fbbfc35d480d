import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The names of these people, by their id. */
export async function namesOf(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .select('person')
    .where('person.id', '=', sql<string>`any(${[...personIds]}::uuid[])`)
    .select(['person.id', personName('person').as('name')])
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
