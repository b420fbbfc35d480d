import type { IsoDay } from '../calendar/iso-day.ts'
import type { Span } from './contract-duration.ts'
import type { EndAlignment } from './indeterminate-end.ts'
import type { NoticePeriod } from './notice-period.ts'
import type { LimitRoll } from './roll-limits.ts'
import type { NoticeCountsWhen, SendingMode } from './send-by.ts'

/** `none` ends at E; `tacit` continues; `withAgreement` and `withNotice` end unless renewed (R9). */
export type RenewalType = 'none' | 'tacit' | 'withAgreement' | 'withNotice'

/** The right to leave before E: notification + notice, aligned (R18). */
export interface EarlyExit {
  notice: NoticePeriod | null
  alignment: EndAlignment
  /** The lock-in: no exit takes effect before this day. */
  notBefore: IsoDay | null
  /** The first day on which a notice can be given. */
  firstNoticeOn?: IsoDay | null | undefined
  /** The last day that the contract itself sets for the notice: later, the right to leave is lost. */
  notifyBy?: IsoDay | null | undefined
}

/** What an amendment may change for the terms to come, besides the end itself. */
export interface RenewalConditions {
  renewalType: RenewalType
  /** `null`: not stated, so a renewal is of indeterminate duration (R11). */
  renewalDuration: Span | null
  /** `null`: unlimited. */
  maxRenewals: number | null
  notice: NoticePeriod | null
  roll: LimitRoll
  noticeCountsWhen: NoticeCountsWhen
  /** How a notice is sent, which keeps time for its delivery (R8). */
  sendingMode: SendingMode
  earlyExit: EarlyExit | null
  /** How the end of an indeterminate contract is aligned (R12). */
  indeterminateAlignment: EndAlignment
}
