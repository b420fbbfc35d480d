import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { RecordedRenewal } from '../../../packages/domain/src/deadlines/recorded-renewal.ts'
import { conditionsOn } from './conditions.ts'
import { parseDay } from './days.ts'
import type { Day } from './days.ts'
import { countedNotice, endOfIndeterminate, isRefusedBy } from './notices.ts'
import type { CountedNotice } from './notices.ts'
import { endingTerm, isRenewedTacitly, recordedRenewal, renewalDuration } from './renewals.ts'
import type { EndingTerm } from './renewals.ts'
import { amended, extended, firstTerm, nextTerm } from './term.ts'
import type { Term } from './term.ts'

/** A contract's terms as things stand: nothing more is agreed, requested or notified. */
export interface Life {
  terms: readonly LivedTerm[]
  finalEnd: Day | null
  ending: 'expiry' | 'termination' | null
  /** A notice older than a recorded renewal has none left to refuse. */
  notice: CountedNotice | null
}

export interface LivedTerm extends Term {
  /** `null`: no end date of its own. */
  ending: EndingTerm | null
  /** Recorded after this term. */
  renewal: RecordedRenewal | null
}

interface Records {
  notice: CountedNotice | null
  renewals: readonly RecordedRenewal[]
}

export function lifeOf(facts: LifecycleTerms, today: Day): Life {
  const terms: LivedTerm[] = []
  const renewals = [...facts.renewals].sort((one, other) => parseDay(one.day) - parseDay(other.day))
  let records: Records = { notice: countedNotice(facts), renewals }
  let term = firstTerm(facts)
  while (term !== null && !isFarAhead(term, facts, records, today)) {
    const step = stepOf(amended(term, openEnd(term, facts, records)), facts, records, today)
    terms.push(step.lived)
    const { finalEnd } = step
    if (finalEnd !== null) return { terms, finalEnd, ending: step.ending, notice: records.notice }
    term = step.next
    records = withoutUsed(records, step.lived.renewal)
  }
  return { terms, finalEnd: null, ending: null, notice: records.notice }
}

/** The end that a notice sets to a term without one. */
function openEnd(term: Term, facts: LifecycleTerms, { notice }: Records): Day {
  if (notice === null) return Infinity
  return notice.kind === 'setEnd' ? notice.end : endOfIndeterminate(notice.day, term, facts)
}

interface Step {
  lived: LivedTerm
  finalEnd: Day | null
  ending: Life['ending']
  next: Term | null
}

function stepOf(term: Term, facts: LifecycleTerms, records: Records, today: Day): Step {
  const { notice } = records
  const open = { ...term, ending: null, renewal: null }
  if (notice?.kind === 'setEnd' && notice.end <= (term.end ?? Infinity))
    return { lived: open, finalEnd: notice.end, ending: 'termination', next: null }
  if (term.end !== null)
    return stepAtEnd(endingTerm({ ...term, end: term.end }, facts), facts, records, today)
  if (notice?.kind !== 'renewal') return { lived: open, finalEnd: null, ending: null, next: null }
  const finalEnd = endOfIndeterminate(notice.day, term, facts)
  return { lived: open, finalEnd, ending: 'termination', next: null }
}

/** R9 to R11, R13, R14 at the end of a term. */
function stepAtEnd(term: EndingTerm, facts: LifecycleTerms, records: Records, today: Day): Step {
  const renewal = recordedRenewal(term, records.renewals)
  const lived = { ...term, ending: term, renewal }
  const isRefused =
    isRefusedBy(records.notice, term, facts) && !isSuperseded(records.notice, renewal)
  if (isRefused) return { lived, finalEnd: term.end, ending: 'termination', next: null }
  if (renewal !== null || isRenewedTacitly(term)) {
    const next = nextTerm(term, renewalDuration(term, renewal))
    return { lived, finalEnd: null, ending: null, next }
  }
  if (facts.performedAfterEnd && today > term.end)
    return { lived, finalEnd: null, ending: null, next: nextTerm(term, null) }
  const longer = extended(term)
  return longer === null
    ? { lived, finalEnd: term.end, ending: 'expiry', next: null }
    : stepOf(amended(longer, openEnd(longer, facts, records)), facts, records, today)
}

function withoutUsed({ notice, renewals }: Records, used: RecordedRenewal | null): Records {
  return {
    notice: isSuperseded(notice, used) ? null : notice,
    renewals: renewals.filter((renewal) => renewal !== used),
  }
}

/** Both sides agreed on a renewal after the notice. */
function isSuperseded(notice: CountedNotice | null, renewal: RecordedRenewal | null): boolean {
  return notice?.kind === 'renewal' && renewal !== null && notice.day < parseDay(renewal.day)
}

/** A term to come, with as many after it as may be, and nothing recorded that could end the contract. */
function isFarAhead(term: Term, facts: LifecycleTerms, { notice }: Records, today: Day): boolean {
  const { number, start, end } = term
  if (number === 1 || start === null || start <= today || notice !== null) return false
  const isAmended = facts.amendments.some(({ effectiveOn }) => parseDay(effectiveOn) >= start)
  if (isAmended || end === null) return false
  const { renewalType, maxRenewals } = conditionsOn(end, facts)
  return renewalType === 'tacit' && maxRenewals === null
}
