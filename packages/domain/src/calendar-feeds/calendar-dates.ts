import type { IsoDay } from '../calendar/iso-day.ts'
import type { ContractTerm, Deadlines, EarlyExitDeadline } from '../deadlines/deadlines.ts'

/** What happens on a day of a contract's life. Texts: `calendar-feed.summary`. */
export type CalendarKind =
  | 'sendBy'
  | 'limit'
  | 'end'
  | 'exitSendBy'
  | 'exitLimit'
  | 'informConsumer'

/** What a date is about: the opposite meanings of a limit (R9), and the ways in which a term ends. */
export type CalendarMeaning =
  | 'preventRenewal'
  | 'obtainRenewal'
  | 'termEnd'
  | 'finalEnd'
  | 'exit'
  | 'consumer'

/** A day of one contract to show in a calendar. */
export interface CalendarDate {
  kind: CalendarKind
  /** The number of the term, or the day of the exit: with the kind, it says which date this is when the day moves. */
  place: string
  day: IsoDay
  meaning: CalendarMeaning
  /** The last day of the term, or of the contract after an exit, that the date decides on; null for an end. */
  concerns: IsoDay | null
  prudentLimit: IsoDay | null
  legalLimit: IsoDay | null
  /** False: the date holds only if the contract renews before it. */
  isCertain: boolean
}

/**
 * The dates of a signed contract from the current term on: those that `alertsOf` announces, years ahead. A limit that
 * nobody can use any more is left out, and so is a send-by day that is its limit.
 *
 * @param signatureDate limits before it are left out
 */
export function calendarDates(deadlines: Deadlines, signatureDate: IsoDay | null): CalendarDate[] {
  const { terms, term, phase } = deadlines
  const ahead = terms.filter(({ number }) => number >= term.number)
  const isEnded = phase === 'ENDED'
  return [
    ...(isEnded ? [] : ahead.flatMap((each) => limitsOf(each, deadlines))),
    ...(isEnded ? [] : deadlines.earlyExits.flatMap((exit) => exitLimits(exit, deadlines))),
    ...(isEnded ? [] : consumerDate(deadlines)),
  ]
    .filter(({ legalLimit }) => legalLimit === null || legalLimit >= (signatureDate ?? ''))
    .concat(ahead.flatMap((each) => endOf(each, deadlines)))
}

function limitsOf(each: ContractTerm, { ending, limitMeaning }: Deadlines): CalendarDate[] {
  const { legalLimit, prudentLimit, sendBy } = each
  if (ending === 'termination' || each.isRenewalRecorded || each.isRenewalRefused) return []
  if (legalLimit === null || prudentLimit === null) return []
  const shared = {
    place: String(each.number),
    meaning: limitMeaning ?? 'preventRenewal',
    concerns: each.end,
    prudentLimit,
    legalLimit,
    isCertain: each.isCertain,
  }
  const limit: CalendarDate = { ...shared, kind: 'limit', day: prudentLimit }
  if (sendBy === null || sendBy === prudentLimit) return [limit]
  return [{ ...shared, kind: 'sendBy', day: sendBy }, limit]
}

/** An exit on the last day of the term is the notice that ends it: that one has its own dates. */
function exitLimits(exit: EarlyExitDeadline, { endDate }: Deadlines): CalendarDate[] {
  const { exitOn, legalLimit, prudentLimit, sendBy } = exit
  if (exitOn === endDate) return []
  const shared = {
    place: exitOn,
    meaning: 'exit',
    concerns: exitOn,
    prudentLimit,
    legalLimit,
    isCertain: true,
  } as const
  const limit: CalendarDate = { ...shared, kind: 'exitLimit', day: prudentLimit }
  if (sendBy === prudentLimit) return [limit]
  return [{ ...shared, kind: 'exitSendBy', day: sendBy }, limit]
}

function consumerDate({ regime, phase, term, endDate, legalLimit }: Deadlines): CalendarDate[] {
  if (regime?.kind !== 'consumer' || regime.isInformed || phase === 'TERMINATING') return []
  if (regime.informUntil === null) return []
  return [
    {
      kind: 'informConsumer',
      place: String(term.number),
      day: regime.informUntil,
      meaning: 'consumer',
      concerns: endDate,
      prudentLimit: null,
      legalLimit,
      isCertain: true,
    },
  ]
}

function endOf({ number, end, isCertain }: ContractTerm, { finalEnd }: Deadlines): CalendarDate[] {
  if (end === null) return []
  return [
    {
      kind: 'end',
      place: String(number),
      day: end,
      meaning: end === finalEnd ? 'finalEnd' : 'termEnd',
      concerns: null,
      prudentLimit: null,
      legalLimit: null,
      isCertain,
    },
  ]
}
