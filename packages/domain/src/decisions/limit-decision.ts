import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { ContractTerm, Deadlines } from '../deadlines/deadlines.ts'
import type { Refusal } from '../refusal.ts'

/** What a person chooses before a notice limit. `end`: give notice, or let the contract end where it must be renewed. */
export const LIMIT_CHOICES = ['renew', 'renegotiate', 'end', 'later'] as const
export type LimitChoice = (typeof LIMIT_CHOICES)[number]

/** What lists say of a contract: what was decided about its limit, or that nobody has. */
export const LISTED_DECISIONS = [...LIMIT_CHOICES, 'undecided'] as const
export type ListedDecision = (typeof LISTED_DECISIONS)[number]

/** The limit of a term by which somebody has to choose. */
export interface DecidableLimit {
  termNumber: number
  /** Decisions are asked for, and escalate, on this one. */
  prudentLimit: IsoDay
  legalLimit: IsoDay
  meaning: NonNullable<Deadlines['limitMeaning']>
}

/** What was chosen about a limit; `until`: the day on which a person who decides later is asked again. */
export interface LimitDecision extends DecidableLimit {
  choice: LimitChoice
  until: IsoDay | null
}

/**
 * The next limit that is still open: neither passed, nor settled by a notice, a recorded renewal or its refusal. Null: there is
 * nothing to decide.
 */
export function decidableLimit(
  { terms, term, limitMeaning, ending, phase }: Deadlines,
  today: Temporal.PlainDate,
): DecidableLimit | null {
  if (limitMeaning === null || ending === 'termination' || phase === 'ENDED') return null
  const open = terms
    .filter(({ number }) => number >= term.number)
    .find((each) => isOpenOn(each, today.toString()))
  return open ? limitOf(open, limitMeaning) : null
}

function isOpenOn(
  { legalLimit, isRenewalRecorded, isRenewalRefused }: ContractTerm,
  today: IsoDay,
): boolean {
  return legalLimit !== null && legalLimit >= today && !isRenewalRecorded && !isRenewalRefused
}

function limitOf(
  { number, prudentLimit, legalLimit }: ContractTerm,
  meaning: DecidableLimit['meaning'],
): DecidableLimit {
  return {
    termNumber: number,
    prudentLimit: prudentLimit!,
    legalLimit: legalLimit!,
    meaning,
  }
}

/**
 * Whether a decision settles its limit on a day. One to decide later does until its day, on which the question is open
 * again.
 */
export function isSettledBy(decision: Pick<LimitDecision, 'until'> | null, today: IsoDay): boolean {
  if (decision === null) return false
  return decision.until === null || today < decision.until
}

/**
 * A decision may be put off to a day from tomorrow to the eve of the limit, so that a day is left to act.
 * @returns `field` is `until`
 */
export function laterRefusal(
  until: IsoDay,
  { prudentLimit }: Pick<DecidableLimit, 'prudentLimit'>,
  today: Temporal.PlainDate,
): Refusal | null {
  if (until <= today.toString()) return { code: 'DECIDE_LATER_PASSED', field: 'until' }
  if (until >= prudentLimit)
    return { code: 'DECIDE_LATER_BEYOND_LIMIT', params: { limit: prudentLimit }, field: 'until' }
  return null
}

/** What the terms, as they are now, make of a decision: it stands, or it is about a limit that is another one. */
export type DecisionStanding =
  | { stands: true }
  | { stands: false; endedAs: 'limitMoved'; movedTo: IsoDay }
  | { stands: false; endedAs: 'limitGone'; movedTo: null }

/**
 * A decision is about the limit of one term. It stands as long as this term has this very limit, with the same meaning;
 * what is recorded settles the question and leaves it as it was, unless it was put off, or the opposite was chosen. To be
 * asked while the limit has not passed.
 */
export function standingOfDecision(
  decision: DecidableLimit & Pick<LimitDecision, 'choice'>,
  { terms, limitMeaning, ending }: Pick<Deadlines, 'terms' | 'limitMeaning' | 'ending'>,
): DecisionStanding {
  const { choice } = decision
  if (ending === 'termination') return choice === 'later' ? GONE : { stands: true }
  const term = terms.find(({ number }) => number === decision.termNumber)
  if (!term?.legalLimit || !term.prudentLimit || limitMeaning !== decision.meaning) return GONE
  if (isSettledOtherwise(choice, term)) return GONE
  const isSame =
    term.legalLimit === decision.legalLimit && term.prudentLimit === decision.prudentLimit
  return isSame
    ? { stands: true }
    : { stands: false, endedAs: 'limitMoved', movedTo: term.prudentLimit }
}

const GONE = { stands: false, endedAs: 'limitGone', movedTo: null } as const

/** Recorded against what was chosen, or while it was put off. */
function isSettledOtherwise(
  choice: LimitChoice,
  { isRenewalRecorded, isRenewalRefused }: ContractTerm,
): boolean {
  if (choice === 'later') return isRenewalRecorded || isRenewalRefused
  return choice === 'end' && isRenewalRecorded
}
