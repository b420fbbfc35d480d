import type { Temporal } from 'temporal-polyfill'
import { isoDay } from '../calendar/iso-day.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import { lifecycleRefusals, type LifecycleRefusal } from '../deadlines/lifecycle-rules.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { renewalsMade } from '../deadlines/record-rules.ts'

/**
 * Why corrected terms of a signed contract cannot be saved; empty when they can. The renewals already made (R10) are
 * those of the corrected terms, or a wrong duration could never be put right.
 */
export function correctionRefusals(
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): LifecycleRefusal[] {
  const wrong = lifecycleRefusals(terms, { renewalsMade: 0 })
  if (wrong.length > 0) return wrong
  if (terms.signatureDate !== null && terms.signatureDate > isoDay(today))
    return [{ field: 'signatureDate', code: 'CORRECTION_SIGNED_IN_FUTURE' }]
  const unlimited = computeDeadlines({ ...terms, maxRenewals: null }, today)
  return lifecycleRefusals(terms, { renewalsMade: renewalsMade(unlimited) })
}
