import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { Phase } from '../../../packages/domain/src/deadlines/phase.ts'
import type { NoticeStatus } from '../../../packages/domain/src/deadlines/registered-notice.ts'
import { conditionsOn } from './conditions.ts'
import { formatKnownDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'
import { canBeMissed, clauseExit, triennialExits } from './early-exits.ts'
import type { Exit } from './early-exits.ts'
import { lifeOf } from './life.ts'
import type { Life, LivedTerm } from './life.ts'
import { noticeStatus } from './notices.ts'
import { lastDayToPrevent } from './renewals.ts'
import { startedAsAgreed } from './start.ts'

/** What the rules say of a contract on a day, worked out a second time from their text. */
export interface Verdict {
  legalLimit: string | null
  prudentLimit: string | null
  sendBy: string | null
  noticeWindowOpens: string | null
  phase: Phase
  termNumber: number
  termOf: number | null
  endDate: string | null
  finalEnd: string | null
  ending: Life['ending']
  indeterminateSince: string | null
  durationCode: number | null
  noticeStatus: NoticeStatus | null
  noticeEffect: string | null
  exits: readonly Exit[]
}

export function verdictOf(stated: LifecycleTerms, today: Day): Verdict {
  const facts = startedAsAgreed(stated)
  const life = lifeOf(facts, today)
  const last = life.terms.at(-1)
  const term = life.terms.find(({ end }) => end === null || today <= end) ?? last
  if (last === undefined || term === undefined) throw new Error('the first term is not known')
  const limits = term.ending?.limits ?? null
  const isIndeterminate = term.stage === 'indeterminate'
  return {
    legalLimit: formatKnownDay(limits && limits.legal),
    prudentLimit: formatKnownDay(limits && limits.prudent),
    sendBy: formatKnownDay(limits && limits.sendBy),
    noticeWindowOpens: formatKnownDay(limits && limits.prudent - facts.noticeWindowDays),
    phase: phaseOf(life, term, facts, today),
    termNumber: term.number,
    termOf: termsAtMost(term, life.finalEnd, facts),
    endDate: formatKnownDay(term === last ? (life.finalEnd ?? term.end) : term.end),
    finalEnd: formatKnownDay(life.finalEnd),
    ending: life.ending,
    indeterminateSince: isIndeterminate ? formatKnownDay(term.start) : null,
    durationCode: isIndeterminate ? 999_999 : null,
    ...noticeVerdict(life, facts),
    exits: life.ending === 'termination' ? [] : exitsAhead(life, term, facts, today),
  }
}

/** R15: in the order of a life. */
function phaseOf(life: Life, term: LivedTerm, facts: LifecycleTerms, today: Day): Phase {
  const { finalEnd, ending, notice } = life
  if (!facts.isSigned) return 'NOT_STARTED'
  if (finalEnd !== null && today > finalEnd) return 'ENDED'
  if (today < (parseKnownDay(facts.effectiveDate) ?? -Infinity)) return 'NOT_STARTED'
  const isEndSet = notice?.kind === 'setEnd' || term === life.terms.at(-1)
  if (ending === 'termination' && isEndSet) return 'TERMINATING'
  if (term.ending === null) return term.stage === 'indeterminate' ? 'INDETERMINATE' : 'RUNNING'
  const isRenewed = term !== life.terms.at(-1) || finalEnd === null
  const { limits } = term.ending
  if (term.renewal !== null) return 'RENEWAL_LOCKED'
  if (limits === null) return 'RUNNING'
  const last =
    term.ending.conditions.renewalType === 'tacit'
      ? lastDayToPrevent(term.ending, facts)
      : limits.legal
  if (isRenewed && today > last) return 'RENEWAL_LOCKED'
  const isOpen = today >= limits.prudent - facts.noticeWindowDays && today <= last
  return isOpen ? 'NOTICE_WINDOW' : 'RUNNING'
}

/** R10: term k of m + 1, and m is never below the renewals made; `null`: as many as come. */
function termsAtMost(
  { number, stage, end }: LivedTerm,
  finalEnd: Day | null,
  facts: LifecycleTerms,
): number | null {
  if (stage !== 'fixed') return null
  const day = Math.min(end ?? Infinity, finalEnd ?? Infinity)
  const { renewalType, maxRenewals } = conditionsOn(day, facts)
  if (renewalType === 'none') return number
  return maxRenewals === null ? null : Math.max(maxRenewals + 1, number)
}

/** R14: one that finds no end to set has no effect. */
function noticeVerdict(
  { terms, finalEnd, ending, notice }: Life,
  facts: LifecycleTerms,
): Pick<Verdict, 'noticeStatus' | 'noticeEffect'> {
  const noticeEffect = ending === 'termination' ? formatKnownDay(finalEnd) : null
  if (notice === null) return { noticeStatus: null, noticeEffect }
  if (notice.kind === 'setEnd')
    return { noticeStatus: ending === 'termination' ? 'inTime' : null, noticeEffect }
  const term = terms.find(({ end }) => end === null || notice.day <= end) ?? terms.at(-1)
  return { noticeStatus: noticeStatus(notice.day, term?.ending ?? undefined, facts), noticeEffect }
}

/** R18: those that a notice from now on can reach and miss, before the contract ends by itself. */
function exitsAhead(life: Life, term: LivedTerm, facts: LifecycleTerms, today: Day): Exit[] {
  const from = Math.max(today, parseKnownDay(facts.effectiveDate) ?? today)
  const conditions = conditionsOn(term.end ?? today, facts)
  const ofClause = clauseExit(from, conditions, facts)
  const clause = ofClause !== null && canBeMissed(ofClause, conditions, facts) ? [ofClause] : []
  const lease = term.number === 1 ? triennialExits(today, facts) : []
  return [...clause, ...lease]
    .filter(({ day }) => life.finalEnd === null || day < life.finalEnd)
    .sort((one, other) => one.day - other.day)
}
