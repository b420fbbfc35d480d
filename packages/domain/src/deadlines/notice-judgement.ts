import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { CountedNotice, LifecycleFacts } from './lifecycle-facts.ts'
import { noticeStatus } from './registered-notice.ts'
import type { NoticeStatus, RegisteredNotice } from './registered-notice.ts'
import type { Spent } from './spent-records.ts'
import type { TermLimits } from './term-limits.ts'
import { limitsToPrevent } from './term-outcome.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R14: how the deciding notice was given, and when it takes effect. */
export interface NoticeJudgement {
  notice: RegisteredNotice
  /** `null` for a termination: no notice is counted. */
  counted: Temporal.PlainDate | null
  assumed: boolean
  status: NoticeStatus
  /** Last day in force because of it; `null` when no end was found for it. */
  effect: Temporal.PlainDate | null
  /** The term during which it was given. */
  term: UnfoldedTerm
  /** The limits that it had to meet; `null` when there were none. */
  limits: TermLimits | null
}

/**
 * The judgement of the notice that ends the contract, else of the last one still waiting to take effect. `null` when
 * there is none in force.
 */
export function judgeNotice(
  terms: readonly UnfoldedTerm[],
  facts: LifecycleFacts,
  spent: Spent,
): NoticeJudgement | null {
  const last = terms.at(-1)
  if (last === undefined) return null
  const ending = last.outcome.kind === 'terminated' ? last.outcome.notice : null
  const counted = facts.notices.find(({ notice }) => notice.id === ending?.id)
  const pending = facts.notices.findLast(({ notice }) => !spent.notices.has(notice.id))
  const given = counted ?? (ending === null ? pending : undefined)
  const effect = ending === null ? null : last.end
  if (given !== undefined) return judged(given, terms, last, effect)
  if (ending === null) return null
  return { notice: ending, ...actDay(ending), status: 'inTime', effect, term: last, limits: null }
}

function judged(
  { notice, counted, assumed }: CountedNotice,
  terms: readonly UnfoldedTerm[],
  last: UnfoldedTerm,
  effect: Temporal.PlainDate | null,
): NoticeJudgement {
  const term = terms.find(({ end }) => end === null || !isBefore(end, counted)) ?? last
  const limits = limitsToPrevent(term.conditions, term.limits)
  return { notice, counted, assumed, status: noticeStatus(counted, limits), effect, term, limits }
}

/** A termination or an early exit counts on the day on which it was sent, when that is known. */
function actDay(notice: RegisteredNotice): Pick<NoticeJudgement, 'counted' | 'assumed'> {
  const day = notice.receivedOn ?? notice.presentedOn ?? notice.sentOn
  return { counted: day === null ? null : dayFromIso(day), assumed: false }
}
