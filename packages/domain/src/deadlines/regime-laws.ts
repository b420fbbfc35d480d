import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { EndAlignment } from './indeterminate-end.ts'
import type { NoticeCountsWhen } from './send-by.ts'
import type { SpecialRegime } from './special-regime.ts'
import type { TraceSource } from './trace.ts'

/** What an article says in figures, from one day to another. A rewording that leaves the figures is no new version. */
export interface LawVersion<Figures> {
  /** The first day; `null`: not established, and `note` says so. */
  inForceFrom: IsoDay | null
  /** The last day; `null`: in force as far as is known here. */
  inForceUntil: IsoDay | null
  figures: Figures
  note: string | null
}

/** An article of a special regime (R16, R18), in its versions. */
export interface RegimeLaw<Figures> {
  regime: SpecialRegime['kind']
  /** As explanations name it. */
  article: string
  /** The day of a contract's life that decides which version is read. */
  readOn: 'dayOfConditions' | 'effectiveDay' | 'legalLimit' | 'postmarkOfReminder'
  /** The oldest first. */
  versions: readonly [LawVersion<Figures>, ...LawVersion<Figures>[]]
}

/** Checked against no official text of each day: nothing is claimed about when they began. */
const NOT_ESTABLISHED = {
  inForceFrom: null,
  inForceUntil: null,
  note: 'The first day of these figures is not established here; they are read for every day.',
} as const

/** A lease ends by notice, for a day that the law sets once it is in tacit continuation. */
const leaseNotice: RegimeLaw<{ noticeMonths: number; alignment: EndAlignment }> = {
  regime: 'commercialLease',
  article: 'C. com. L145-9',
  readOn: 'dayOfConditions',
  versions: [{ ...NOT_ESTABLISHED, figures: { noticeMonths: 6, alignment: 'quarterEnd' } }],
}

/** The tenant may leave at the end of each period; mandatory, the lease can neither lengthen nor shorten the notice. */
const leaseExit: RegimeLaw<{ periodMonths: number; noticeMonths: number }> = {
  regime: 'commercialLease',
  article: 'C. com. L145-4',
  readOn: 'effectiveDay',
  versions: [{ ...NOT_ESTABLISHED, figures: { periodMonths: 36, noticeMonths: 6 } }],
}

/** Where the policy states no other notice. */
const insuranceNotice: RegimeLaw<{ noticeMonths: number; noticeCountsWhen: NoticeCountsWhen }> = {
  regime: 'insurance',
  article: 'C. assur. L113-12',
  readOn: 'dayOfConditions',
  versions: [{ ...NOT_ESTABLISHED, figures: { noticeMonths: 2, noticeCountsWhen: 'sent' } }],
}

/** The reminder is posted so many days before the limit, or a private person has more days to act from it on. */
const insuranceReminder: RegimeLaw<{ leastDaysBefore: number; daysToAct: number }> = {
  regime: 'insurance',
  article: 'C. assur. L113-15-1',
  readOn: 'postmarkOfReminder',
  versions: [{ ...NOT_ESTABLISHED, figures: { leastDaysBefore: 15, daysToAct: 20 } }],
}

/** The months before the limit between which the consumer is informed. */
const consumerInformation: RegimeLaw<{ earliestMonths: number; latestMonths: number }> = {
  regime: 'consumer',
  article: 'C. conso. L215-1',
  readOn: 'legalLimit',
  versions: [
    {
      inForceFrom: '2016-07-01',
      inForceUntil: null,
      figures: { earliestMonths: 3, latestMonths: 1 },
      note: 'The code of consumption as numbered since ordinance 2016-301. The article was reworded later; its figures stand.',
    },
  ],
}

export const REGIME_LAWS = {
  leaseNotice,
  leaseExit,
  insuranceNotice,
  insuranceReminder,
  consumerInformation,
}

/** The article that stands for a whole regime. */
export const MAIN_LAW = {
  commercialLease: leaseNotice,
  insurance: insuranceNotice,
  consumer: consumerInformation,
} satisfies Record<SpecialRegime['kind'], RegimeLaw<unknown>>

/**
 * The version in force on a day. A day before the first one reads the first: what stood before is not recorded, and a
 * contract under the regime needs figures.
 *
 * @param day the one that the law's `readOn` names
 */
function versionOn<Figures>(
  { versions }: RegimeLaw<Figures>,
  day: Temporal.PlainDate,
): LawVersion<Figures> {
  return (
    versions.findLast(
      ({ inForceFrom }) => inForceFrom === null || !isBefore(day, dayFromIso(inForceFrom)),
    ) ?? versions[0]
  )
}

/** What the law says on a day. @example figuresOn(REGIME_LAWS.leaseNotice, end).noticeMonths // 6 */
export function figuresOn<Figures>(law: RegimeLaw<Figures>, day: Temporal.PlainDate): Figures {
  return versionOn(law, day).figures
}

/** The law as the source of a value: its article, and since when it says so. */
export function lawSource(law: RegimeLaw<unknown>, day: Temporal.PlainDate): TraceSource {
  return { kind: 'law', reference: law.article, since: versionOn(law, day).inForceFrom }
}
