import type { DecidableLimit, LimitDecision } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface StandingDecision extends LimitDecision {
  id: string
  contractId: string
  decidedBy: string
}

/**
 * The decisions that stand on limits not passed yet, of these contracts.
 * @param from only on limits of this day or later
 */
export async function standingDecisions(
  db: CompanyDatabase,
  contractIds: readonly string[],
  from: string,
): Promise<StandingDecision[]> {
  const rows = await db
    .select('limit_decision')
    .where('limit_decision.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .where('limit_decision.ended_at', 'is', null)
    .where('limit_decision.legal_limit', '>=', from)
    .select(['id', 'contract_id', 'term_number', 'prudent_limit', 'legal_limit', 'meaning'])
    .select(['choice', 'later_until', 'decided_by'])
    .orderBy('limit_decision.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    contractId: row.contract_id,
    termNumber: row.term_number,
    prudentLimit: row.prudent_limit,
    legalLimit: row.legal_limit,
    meaning: row.meaning,
    choice: row.choice,
    until: row.later_until,
    decidedBy: row.decided_by,
  }))
}

/** The decision about this very limit, among those that stand on a contract. */
export function decisionOn(
  limit: DecidableLimit,
  decisions: readonly StandingDecision[],
): StandingDecision | null {
  return decisions.find(({ prudentLimit }) => prudentLimit === limit.prudentLimit) ?? null
}
