import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { isPerpetual } from './contract-duration.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { noticeWarnings } from './notice-warnings.ts'
import { recordWarnings } from './record-warnings.ts'
import { regimeWarnings } from './regime-warnings.ts'
import { dayResult } from './trace.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'
import { warning } from './warning.ts'
import type { DeadlineWarning } from './warning.ts'

/** Every warning about the dates. */
export function collectWarnings(unfolding: Unfolding, facts: LifecycleFacts): DeadlineWarning[] {
  const { current } = unfolding
  return [
    ...startWarnings(facts, current),
    ...durationWarnings(unfolding, facts),
    ...(current === null ? [] : limitWarnings(current, facts)),
    ...recordWarnings(unfolding, facts),
    ...noticeWarnings(unfolding, facts),
    ...regimeWarnings(current, facts),
  ]
}

function startWarnings(facts: LifecycleFacts, current: UnfoldedTerm | null): DeadlineWarning[] {
  const { duration, effectiveDate, signatureDate } = facts.terms
  if (duration === null) return [warning('DURATION_MISSING')]
  if (current === null) return [warning('START_UNKNOWN')]
  if (effectiveDate !== null || signatureDate === null) return []
  return [warning('START_ASSUMED_FROM_SIGNATURE', { start: { kind: 'day', value: signatureDate } })]
}

function durationWarnings({ terms, current }: Unfolding, facts: LifecycleFacts): DeadlineWarning[] {
  const warnings: DeadlineWarning[] = []
  const { duration } = facts.terms
  if (duration?.kind === 'span' && isPerpetual(duration))
    warnings.push(warning('PERPETUAL_DURATION'))
  const [first] = terms
  if (first !== undefined && isBackwards(first)) warnings.push(warning('END_BEFORE_START'))
  const shortened = firstShortened(terms, current)
  if (shortened !== null) warnings.push(shortened)
  if (current?.openEnded === 'services' && current.end === null) {
    warnings.push(warning('SERVICES_END_UNKNOWN'))
  }
  return warnings
}

function isBackwards({ start, end, outcome }: UnfoldedTerm): boolean {
  return start !== null && end !== null && outcome.kind !== 'terminated' && isBefore(end, start)
}

/** R1: the next term that ends early because its day of month is missing, else the last such one. */
function firstShortened(
  terms: readonly UnfoldedTerm[],
  current: UnfoldedTerm | null,
): DeadlineWarning | null {
  const shortened = terms.filter(({ dayMissing }) => dayMissing)
  const term = shortened.find(({ number }) => number >= (current?.number ?? 1)) ?? shortened.at(-1)
  if (term === undefined || term.end === null || term.count.by !== 'months') return null
  return warning('QUANTIEME_ABSENT', {
    dayOfMonth: { kind: 'number', value: term.count.anchor.day },
    end: dayResult(term.end),
  })
}

/** A limit that nobody could meet is a warning, never an alert in the past. */
function limitWarnings({ limits, start, number }: UnfoldedTerm, { terms }: LifecycleFacts) {
  if (limits === null) return []
  const signed = terms.signatureDate === null ? null : dayFromIso(terms.signatureDate)
  const params = (day: Temporal.PlainDate) => {
    return { limit: dayResult(limits.legal), day: dayResult(day) }
  }
  if (signed !== null && isAfter(signed, limits.legal)) {
    return [warning('LIMIT_BEFORE_SIGNATURE', params(signed))]
  }
  if (number === 1 && start !== null && isAfter(start, limits.legal)) {
    return [warning('LIMIT_BEFORE_START', params(start))]
  }
  return []
}
