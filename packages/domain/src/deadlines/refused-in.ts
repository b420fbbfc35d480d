import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { RefusedRenewal } from './recorded-renewal.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R9: the refusal that somebody recorded of the renewal after this term; `null`: nobody has. */
export function refusedIn(
  { number, start, end }: UnfoldedTerm,
  { terms: { refusedRenewals = [] } }: LifecycleFacts,
): RefusedRenewal | null {
  const refused = refusedRenewals.find(({ day }) => {
    const on = dayFromIso(day)
    const hasBegun = number === 1 || start === null || !isBefore(on, start)
    return hasBegun && (end === null || !isAfter(on, end))
  })
  return refused ?? null
}
