import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { addDays } from '../calendar/days.ts'
import { earlyExits } from './early-exits.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { noticeWindowOpens } from './phase.ts'
import type { Unfolding } from './unfold-terms.ts'

/**
 * The first day after today on which the phase, the term or one of its dates may change; `null`: never again, as long
 * as nothing is recorded. The engine compares today only with these days, so between two of them its result is the
 * same.
 */
export function nextChange(unfolding: Unfolding, facts: LifecycleFacts): Temporal.PlainDate | null {
  const { terms, spent } = unfolding
  const current = unfolding.current?.limits ?? null
  const turns = [
    // Without a known duration there are no terms.
    terms.length === 0 ? facts.start : null,
    // A past legal limit also unfolds the terms further, which may show how the contract ends.
    ...terms.flatMap(({ start, end, limits }) => [
      // Agreed to end before it begins, it never begins.
      start && end && isBefore(end, start) ? null : start,
      dayAfter(end),
      dayAfter(limits?.legal ?? null),
    ]),
    ...spent.lastDays.map(dayAfter),
    ...earlyExits(unfolding, facts).map(({ limits }) => dayAfter(limits.legal)),
    current && noticeWindowOpens(current, facts),
    current && dayAfter(current.lastChance),
  ]
  return turns.reduce<Temporal.PlainDate | null>((first, day) => {
    if (day === null || !isAfter(day, facts.today)) return first
    return first === null || isBefore(day, first) ? day : first
  }, null)
}

function dayAfter(day: Temporal.PlainDate | null): Temporal.PlainDate | null {
  return day && addDays(day, 1)
}
