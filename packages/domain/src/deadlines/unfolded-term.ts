import type { Temporal } from 'temporal-polyfill'
import type { Amendment } from './amendment.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import type { TermConditions } from './term-conditions.ts'
import type { TermCount } from './term-count.ts'
import type { TermLimits } from './term-limits.ts'

/** How a term came about. `performance`: both sides simply continued (1214, 1215). */
export type TermOrigin = 'initial' | 'tacit' | 'agreement' | 'request' | 'performance'

/** What the end of a term was derived from. */
export type TermEndSource =
  | { kind: 'duration' }
  | { kind: 'amendment'; amendment: Amendment }
  | { kind: 'renewal'; renewal: RecordedRenewal }

/** A term about to be settled: where it starts and how its end is counted. */
export interface TermDraft {
  /** 1 is the initial term. */
  number: number
  /** `null`: only an end date is known. */
  start: Temporal.PlainDate | null
  /** What the duration of this term adds to; `null` for the initial term. */
  before: { count: TermCount; end: Temporal.PlainDate } | null
  count: TermCount
  origin: TermOrigin
  endSource: TermEndSource
  /** Renewals before this term. */
  renewalsMade: number
  /** Why a term has no end; `null` when it has one. */
  openEnded: 'indeterminate' | 'services' | null
}

/** What happens after a term's last day, as far as today's facts determine it. */
export type TermOutcome =
  | { kind: 'renews'; origin: Exclude<TermOrigin, 'initial'>; renewal: RecordedRenewal | null }
  | { kind: 'expires' }
  | { kind: 'terminated'; notice: RegisteredNotice }
  /** No end known. */
  | { kind: 'goesOn' }

/** A term with its end, the conditions that rule it, its limits and what follows. */
export interface UnfoldedTerm extends TermDraft {
  end: Temporal.PlainDate | null
  /** The notice that cut the term on a set day, before its counted end. */
  cutBy: RegisteredNotice | null
  /** R1: the day of month of the anchor does not exist in the month of the end. */
  dayMissing: boolean
  conditions: TermConditions
  /** R10: all renewals are used, the contract expires at the end of this term. */
  isLast: boolean
  limits: TermLimits | null
  outcome: TermOutcome
}
