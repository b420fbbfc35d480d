import type { DecidableExit, ExitDecision } from '@tacite/domain/decisions/exit-decision.ts'
import type { DecidableLimit, LimitDecision } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface Standing {
  id: string
  contractId: string
  decidedBy: string
}

/** On the limit of a term, or on an early exit. */
export type StandingDecision = Standing & ((LimitDecision & { exitOn: null }) | ExitDecision)

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
    .select(['exit_on', 'choice', 'later_until', 'decided_by'])
    .orderBy('limit_decision.id')
    .execute()
  return rows.map((row) => {
    const shared = {
      id: row.id,
      contractId: row.contract_id,
      prudentLimit: row.prudent_limit,
      legalLimit: row.legal_limit,
      until: row.later_until,
      decidedBy: row.decided_by,
    }
    // The table has the choices of each apart.
    return row.exit_on === null
      ? {
          ...shared,
          exitOn: null,
          termNumber: row.term_number!,
          meaning: row.meaning!,
          choice: row.choice as LimitDecision['choice'],
        }
      : { ...shared, exitOn: row.exit_on, choice: row.choice as ExitDecision['choice'] }
  })
}

/** The decision about this very limit, of a term or of an exit, among those that stand on a contract. */
export function decisionOn(
  limit: DecidableLimit | DecidableExit,
  decisions: readonly StandingDecision[],
): StandingDecision | null {
  const exitOn = 'exitOn' in limit ? limit.exitOn : null
  return (
    decisions.find(
      (decision) => decision.exitOn === exitOn && decision.prudentLimit === limit.prudentLimit,
    ) ?? null
  )
}
