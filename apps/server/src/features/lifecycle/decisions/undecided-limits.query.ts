import { isSettledBy } from '@tacite/domain/decisions/limit-decision.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms } from '../deadlines/public.ts'
import { decidable } from './decidable.ts'
import { decisionOn, standingDecisions } from './standing-decisions.query.ts'

/**
 * The limits of these contracts on which somebody still has to decide, by contract: `term:` or `exit:` and the prudent
 * limit. They are open until the legal one.
 */
export async function undecidedLimits(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (contractIds.length === 0) return new Map()
  const contracts = await readContractTerms(db, contractIds)
  const decisions = await standingDecisions(db, contractIds, today.toString())
  return new Map(
    contracts.map(({ contractId, terms }) => {
      const own = decisions.filter((decision) => decision.contractId === contractId)
      const open = (terms.isSigned ? decidable(terms, today) : [])
        .filter((limit) => !isSettledBy(decisionOn(limit, own), today.toString()))
        .map((limit) => `${'exitOn' in limit ? 'exit' : 'term'}:${limit.prudentLimit}`)
      return [contractId, new Set(open)]
    }),
  )
}
