import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import { dayResult } from './trace.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'
import { warning } from './warning.ts'
import type { DeadlineWarning } from './warning.ts'

/** Recorded amendments and renewals that could not take effect. */
export function recordWarnings(unfolding: Unfolding, facts: LifecycleFacts): DeadlineWarning[] {
  const { terms, current, spent } = unfolding
  const last = terms.at(-1)
  if (last === undefined || current === null) return []
  return [
    ...amendmentsAfterExpiry(last, facts),
    ...facts.unmovedStarts.map(({ reference }) =>
      warning('AMENDMENT_START_UNMOVED', { reference: { kind: 'text', value: reference } }),
    ),
    ...facts.amendments
      .filter(({ id }) => spent.refusedAmendments.has(id))
      .map(({ reference }) =>
        warning('AMENDMENT_END_BEFORE_TERM', { reference: { kind: 'text', value: reference } }),
      ),
    ...facts.renewals
      .filter(({ id }) => !spent.renewals.has(id))
      .flatMap((renewal) => uselessRenewal(renewal, last)),
    ...renewedTooOften(current),
  ]
}

/** R13 (1213): an amendment signed after the end cannot extend; a new contract can. */
function amendmentsAfterExpiry(last: UnfoldedTerm, facts: LifecycleFacts): DeadlineWarning[] {
  const { end, outcome } = last
  if (end === null || (outcome.kind !== 'expires' && outcome.kind !== 'terminated')) return []
  return facts.amendments
    .filter(({ signedOn }) => isAfter(dayFromIso(signedOn), end))
    .map(({ reference, signedOn }) =>
      warning('AMENDMENT_AFTER_EXPIRY', {
        reference: { kind: 'text', value: reference },
        signedOn: { kind: 'day', value: signedOn },
        end: dayResult(end),
      }),
    )
}

/** R9: an agreement after E, a request after the limit. */
function uselessRenewal(
  { kind, day }: RecordedRenewal,
  { end, outcome, limits }: UnfoldedTerm,
): DeadlineWarning[] {
  if (outcome.kind !== 'expires' || end === null) return []
  const recorded = dayFromIso(day)
  const params = { day: dayResult(recorded), end: dayResult(end) }
  if (isAfter(recorded, end)) return [warning('RENEWAL_AFTER_END', params)]
  if (kind === 'request' && limits !== null && isAfter(recorded, limits.legal)) {
    return [warning('RENEWAL_REQUEST_LATE', { ...params, limit: dayResult(limits.legal) })]
  }
  return []
}

/** R10: the maximum is below the renewals already made. */
function renewedTooOften({ renewalsMade, conditions }: UnfoldedTerm): DeadlineWarning[] {
  const { maxRenewals } = conditions
  if (maxRenewals === null || renewalsMade <= maxRenewals) return []
  return [
    warning('OCCURRENCES_BELOW_RENEWALS', {
      made: { kind: 'number', value: renewalsMade },
      max: { kind: 'number', value: maxRenewals },
    }),
  ]
}
