import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { isoDay, isoDayOrNull } from '../calendar/iso-day.ts'
import { collectWarnings } from './collect-warnings.ts'
import { INDETERMINATE_DURATION_CODE } from './contract-duration.ts'
import type { ContractTerm, Deadlines, EarlyExitDeadline, NoticeVerdict } from './deadlines.ts'
import { earlyExits } from './early-exits.ts'
import type { EarlyExitDay } from './early-exits.ts'
import { explainDeadlines } from './explain-deadlines.ts'
import { lifecycleFacts } from './gather-facts.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { nextChange } from './next-change.ts'
import type { NoticeJudgement } from './notice-judgement.ts'
import { isRenewalCertain, noticeWindowOpens, phaseOf } from './phase.ts'
import { refusedIn } from './refused-in.ts'
import { regimeDeadlines } from './regime-deadlines.ts'
import { renewalAnswer } from './renewal-answer.ts'
import { unfoldTerms } from './unfold-terms.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

const DEFAULT_FUTURE_TERMS = 3

/**
 * R17: every deadline of a contract as of `today`, with its explanation. Pure: the same input gives
 * the same output, in the browser as on the server. These are engineering rules after French
 * practice, not legal advice: the contract's own counting clause prevails.
 *
 * @param terms valid lifecycle (see `lifecycleRefusals`); unknown dates give `null` and a warning
 * @param today the company's calendar day (`todayIn`)
 * @param options.futureTerms terms to foresee after the current one (3)
 * @throws RangeError when a day of `terms` is not a calendar day
 * @example computeDeadlines(lifecycleTerms({
 *   effectiveDate: '2026-01-01', duration: { kind: 'span', count: 12, unit: 'months' },
 *   renewalType: 'tacit', renewalDuration: { count: 12, unit: 'months' },
 *   notice: { unit: 'months', count: 3 },
 * }), Temporal.PlainDate.from('2026-05-04')).legalLimit // '2026-09-30'
 */
export function computeDeadlines(
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
  options: { futureTerms?: number } = {},
): Deadlines {
  const facts = lifecycleFacts(terms, today)
  const unfolding = unfoldTerms(facts, options.futureTerms ?? DEFAULT_FUTURE_TERMS)
  const { current } = unfolding
  const limits = current?.limits ?? null
  const phase = phaseOf(unfolding, facts)
  const isIndeterminate = current?.openEnded === 'indeterminate'
  return {
    legalLimit: isoDayOrNull(limits?.legal ?? null),
    prudentLimit: isoDayOrNull(limits?.prudent ?? null),
    sendBy: isoDayOrNull(limits?.sendBy ?? null),
    noticeWindowOpens: isoDayOrNull(limits && noticeWindowOpens(limits, facts)),
    limitMeaning: limits && meaningOf(current),
    terms: unfolding.terms.map((term, index) =>
      contractTerm(term, unfolding.terms[index - 1] ?? null, facts),
    ),
    earlyExits: earlyExits(unfolding, facts).map(exitDeadline),
    phase,
    term: termOf(current),
    endDate: isoDayOrNull(current?.end ?? null),
    changesOn: isoDayOrNull(nextChange(unfolding, facts)),
    renewal: renewalAnswer(current, facts),
    ...endingOf(unfolding),
    indeterminateSince: isIndeterminate ? isoDayOrNull(current.start) : null,
    durationCode: isIndeterminate ? INDETERMINATE_DURATION_CODE : null,
    notice: unfolding.notice && verdictOf(unfolding.notice),
    regime: regimeDeadlines(current, facts),
    warnings: collectWarnings(unfolding, facts),
    trace: explainDeadlines(unfolding, facts, phase),
  }
}

function exitDeadline({ basis, exitOn, limits }: EarlyExitDay): EarlyExitDeadline {
  return {
    basis,
    exitOn: isoDay(exitOn),
    legalLimit: isoDay(limits.legal),
    prudentLimit: isoDay(limits.prudent),
    sendBy: isoDay(limits.sendBy),
  }
}

function meaningOf(current: UnfoldedTerm | null): Deadlines['limitMeaning'] {
  return current?.conditions.renewalType === 'withNotice' ? 'obtainRenewal' : 'preventRenewal'
}

function contractTerm(
  term: UnfoldedTerm,
  previous: UnfoldedTerm | null,
  facts: LifecycleFacts,
): ContractTerm {
  const hasStarted = term.start === null || !isAfter(term.start, facts.today)
  return {
    number: term.number,
    start: isoDayOrNull(term.start),
    end: isoDayOrNull(term.end),
    origin: term.origin,
    isCertain:
      facts.terms.isSigned &&
      (hasStarted || previous === null || isRenewalCertain(previous, facts)),
    isRenewalRecorded: term.outcome.kind === 'renews' && term.outcome.renewal !== null,
    isRenewalRefused: term.outcome.kind === 'expires' && refusedIn(term, facts) !== null,
    legalLimit: isoDayOrNull(term.limits?.legal ?? null),
    prudentLimit: isoDayOrNull(term.limits?.prudent ?? null),
    sendBy: isoDayOrNull(term.limits?.sendBy ?? null),
  }
}

/** `of`: the most terms that the conditions allow, never below the current one. */
function termOf(current: UnfoldedTerm | null): Deadlines['term'] {
  if (current === null) return { number: 1, of: null, origin: 'initial' }
  const { number, origin, conditions, openEnded } = current
  return { number, of: openEnded === null ? mostTerms(number, conditions) : null, origin }
}

function mostTerms(number: number, conditions: UnfoldedTerm['conditions']): number | null {
  if (conditions.renewalType === 'none') return number
  if (conditions.maxRenewals === null) return null
  return Math.max(number, conditions.maxRenewals + 1)
}

function endingOf({ last }: Unfolding): Pick<Deadlines, 'finalEnd' | 'ending'> {
  switch (last?.outcome.kind) {
    case 'expires':
      return { finalEnd: isoDayOrNull(last.end), ending: 'expiry' }
    case 'terminated':
      return { finalEnd: isoDayOrNull(last.end), ending: 'termination' }
    default:
      return { finalEnd: null, ending: null }
  }
}

function verdictOf({ notice, counted, status, effect }: NoticeJudgement): NoticeVerdict {
  return {
    noticeId: notice.id,
    kind: notice.kind,
    countedOn: isoDayOrNull(counted),
    status,
    effect: isoDayOrNull(effect),
  }
}
