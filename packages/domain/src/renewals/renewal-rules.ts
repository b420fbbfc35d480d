import type { Temporal } from 'temporal-polyfill'
import { dayFromIso, formatDay, parseIsoDay } from '../calendar/iso-day.ts'
import { addDays } from '../calendar/days.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { ContractTerm, Deadlines } from '../deadlines/deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import { renewalRefusal } from '../deadlines/record-rules.ts'
import { conditionsBy } from '../deadlines/term-conditions.ts'
import type { Refusal } from '../refusal.ts'
import { engineRenewals, type RenewalRecord } from './renewal-record.ts'

export type RenewalRefusal = Refusal & { field?: 'day' | 'until' | 'kind' }

/**
 * Why a renewal, or its refusal, cannot be recorded for the term in force; `null` when it can.
 *
 * @param renewal not yet among the records of `terms`
 * @example recordRefusal(refusalOfTacitRenewal, terms, today)?.code // 'RENEWAL_REFUSAL_IS_NOTICE'
 */
export function recordRefusal(
  renewal: RenewalRecord,
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): RenewalRefusal | null {
  const deadlines = computeDeadlines(terms, today)
  const { phase, endDate } = deadlines
  const ofDay = dayRefusal(renewal, deadlines, today)
  if (ofDay) return ofDay
  if (endDate === null) return { code: 'CONTRACT_WITHOUT_TERM' }
  if (phase === 'ENDED') return { code: 'RENEWAL_AFTER_END', params: { day: formatDay(endDate) } }
  const term = currentTerm(deadlines)
  if (term?.isRenewalRecorded)
    return { code: 'RENEWAL_ALREADY_RECORDED', params: { day: formatDay(endDate) } }
  if (term?.isRenewalRefused)
    return { code: 'RENEWAL_REFUSED_BEFORE', params: { day: formatDay(endDate) } }
  return renewal.kind === 'refusal'
    ? refusalRefusal(terms, endDate)
    : (tooManyRenewals(renewal, terms, endDate) ?? untilOrRequest(renewal, deadlines, today))
}

/**
 * Why a recorded one cannot be corrected in this way, or cancelled (null); `null` when it can. What was recorded about a
 * later term rests on it.
 *
 * @param records the whole register, in the order in which it was recorded
 */
export function correctionRefusal(
  corrected: RenewalRecord | null,
  recordId: string,
  records: readonly RenewalRecord[],
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): RenewalRefusal | null {
  const recorded = records.find(({ id }) => id === recordId)
  if (recorded === undefined || recorded.kind === 'tacit') return null
  const standing = records.filter((each) => each.cancelledOn === null && each.kind !== 'tacit')
  if (standing.at(-1)?.id !== recordId) return { code: 'RENEWAL_FOLLOWED' }
  if (corrected === null) return null
  const without = { ...terms, ...engineRenewals(records.filter(({ id }) => id !== recordId)) }
  // As the contract stood when it was recorded: the term that it renews, or ends.
  const then = computeDeadlines(without, dayFromIso(recorded.day))
  const ofDay = dayRefusal(corrected, then, today)
  if (ofDay) return ofDay
  if (then.endDate !== null && corrected.day > then.endDate)
    return { code: 'RENEWAL_AFTER_END', params: { day: formatDay(then.endDate) }, field: 'day' }
  return corrected.kind === 'refusal' ? null : untilOrRequest(corrected, then, today)
}

/** The term that a confirmation is about: renewed tacitly, and begun. */
export function confirmedTerm(deadlines: Deadlines, fromDay: string): ContractTerm | null {
  return tacitTerms(deadlines).find(({ start }) => start === fromDay) ?? null
}

/** The terms so far that nobody recorded: the contract continued by itself. */
export function tacitTerms({ terms, term }: Deadlines): ContractTerm[] {
  return terms.filter(
    ({ origin, number, start }) => origin === 'tacit' && number <= term.number && start !== null,
  )
}

function currentTerm({ terms, term }: Deadlines): ContractTerm | null {
  return terms.find(({ number }) => number === term.number) ?? null
}

/** A day of an earlier term would silently renew that one instead. */
function dayRefusal(
  { day, until }: RenewalRecord,
  deadlines: Deadlines,
  today: Temporal.PlainDate,
): RenewalRefusal | null {
  const wrong = [['day', day] as const, ['until', until] as const].find(
    ([, each]) => each !== null && parseIsoDay(each) === null,
  )
  if (wrong) return { code: 'LIFECYCLE_DAY_INVALID', field: wrong[0] }
  if (day > today.toString()) return { code: 'RENEWAL_DAY_IN_FUTURE', field: 'day' }
  const term = currentTerm(deadlines)
  if (term === null || term.number === 1 || term.start === null || day >= term.start) return null
  return {
    code: 'RENEWAL_DAY_BEFORE_TERM',
    params: { day: formatDay(term.start) },
    field: 'day',
  }
}

/** R9: only a renewal that needs a yes can be refused by a no. Against a tacit one there is the notice. */
function refusalRefusal(terms: LifecycleTerms, endDate: string): RenewalRefusal | null {
  switch (conditionsBy(terms, dayFromIso(endDate)).renewalType) {
    case 'tacit':
      return { code: 'RENEWAL_REFUSAL_IS_NOTICE', field: 'kind' }
    case 'none':
      return { code: 'RENEWAL_NOT_FORESEEN', field: 'kind' }
    case 'withAgreement':
    case 'withNotice':
      return null
  }
}

/** R10: the engine would count one too many with a warning; it is refused where it is recorded. */
function tooManyRenewals(
  { id, kind, day, until }: RenewalRecord,
  terms: LifecycleTerms,
  endDate: string,
): RenewalRefusal | null {
  if (kind !== 'agreement' && kind !== 'request') return null
  const renewals = [...terms.renewals, { id, kind, day, until }]
  const renewed = computeDeadlines({ ...terms, renewals }, addDays(dayFromIso(endDate), 1))
  const excess = renewed.warnings.find(({ code }) => code === 'OCCURRENCES_BELOW_RENEWALS')
  if (excess?.params['max']?.kind !== 'number') return null
  return { code: 'RENEWALS_ALL_MADE', params: { max: excess.params['max'].value } }
}

function untilOrRequest(
  { id, kind, day, until }: RenewalRecord,
  deadlines: Deadlines,
  today: Temporal.PlainDate,
): RenewalRefusal | null {
  if (kind !== 'agreement' && kind !== 'request') return null
  const refusal = renewalRefusal({ id, kind, day, until }, deadlines, today)
  if (refusal === null) return null
  return { ...refusal, field: refusal.code === 'RENEWAL_UNTIL_BEFORE_END' ? 'until' : 'day' }
}
