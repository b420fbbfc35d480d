import type { IsoDay } from '../calendar/iso-day.ts'
import type { EndDateMeaning } from './end-date-meaning.ts'

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days'

/** A typed length: "12 mois". */
export interface Span {
  count: number
  unit: DurationUnit
}

/** How long the first term lasts. */
export type ContractDuration =
  | ({ kind: 'span' } & Span)
  | { kind: 'until'; day: IsoDay; meaning: EndDateMeaning }
  | { kind: 'indefinite' }
  /** Until the services are done: no end until someone declares it. */
  | { kind: 'services'; endedOn: IsoDay | null }

/** On the wire `tacitRenewalDuration=gte:999999` means indefinite (specification 7). */
export const INDETERMINATE_DURATION_CODE = 999_999

/** Code civil 1210 forbids perpetual commitments; courts read 99 years as the outer limit. */
const LONGEST_YEARS = 99

const SPANS_A_YEAR: Record<DurationUnit, number> = {
  years: 1,
  months: 12,
  weeks: 52.18,
  days: 365.25,
}

/** @example isPerpetual({ count: 100, unit: 'years' }) // true */
export function isPerpetual(span: Span): boolean {
  return span.count / SPANS_A_YEAR[span.unit] > LONGEST_YEARS
}
