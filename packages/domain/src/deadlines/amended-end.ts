import type { Temporal } from 'temporal-polyfill'
import { isBefore } from '../calendar/compare-days.ts'
import { addDays } from '../calendar/days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { appliesBy, endPatch, isSignedBy } from './amendment.ts'
import type { Amendment, AmendmentPatch } from './amendment.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { setOpenEnd } from './open-end.ts'
import type { Spent } from './spent-records.ts'
import { countOfDuration, endOfCount, nextCount } from './term-count.ts'
import type { TermCount } from './term-count.ts'
import type { TermDraft } from './unfolded-term.ts'

/**
 * R13: the draft after every amendment that moves the end of this term, in order of effect. One that comes after the end
 * as counted may still be in time for the end that another sets. Each amendment is spent once.
 */
export function withAmendedEnd(draft: TermDraft, facts: LifecycleFacts, spent: Spent): TermDraft {
  const pending = facts.amendments.filter(
    (amendment) => endPatch(amendment) !== null && !spent.amendments.has(amendment.id),
  )
  let applied: readonly Amendment[] = []
  let current = draft
  for (;;) {
    const next = pending.find(
      (amendment) => !applied.includes(amendment) && isInTime(amendment, current, facts, spent),
    )
    if (next === undefined) break
    applied = pending.filter((amendment) => amendment === next || applied.includes(amendment))
    current = applied.reduce((moved, amendment) => movedEnd(moved, amendment) ?? moved, draft)
  }
  return applied.reduce((moved, amendment) => applyEnd(moved, amendment, spent), draft)
}

/** One that moved the date of effect sets the end of the first term, even where it would have passed before. */
function isInTime(
  amendment: Amendment,
  draft: TermDraft,
  facts: LifecycleFacts,
  spent: Spent,
): boolean {
  const end = endOfCount(draft.count)?.end ?? null
  if (end === null) return isAliveAt(amendment, draft, facts, spent)
  const isOfStart = draft.before === null && facts.startMovers.includes(amendment)
  return isOfStart || appliesBy(amendment, end)
}

/**
 * A contract about to expire: the first amendment signed by then that moves its end further, even
 * if it says that it takes effect afterwards ("prolonged from 1 January"). `null` when there is none.
 */
export function withExtension(
  draft: TermDraft,
  end: Temporal.PlainDate,
  facts: LifecycleFacts,
  spent: Spent,
): TermDraft | null {
  for (const amendment of facts.amendments) {
    if (!isSignedBy(amendment, end)) continue
    const extended = applyEnd(draft, amendment, spent, addDays(end, 1))
    if (extended !== draft) return extended
  }
  return null
}

/** An end before `earliest` is refused. */
function applyEnd(
  draft: TermDraft,
  amendment: Amendment,
  spent: Spent,
  earliest = draft.start,
): TermDraft {
  if (endPatch(amendment) === null || spent.amendments.has(amendment.id)) return draft
  spent.amendments.add(amendment.id)
  const moved = movedEnd(draft, amendment, earliest)
  if (moved === null) spent.refusedAmendments.add(amendment.id)
  return moved ?? draft
}

/** Null: the end would be before `earliest`, or cannot be counted. */
function movedEnd(
  draft: TermDraft,
  amendment: Amendment,
  earliest = draft.start,
): TermDraft | null {
  const patch = endPatch(amendment)
  const count = patch === null ? null : amendedCount(patch, draft)
  if (patch === null || count === null) return null
  const end = endOfCount(count)?.end ?? null
  if (end !== null && earliest && isBefore(end, earliest)) return null
  return {
    ...draft,
    count,
    endSource: { kind: 'amendment', amendment },
    openEnded: count.by === 'open' ? openEndedBy(patch) : null,
  }
}

/** R2: a duration adds to those before this term; `null` when its start is not known. */
function amendedCount(
  patch: Extract<AmendmentPatch, { field: 'endDate' | 'duration' }>,
  { start, before }: TermDraft,
): TermCount | null {
  if (patch.field === 'endDate') return { by: 'date', end: dayFromIso(patch.value) }
  if (patch.value.kind !== 'span' || before === null) return countOfDuration(patch.value, start)
  return nextCount(before.count, before.end, patch.value)
}

function openEndedBy(
  patch: Extract<AmendmentPatch, { field: 'endDate' | 'duration' }>,
): TermDraft['openEnded'] {
  return patch.field === 'duration' && patch.value.kind === 'services'
    ? 'services'
    : 'indeterminate'
}

/** R13: a term without end can be given one until the day on which a notice ends it. */
function isAliveAt(
  amendment: Amendment,
  draft: TermDraft,
  facts: LifecycleFacts,
  spent: Spent,
): boolean {
  const stopped = setOpenEnd(draft, facts, spent)?.endsOn
  return stopped === undefined || !isBefore(stopped, dayFromIso(amendment.signedOn))
}
