import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { RefusedRenewal } from './recorded-renewal.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/**
 * R9: the refusal that somebody recorded of the renewal after this term; `null`: nobody has. It was about the end that the
 * term had: an amendment signed later that moves the end asks anew, as an agreement does after a notice (R12, R13).
 */
export function refusedIn(
  { number, start, end, endSource }: UnfoldedTerm,
  { terms: { refusedRenewals = [] }, startSetBy }: LifecycleFacts,
): RefusedRenewal | null {
  const movedBy = [
    endSource.kind === 'amendment' ? endSource.amendment : null,
    number === 1 ? startSetBy : null,
  ].filter((amendment) => amendment !== null)
  const refused = refusedRenewals.find(({ day }) => {
    const on = dayFromIso(day)
    const hasBegun = number === 1 || start === null || !isBefore(on, start)
    const isOver = movedBy.some(({ signedOn }) => isBefore(on, dayFromIso(signedOn)))
    return hasBegun && !isOver && (end === null || !isAfter(on, end))
  })
  return refused ?? null
}
