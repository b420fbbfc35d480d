import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type {
  NoticeStatus,
  RegisteredNotice,
} from '../../../packages/domain/src/deadlines/registered-notice.ts'
import { alignedFrom } from './aligned-ends.ts'
import { conditionsOn } from './conditions.ts'
import { parseDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'
import { exitOfNotice } from './early-exits.ts'
import { addNotice } from './notice-limits.ts'
import { lastDayToPrevent } from './renewals.ts'
import type { EndingTerm } from './renewals.ts'
import type { Term } from './term.ts'

/** The notice that counts: against the renewal, on a day, or to end the contract on a set day. */
export type CountedNotice = { kind: 'renewal'; day: Day } | { kind: 'setEnd'; end: Day }

/** A cancelled notice has no effect; an early exit without a right to leave can only prevent the renewal. */
export function countedNotice(facts: LifecycleTerms): CountedNotice | null {
  const notice = facts.notices.find(({ cancelledOn }) => cancelledOn === null)
  if (notice === undefined) return null
  if (notice.kind === 'termination') return { kind: 'setEnd', end: parseDay(notice.endsOn) }
  const day = countedDay(notice, facts)
  if (day === null) return null
  const exit = notice.kind === 'earlyExit' ? exitOfNotice(day, facts) : null
  return exit === null ? { kind: 'renewal', day } : { kind: 'setEnd', end: exit }
}

/** R8: the day on which the notice counts. */
function countedDay(notice: RegisteredNotice, facts: LifecycleTerms): Day | null {
  const days = { sent: notice.sentOn, presented: notice.presentedOn, received: notice.receivedOn }
  const known = parseKnownDay(days[facts.noticeCountsWhen])
  return known === null ? null : parseKnownDay(days[conditionsOn(known, facts).noticeCountsWhen])
}

/** R9, R14: notified by the limit, the contract ends at E; later, it is renewed and the next term is tried. */
export function isRefusedBy(
  notice: CountedNotice | null,
  term: EndingTerm,
  facts: LifecycleTerms,
): boolean {
  return notice?.kind === 'renewal' && notice.day <= lastDayToPrevent(term, facts)
}

/** R12: notification + notice, aligned. */
export function endOfIndeterminate(day: Day, { start }: Term, facts: LifecycleTerms): Day {
  const from = Math.max(day, start ?? day)
  const { notice, indeterminateAlignment } = conditionsOn(from, facts)
  const effectiveDay = parseKnownDay(facts.effectiveDate)
  const end = alignedFrom(addNotice(day, notice, facts), indeterminateAlignment, effectiveDay)
  return Math.max(end, from)
}

/** R14: judged on the term in which the notice was given; without a limit there is nothing to be late for. */
export function noticeStatus(
  day: Day,
  term: EndingTerm | undefined,
  facts: LifecycleTerms,
): NoticeStatus {
  if (term?.conditions.renewalType !== 'tacit' || term.limits === null) return 'inTime'
  if (day <= term.limits.prudent) return 'inTime'
  return day <= lastDayToPrevent(term, facts) ? 'withinTolerance' : 'late'
}
