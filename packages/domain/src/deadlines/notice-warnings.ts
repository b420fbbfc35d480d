import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { isRenewalCertain } from './phase.ts'
import { dayResult } from './trace.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'
import { warning } from './warning.ts'
import type { DeadlineWarning } from './warning.ts'

/** Warnings about recorded notices (R12, R14). */
export function noticeWarnings(unfolding: Unfolding, facts: LifecycleFacts): DeadlineWarning[] {
  const { current, terms } = unfolding
  const warnings = [...verdictWarnings(unfolding), ...unusableNotices(facts)]
  if (current?.openEnded === 'indeterminate' && current.conditions.notice === null) {
    warnings.push(warning('REASONABLE_NOTICE'))
  }
  // Another valid notice determines the outcome.
  if (current !== null && unfolding.notice === null) {
    warnings.push(...cancelledTooLate(current, terms, facts))
  }
  const last = terms.at(-1)
  const wasPerformed = facts.terms.performedAfterEnd && last?.outcome.kind === 'terminated'
  if (wasPerformed && last.end !== null && isAfter(facts.today, last.end)) {
    warnings.push(warning('PERFORMED_AFTER_TERMINATION', { end: dayResult(last.end) }))
  }
  return warnings
}

function verdictWarnings({ notice }: Unfolding): DeadlineWarning[] {
  if (notice === null || notice.counted === null) return []
  const { counted, assumed, status, effect, limits } = notice
  const given = { counted: dayResult(counted) }
  const warnings: DeadlineWarning[] = []
  if (limits !== null && effect !== null && status !== 'inTime') {
    const code = status === 'late' ? 'NOTICE_LATE' : 'NOTICE_WITHIN_TOLERANCE'
    const limit = dayResult(limits.lastChance)
    warnings.push(warning(code, { ...given, limit, effect: dayResult(effect) }))
  }
  if (assumed) warnings.push(warning('NOTICE_DAY_ASSUMED', given))
  return warnings
}

function unusableNotices({ terms, notices }: LifecycleFacts): DeadlineWarning[] {
  const warnings: DeadlineWarning[] = []
  const hasNoDay = terms.notices.some(
    ({ kind, cancelledOn, sentOn, presentedOn, receivedOn }) =>
      kind !== 'termination' && cancelledOn === null && !sentOn && !presentedOn && !receivedOn,
  )
  if (hasNoDay) warnings.push(warning('NOTICE_DAY_UNKNOWN'))
  // Early exits with a clause are counted separately; those left here have none.
  if (notices.some(({ notice }) => notice.kind === 'earlyExit')) {
    warnings.push(warning('EARLY_EXIT_NOT_FORESEEN'))
  }
  return warnings
}

/** R14: a termination was cancelled after the limit, so the contract will renew. */
function cancelledTooLate(
  current: UnfoldedTerm,
  terms: readonly UnfoldedTerm[],
  facts: LifecycleFacts,
): DeadlineWarning[] {
  // One cancelled in an earlier term does not affect the coming renewal.
  const wasCancelled = facts.terms.notices.some(
    ({ cancelledOn }) =>
      cancelledOn !== null &&
      (current.start === null || !isBefore(dayFromIso(cancelledOn), current.start)),
  )
  if (!wasCancelled || current.end === null || !isRenewalCertain(current, facts)) return []
  const next = terms.find(({ number }) => number === current.number + 1)
  const renewsOn = next?.start ?? current.end
  return [
    warning('TERMINATION_CANCELLED_RENEWS', {
      limit: dayResult(current.limits?.legal ?? current.end),
      renewsOn: dayResult(renewsOn),
    }),
  ]
}
