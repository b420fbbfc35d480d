import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeLimits } from './notice-limits.ts'
import type { NoticeCountsWhen } from './send-by.ts'

/** The known days of a letter; at least one, except for a `termination`. */
export interface NoticeDays {
  sentOn: IsoDay | null
  presentedOn: IsoDay | null
  receivedOn: IsoDay | null
}

/**
 * A recorded notice. `nonRenewal`: the contract shall not continue after E (or, when indeterminate, shall end after
 * its notice). `earlyExit`: uses the early exit clause. `termination`: ended on a day by agreement, breach or
 * judgment, without notice to count.
 */
export type RegisteredNotice = NoticeDays & {
  id: string
  /** A cancelled notice stays recorded and has no effect. */
  cancelledOn: IsoDay | null
} & ({ kind: 'nonRenewal' } | { kind: 'earlyExit' } | { kind: 'termination'; endsOn: IsoDay })

/** R14. */
export type NoticeStatus = 'inTime' | 'withinTolerance' | 'late'

/** `assumed`: the day that counts is not known yet, another one replaces it. */
export interface CountedDay {
  day: Temporal.PlainDate
  assumed: boolean
}

const STAND_INS: Record<NoticeCountsWhen, readonly (keyof NoticeDays)[]> = {
  sent: ['sentOn', 'presentedOn', 'receivedOn'],
  presented: ['presentedOn', 'receivedOn', 'sentOn'],
  received: ['receivedOn', 'presentedOn', 'sentOn'],
}

/**
 * R8: the day on which a notice counts; `null` when no day at all is known.
 *
 * @example countedDay({ sentOn: '2026-09-28', presentedOn: null, receivedOn: '2026-10-05' }, 'received')
 *   // { day: 2026-10-05, assumed: false }
 */
export function countedDay(days: NoticeDays, countsWhen: NoticeCountsWhen): CountedDay | null {
  const [wanted, ...others] = STAND_INS[countsWhen]
  for (const known of [wanted, ...others]) {
    const day = known === undefined ? null : days[known]
    if (day !== null) return { day: dayFromIso(day), assumed: known !== wanted }
  }
  return null
}

/**
 * R14: in time up to the prudent limit, within tolerance up to the legal one, then late. Without a
 * limit (the contract ends anyway) every notice is in time.
 *
 * @param lastChance the last day on which the law still accepts it; normally the legal limit
 */
export function noticeStatus(
  counted: Temporal.PlainDate,
  limits: (NoticeLimits & { lastChance: Temporal.PlainDate }) | null,
): NoticeStatus {
  if (limits === null || !isAfter(counted, limits.prudent)) return 'inTime'
  return isAfter(counted, limits.lastChance) ? 'late' : 'withinTolerance'
}
