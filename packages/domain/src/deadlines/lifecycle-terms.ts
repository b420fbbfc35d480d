import type { HolidayRegion } from '../calendar/french-holidays.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Amendment } from './amendment.ts'
import type { ContractDuration } from './contract-duration.ts'
import type { FieldSource } from './field-source.ts'
import type { RecordedRenewal, RefusedRenewal } from './recorded-renewal.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import type { RenewalConditions } from './renewal-conditions.ts'
import type { SpecialRegime } from './special-regime.ts'

/**
 * A contract's lifecycle terms as typed and stored. All days are ISO strings (`YYYY-MM-DD`): this is an edge. Valid
 * input is what `lifecycleRefusals` accepts.
 */
export interface LifecycleTerms extends RenewalConditions {
  /** Unsigned, nothing runs: the dates are those that it would have, and no renewal is certain. */
  isSigned: boolean
  signatureDate: IsoDay | null
  effectiveDate: IsoDay | null
  duration: ContractDuration | null
  calendar: HolidayRegion
  /** The company's own closing days. */
  closingDays: readonly IsoDay[]
  /** Company setting: days before the limit when people are alerted. */
  noticeWindowDays: number
  renewals: readonly RecordedRenewal[]
  refusedRenewals?: readonly RefusedRenewal[]
  notices: readonly RegisteredNotice[]
  amendments: readonly Amendment[]
  regime: SpecialRegime | null
  /** Both sides continued to perform after the end (1214, 1215). */
  performedAfterEnd: boolean
  /** The source of a field that no person typed. */
  sources?: Partial<Record<LifecycleField, FieldSource>>
}

/** The fields of the lifecycle form; the key of a refusal, of a label and of a trace source. */
export type LifecycleField =
  | keyof RenewalConditions
  | 'signatureDate'
  | 'effectiveDate'
  | 'duration'
  | 'calendar'
  | 'closingDays'
  | 'noticeWindowDays'
  | 'renewals'
  | 'refusedRenewals'
  | 'notices'
  | 'amendments'
  | 'regime'
  | 'performedAfterEnd'

const DEFAULT_NOTICE_WINDOW_DAYS = 30

/**
 * Lifecycle terms of a signed contract with nothing typed and the defaults of the rules: counted on receipt, e-mail, limits
 * that never roll, metropolitan France, a notice window of 30 days.
 *
 * @example lifecycleTerms({ effectiveDate: '2026-01-01', duration: { kind: 'span', count: 12, unit: 'months' } })
 */
export function lifecycleTerms(typed: Partial<LifecycleTerms> = {}): LifecycleTerms {
  return {
    isSigned: true,
    signatureDate: null,
    effectiveDate: null,
    duration: null,
    renewalType: 'none',
    renewalDuration: null,
    maxRenewals: null,
    notice: null,
    roll: 'none',
    noticeCountsWhen: 'received',
    sendingMode: 'email',
    calendar: 'france',
    closingDays: [],
    noticeWindowDays: DEFAULT_NOTICE_WINDOW_DAYS,
    renewals: [],
    notices: [],
    amendments: [],
    regime: null,
    performedAfterEnd: false,
    earlyExit: null,
    indeterminateAlignment: 'exactDay',
    ...typed,
  }
}
