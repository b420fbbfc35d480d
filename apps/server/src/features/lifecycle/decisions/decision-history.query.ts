import type { LimitDecisions } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import type { ExitChoice } from '@tacite/domain/decisions/exit-choices.ts'
import type { LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** A contract has a few limits, each with a few decisions: more than this is a mistake, and not shown. */
const MOST_SHOWN = 100

export async function decisionHistory(
  db: CompanyDatabase,
  contractId: string,
): Promise<LimitDecisions['history']> {
  const rows = await db
    .select('limit_decision')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'limit_decision.company_id')
        .onRef('person.id', '=', 'limit_decision.decided_by'),
    )
    .where('limit_decision.contract_id', '=', contractId)
    .select(['limit_decision.id', 'limit_decision.prudent_limit', 'limit_decision.meaning'])
    .select(['limit_decision.choice', 'limit_decision.reason', 'limit_decision.later_until'])
    .select(['limit_decision.decided_at', 'limit_decision.ended_at', 'limit_decision.ended_as'])
    .select(['limit_decision.moved_to', 'limit_decision.exit_on'])
    .select(personName('person').as('name'))
    .orderBy('limit_decision.decided_at', 'desc')
    .orderBy('limit_decision.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map((row) => ({
    ...aboutOf(row),
    _id: row.id,
    limit: row.prudent_limit,
    reason: row.reason,
    until: row.later_until,
    by: row.name,
    at: row.decided_at.toISOString(),
    ended:
      row.ended_at === null
        ? null
        : { at: row.ended_at.toISOString(), as: row.ended_as!, movedTo: row.moved_to },
  }))
}

/** The table has the choices of a term and those of an exit apart. */
function aboutOf({ exit_on, meaning, choice }: AboutRow) {
  return exit_on === null
    ? { about: 'term' as const, meaning: meaning!, choice: choice as LimitChoice }
    : { about: 'exit' as const, exitOn: exit_on, choice: choice as ExitChoice }
}

interface AboutRow {
  exit_on: string | null
  meaning: 'preventRenewal' | 'obtainRenewal' | null
  choice: LimitChoice | ExitChoice
}

export async function namesOfPeople(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select('person')
    .where('person.id', '=', sql<string>`any(${[...personIds]}::uuid[])`)
    .select(personName('person').as('name'))
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
