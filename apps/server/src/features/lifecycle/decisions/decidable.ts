import { decidableExits, type DecidableExit } from '@tacite/domain/decisions/exit-decision.ts'
import { decidableLimit, type DecidableLimit } from '@tacite/domain/decisions/limit-decision.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Temporal } from 'temporal-polyfill'

/** The next limit of a term, and those of the early exits ahead. */
export function decidable(
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): (DecidableLimit | DecidableExit)[] {
  const deadlines = computeDeadlines(terms, today)
  const limit = decidableLimit(deadlines, today)
  return [...(limit ? [limit] : []), ...decidableExits(deadlines, today)]
}
