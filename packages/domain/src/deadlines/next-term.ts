import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { Span } from './contract-duration.ts'
import { nextEventAfter } from './lifecycle-facts.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { Spent } from './spent-records.ts'
import { countOfDuration, countAfter, endOfCount, nextCount, renewalsBefore } from './term-count.ts'
import type { TermCount } from './term-count.ts'
import { countedSpan } from './term-end.ts'
import type { TermDraft, TermOutcome, UnfoldedTerm } from './unfolded-term.ts'

/** Terms shown before the current one; older equal ones are skipped in one step. */
export const PAST_TERMS_KEPT = 24

/** The first term; `null` when its start or its duration is not known. */
export function firstTerm({ terms, start }: LifecycleFacts): TermDraft | null {
  if (terms.duration === null) return null
  const count = countOfDuration(terms.duration, start)
  if (count === null) return null
  const openEnded = terms.duration.kind === 'services' ? 'services' : 'indeterminate'
  return {
    number: 1,
    start,
    before: null,
    count,
    origin: 'initial',
    endSource: { kind: 'duration' },
    renewalsMade: 0,
    openEnded: count.by === 'open' ? openEnded : null,
  }
}

/** The term that follows a settled one; `null` when the contract ends or has no end. */
export function nextTerm(
  term: UnfoldedTerm,
  facts: LifecycleFacts,
  spent: Spent,
): TermDraft | null {
  if (term.outcome.kind !== 'renews' || term.end === null) return null
  const { origin, renewal } = term.outcome
  if (renewal !== null) spend(renewal, facts, spent)
  const start = addDays(term.end, 1)
  const count = renewedCount(term, term.end, term.outcome)
  return {
    number: term.number + 1,
    start,
    before: { count: term.count, end: term.end },
    count,
    origin,
    endSource: renewal === null ? { kind: 'duration' } : { kind: 'renewal', renewal },
    renewalsMade: term.renewalsMade + 1,
    openEnded: count.by === 'open' ? 'indeterminate' : null,
  }
}

/** A renewal is used once, and supersedes earlier notices. */
function spend(renewal: RecordedRenewal, facts: LifecycleFacts, spent: Spent): void {
  spent.renewals.add(renewal.id)
  for (const { notice, counted } of facts.notices) {
    if (isBefore(counted, dayFromIso(renewal.day))) spent.notices.add(notice.id)
  }
}

/**
 * R2, R11: until the agreed day, else for the renewal duration, else indeterminate (1214). Continuing without an
 * agreement is always indeterminate.
 */
function renewedCount(
  term: UnfoldedTerm,
  end: Temporal.PlainDate,
  { origin, renewal }: Extract<TermOutcome, { kind: 'renews' }>,
): TermCount {
  const until = renewal === null ? null : agreedUntil(renewal, end)
  if (until !== null) return { by: 'date', end: until }
  const { renewalDuration } = term.conditions
  if (origin === 'performance' || renewalDuration === null) return { by: 'open' }
  return nextCount(term.count, end, renewalDuration)
}

function agreedUntil(renewal: RecordedRenewal, end: Temporal.PlainDate): Temporal.PlainDate | null {
  const until = renewal.until === null ? null : dayFromIso(renewal.until)
  return until !== null && isAfter(until, end) ? until : null
}

/**
 * The next term, far ahead: while no record can change the course, equal tacit renewals are skipped in one step, so
 * that a daily renewal since 1990 costs no more than a yearly one. `null` when there is nothing to skip.
 */
export function skipQuietTerms(term: UnfoldedTerm, facts: LifecycleFacts): TermDraft | null {
  const { outcome, end, conditions } = term
  if (end === null || outcome.kind !== 'renews' || outcome.origin !== 'tacit') return null
  const { renewalDuration, maxRenewals } = conditions
  if (renewalDuration === null || facts.notices.some(({ counted }) => !isAfter(counted, end)))
    return null
  const quietUntil = nextEventAfter(facts, end)
  if (isNear(end, quietUntil, renewalDuration)) return null
  const possible = renewalsBefore(term.count, end, renewalDuration, quietUntil) - PAST_TERMS_KEPT
  const allowed = maxRenewals === null ? possible : maxRenewals - term.renewalsMade - 1
  const skipped = Math.min(possible, allowed)
  if (skipped <= 0) return null
  const skippedTo = countAfter(term.count, end, renewalDuration, skipped)
  const before = endOfCount(skippedTo)
  if (before === null) return null
  return {
    number: term.number + 1 + skipped,
    start: addDays(before.end, 1),
    before: { count: skippedTo, end: before.end },
    count: countAfter(term.count, end, renewalDuration, skipped + 1),
    origin: 'tacit',
    endSource: { kind: 'duration' },
    renewalsMade: term.renewalsMade + 1 + skipped,
    openEnded: null,
  }
}

/** A rough check that nearly always avoids the exact one: too near for any term to be skipped. */
function isNear(end: Temporal.PlainDate, until: Temporal.PlainDate, span: Span): boolean {
  const counted = countedSpan(span)
  const leastDays = counted.by === 'months' ? 28 * counted.months : counted.days
  return 366 * (until.year - end.year + 1) < PAST_TERMS_KEPT * leastDays
}
