import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The people who act for others at a moment, with both names. */
export interface ActingDelegate {
  personId: string
  person: string
  delegateId: string
  delegate: string
}

/** Who acts for these people on this day of their company: the delegation is running, and both are active. */
export async function actingDelegates(
  db: CompanyDatabase,
  personIds: readonly string[],
  at: Date,
): Promise<ActingDelegate[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<ActingDelegate>`
    select delegation.person_id as "personId", ${personName('absent')} as person, delegation.delegate_id as "delegateId",
      ${personName('delegate')} as delegate
    from delegation
      join company on company.id = delegation.company_id
      join person as absent on absent.company_id = delegation.company_id and absent.id = delegation.person_id
      join person as delegate on delegate.company_id = delegation.company_id and delegate.id = delegation.delegate_id
    where delegation.company_id = ${db.companyId} and delegation.person_id = any(${[...personIds]}::uuid[])
      and delegation.ended_at is null and absent.status = 'active' and delegate.status = 'active'
      and (${at}::timestamptz at time zone company.time_zone)::date between delegation.starts_on and delegation.ends_on
    order by absent.id, delegate.id`.execute(db.tx)
  return rows
}
