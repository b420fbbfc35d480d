import type { IsoDay } from '../calendar/iso-day.ts'
import type { Phase } from './phase.ts'
import type { RenewalAnswer } from './renewal-answer.ts'
import type { RegimeDeadlines } from './regime-deadlines.ts'
import type { NoticeStatus } from './registered-notice.ts'
import type { TraceLine } from './trace.ts'
import type { TermOrigin } from './unfolded-term.ts'
import type { DeadlineWarning } from './warning.ts'

/**
 * R17: the engine's result for a contract on a day. Ready to be stored and sent: every day is an ISO string
 * `YYYY-MM-DD`, every list in order.
 */
export interface Deadlines {
  /** Limits of the current term; `null` when it has none (no renewal to prevent or to obtain). */
  legalLimit: IsoDay | null
  prudentLimit: IsoDay | null
  sendBy: IsoDay | null
  /** First day of the notice window (company setting before the prudent limit). */
  noticeWindowOpens: IsoDay | null
  /** The purpose of the limits: opposite meanings have different colours on screen (R9). */
  limitMeaning: 'preventRenewal' | 'obtainRenewal' | null
  /** The known terms around today: the past ones (at most 24), the current one, the next ones. */
  terms: readonly ContractTerm[]
  /** R18: the exits ahead that a notice given too late would miss, in order of day. */
  earlyExits: readonly EarlyExitDeadline[]
  phase: Phase
  /** Term `number` of `of`; `of` is `null` when renewals are not limited. */
  term: { number: number; of: number | null; origin: TermOrigin }
  /** Last day in force of the current term; `null` when it has no end. */
  endDate: IsoDay | null
  /** The first day after today on which the phase, the term or its dates may change; `null`: never, as things are. */
  changesOn: IsoDay | null
  /** Whether another term follows the current one; `null` when that is no question. */
  renewal: RenewalAnswer | null
  /** Last day in force of the contract, if today's facts determine one. */
  finalEnd: IsoDay | null
  /** How the contract ends on `finalEnd`. */
  ending: 'expiry' | 'termination' | null
  /** First day of the indeterminate stage, once it runs (R11). */
  indeterminateSince: IsoDay | null
  /** 999999 when indeterminate (the wire's `tacitRenewalDuration`), else `null`. */
  durationCode: number | null
  notice: NoticeVerdict | null
  regime: RegimeDeadlines | null
  warnings: readonly DeadlineWarning[]
  /** Why, for the current term: one line per step, each a sentence (`traceSentence`). */
  trace: readonly TraceLine[]
}

export interface ContractTerm {
  /** 1 is the initial term. */
  number: number
  /** `null`: only the end of the first term is known. */
  start: IsoDay | null
  /** Last day in force, included; `null`: no end. */
  end: IsoDay | null
  origin: TermOrigin
  /** Started, or certain to come; otherwise it depends on people's decisions until then. */
  isCertain: boolean
  /** A renewal after this term is recorded: its limit no longer matters. */
  isRenewalRecorded: boolean
  /** Its refusal is recorded, and it ends for lack of a yes: nobody is asked for one any more. */
  isRenewalRefused: boolean
  legalLimit: IsoDay | null
  prudentLimit: IsoDay | null
  sendBy: IsoDay | null
}

/** A day on which a party may leave before the end, with the last days to notify it. */
export interface EarlyExitDeadline {
  /** `clause`: the contract's own. `triennial`: the tenant's right of a commercial lease. */
  basis: 'clause' | 'triennial'
  /** Last day in force. */
  exitOn: IsoDay
  legalLimit: IsoDay
  prudentLimit: IsoDay
  sendBy: IsoDay
}

/** R14. Texts of the status: `deadlines.notice.status.<status>`. */
export interface NoticeVerdict {
  noticeId: string
  kind: 'nonRenewal' | 'earlyExit' | 'termination'
  countedOn: IsoDay | null
  status: NoticeStatus
  /** Last day in force because of it. */
  effect: IsoDay | null
}
