import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A validator of an open step who has not decided. */
export interface AwaitedValidator {
  stepId: string
  personId: string
  managerId: string | null
}

export async function awaitedValidators(
  db: CompanyDatabase,
  stepIds: readonly string[],
): Promise<AwaitedValidator[]> {
  const { rows } = await sql<AwaitedValidator>`
    select asked.step_id as "stepId", asked.person_id as "personId", person.manager_id as "managerId"
    from contract_validator as asked
    join person on person.company_id = asked.company_id and person.id = asked.person_id
    where asked.company_id = ${db.companyId} and asked.step_id = any(${[...stepIds]}::uuid[])
      and not exists (select from validation_decision as said where said.company_id = asked.company_id
        and said.step_id = asked.step_id and said.person_id = asked.person_id and said.cancelled_at is null)
    order by asked.step_id, person.last_name, person.first_name, person.id`.execute(db.tx)
  return rows
}
