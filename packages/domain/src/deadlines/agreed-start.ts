import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import { workingCalendar } from '../calendar/working-days.ts'
import { withAmendedEnd } from './amended-end.ts'
import { appliesBy, inOrderOfEffect, startPatch } from './amendment.ts'
import type { Amendment } from './amendment.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { firstTerm } from './next-term.ts'
import { nothingSpent } from './spent-records.ts'
import { endOfCount } from './term-count.ts'

/** The date of effect as amendments moved it. Every term hangs from it (R1, R2). */
export interface AgreedStart {
  /** As stated by the contract or by the last amendment that could move it; null: the day of the signature, if any. */
  effectiveDate: IsoDay | null
  setBy: Amendment | null
  /** Every amendment that moved it, one after the other. */
  movers: readonly Amendment[]
  /** Amendments that state another date of effect, and move nothing. */
  unmoved: readonly Amendment[]
}

/**
 * R13 for the date of effect: an amendment moves it while the first term, as agreed until then, is not over: signed and
 * in effect on or before its last day. What it says of the duration goes with it. One that would have the first term end
 * before it starts moves nothing.
 *
 * @example agreedStart(terms).effectiveDate // '2026-03-01'
 */
export function agreedStart(terms: LifecycleTerms): AgreedStart {
  const ordered = inOrderOfEffect(terms.amendments)
  return ordered.reduce<AgreedStart>(
    (agreed, amendment, place) => {
      const day = startPatch(amendment)?.value
      if (day === undefined) return agreed
      const movers = [...agreed.movers, amendment]
      const end = firstEnd(terms, agreed, ordered.slice(0, place))
      const moved = firstEnd(terms, { effectiveDate: day, movers }, ordered.slice(0, place + 1))
      const isOver = end !== null && !appliesBy(amendment, end)
      const isBackwards = moved !== null && isBefore(moved, dayFromIso(day))
      return isOver || isBackwards
        ? { ...agreed, unmoved: [...agreed.unmoved, amendment] }
        : { ...agreed, effectiveDate: day, setBy: amendment, movers }
    },
    { effectiveDate: terms.effectiveDate, setBy: null, movers: [], unmoved: [] },
  )
}

/** The last day of the first term as agreed, from a date of effect on; null: without end, or not known. */
export function firstEnd(
  terms: LifecycleTerms,
  { effectiveDate, movers }: Pick<AgreedStart, 'effectiveDate' | 'movers'>,
  amendments: readonly Amendment[],
): Temporal.PlainDate | null {
  const start = startOf({ ...terms, effectiveDate })
  const facts = {
    terms,
    // Only notices depend on the day.
    today: start ?? dayFromIso('2000-01-01'),
    calendar: workingCalendar(terms.calendar, []),
    start,
    startSetBy: null,
    startMovers: movers,
    unmovedStarts: [],
    amendments,
    renewals: [],
    notices: [],
    setEnds: [],
    eventDays: [],
  }
  const draft = firstTerm(facts)
  if (draft === null) return null
  return endOfCount(withAmendedEnd(draft, facts, nothingSpent()).count)?.end ?? null
}

/** Without a date of effect, a contract takes effect on the day of its signature. */
export function startOf({
  effectiveDate,
  signatureDate,
}: Pick<LifecycleTerms, 'effectiveDate' | 'signatureDate'>): Temporal.PlainDate | null {
  const day = effectiveDate ?? signatureDate
  return day === null ? null : dayFromIso(day)
}
