import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'

/**
 * The last day that a contract without renewal states by itself: of what was recorded afterwards (renewals, notices,
 * amendments), nothing is in it. Null: it states none.
 *
 * @example statedEnd({ ...fixedYear, notices: [termination] }, today) // '2026-12-31', whatever the notice ends
 */
export function statedEnd(terms: LifecycleTerms, today: Temporal.PlainDate): IsoDay | null {
  if (terms.renewalType !== 'none') return null
  const bare = { renewals: [], refusedRenewals: [], notices: [], amendments: [] }
  return computeDeadlines({ ...terms, ...bare, performedAfterEnd: false }, today).finalEnd
}
