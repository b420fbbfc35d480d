import type { Delegation } from '@tacite/api/people/delegations-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The absences of a person and those in which they act for others, newest first; `today` in the company's time zone. */
export async function delegationsOf(
  db: CompanyDatabase,
  personId: string,
  today: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<{ value: Delegation[]; count: number }> {
  const own = sql`delegation.company_id = ${db.companyId} and (delegation.person_id = ${personId} or delegation.delegate_id = ${personId})`
  const { rows } = await sql<Row>`select ${columns} ${joined} where ${own}
    order by delegation.starts_on desc, delegation.id desc limit ${rowLimit($top)} offset ${$skip}`.execute(
    db.tx,
  )
  const counted = await sql<{
    count: number
  }>`select count(*)::int as count from delegation where ${own}`.execute(db.tx)
  return { value: rows.map((row) => present(row, today)), count: counted.rows[0]!.count }
}

/** One delegation for this person's own absence. */
export async function readDelegation(
  db: CompanyDatabase,
  { delegationId, personId }: { delegationId: string; personId: string },
  today: string,
): Promise<Delegation> {
  const { rows } = await sql<Row>`select ${columns} ${joined}
    where delegation.company_id = ${db.companyId} and delegation.id = ${delegationId} and delegation.person_id = ${personId}`.execute(
    db.tx,
  )
  if (!rows[0]) throw new Refused('NOT_FOUND', 'DELEGATION_NOT_FOUND')
  return present(rows[0], today)
}

interface Row {
  id: string
  person_id: string
  person_name: string
  delegate_id: string
  delegate_name: string
  starts_on: string
  ends_on: string
  ended_at: Date | null
}

const columns = sql`delegation.id, delegation.person_id, ${personName('absent')} as person_name, delegation.delegate_id,
  ${personName('delegate')} as delegate_name, delegation.starts_on, delegation.ends_on, delegation.ended_at`

const joined = sql`from delegation
  join person as absent on absent.company_id = delegation.company_id and absent.id = delegation.person_id
  join person as delegate on delegate.company_id = delegation.company_id and delegate.id = delegation.delegate_id`

function present(row: Row, today: string): Delegation {
  return {
    _id: row.id,
    person: { _id: row.person_id, name: row.person_name },
    delegate: { _id: row.delegate_id, name: row.delegate_name },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    state: stateOf(row, today),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

function stateOf({ starts_on, ends_on, ended_at }: Row, today: string): Delegation['state'] {
  if (ended_at) return 'endedEarly'
  if (ends_on < today) return 'over'
  return starts_on > today ? 'planned' : 'running'
}
