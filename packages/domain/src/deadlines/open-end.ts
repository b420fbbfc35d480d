import { isBefore, latestDay } from '../calendar/compare-days.ts'
import { endAfterNotification } from './indeterminate-end.ts'
import type { LifecycleFacts, SetEnd } from './lifecycle-facts.ts'
import type { Spent } from './spent-records.ts'
import { conditionsBy } from './term-conditions.ts'
import type { TermDraft } from './unfolded-term.ts'

/** R12: the end that a notice, or a set day, gives to a term without one; a notice older than an agreement gives none. */
export function setOpenEnd(
  draft: TermDraft,
  facts: LifecycleFacts,
  spent: Spent,
): SetEnd | undefined {
  const ends = [facts.setEnds[0], noticeEnd(draft, facts, spent)].filter((end) => end !== undefined)
  const [first] = ends.sort((a, b) => (isBefore(a.endsOn, b.endsOn) ? -1 : 1))
  return first
}

function noticeEnd(draft: TermDraft, facts: LifecycleFacts, spent: Spent): SetEnd | undefined {
  const given = facts.notices.find(({ notice }) => !spent.notices.has(notice.id))
  if (given === undefined) return undefined
  const from = draft.start === null ? given.counted : latestDay(given.counted, draft.start)
  const { notice, indeterminateAlignment } = conditionsBy(facts.terms, from)
  const endsOn = endAfterNotification(
    given.counted,
    notice,
    indeterminateAlignment,
    facts.start,
    facts.calendar,
  )
  return { notice: given.notice, endsOn: latestDay(endsOn, from) }
}
