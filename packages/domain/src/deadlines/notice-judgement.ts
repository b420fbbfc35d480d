import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { CountedNotice, LifecycleFacts } from './lifecycle-facts.ts'
import { noticeStatus } from './registered-notice.ts'
import type { NoticeStatus, RegisteredNotice } from './registered-notice.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R14: how the notice that decides was given, and when it takes effect. */
export interface NoticeJudgement {
  notice: RegisteredNotice
  /** `null` for a termination: nothing is counted. */
  counted: Temporal.PlainDate | null
  assumed: boolean
  status: NoticeStatus
  /** Last day in force because of it; `null` when no end was found for it. */
  effect: Temporal.PlainDate | null
  /** The term during which it was given. */
  term: UnfoldedTerm
}

/**
 * The judgement of the notice that ends the contract, else of the last one given. `null` when there
 * is none in force.
 */
export function judgeNotice(
  terms: readonly UnfoldedTerm[],
  facts: LifecycleFacts,
): NoticeJudgement | null {
  const last = terms.at(-1)
  if (last === undefined) return null
  const ending = last.outcome.kind === 'terminated' ? last.outcome.notice : null
  const counted = facts.notices.find(({ notice }) => notice.id === ending?.id)
  const given = counted ?? (ending === null ? facts.notices.at(-1) : undefined)
  const effect = ending === null ? null : last.end
  if (given !== undefined) return judged(given, terms, last, effect)
  if (ending === null) return null
  return { notice: ending, ...actDay(ending), status: 'inTime', effect, term: last }
}

function judged(
  { notice, counted, assumed }: CountedNotice,
  terms: readonly UnfoldedTerm[],
  last: UnfoldedTerm,
  effect: Temporal.PlainDate | null,
): NoticeJudgement {
  const term = terms.find(({ end }) => end === null || !isBefore(end, counted)) ?? last
  return { notice, counted, assumed, status: noticeStatus(counted, term.limits), effect, term }
}

/** A termination or an early exit counts on the day on which it was sent, when that is known. */
function actDay(notice: RegisteredNotice): Pick<NoticeJudgement, 'counted' | 'assumed'> {
  const day = notice.receivedOn ?? notice.presentedOn ?? notice.sentOn
  return { counted: day === null ? null : dayFromIso(day), assumed: false }
}
