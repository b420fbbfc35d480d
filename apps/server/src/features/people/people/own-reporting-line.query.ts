import type { PersonDetails } from '@tacite/api/people/people-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The manager of a row's `person`, as a value of JSON. */
export function managerOfPerson(): RawBuilder<PersonDetails['manager']> {
  return sql`(select jsonb_build_object('_id', manager.id, 'name', ${personName('manager')}, 'isActive', manager.status = 'active')
    from person as manager where manager.company_id = person.company_id and manager.id = person.manager_id)`
}

export async function ownManager(
  db: CompanyDatabase,
  personId: string,
): Promise<{ manager: PersonDetails['manager'] }> {
  return db
    .select('person')
    .where('person.id', '=', personId)
    .select(managerOfPerson().as('manager'))
    .executeTakeFirstOrThrow()
}
