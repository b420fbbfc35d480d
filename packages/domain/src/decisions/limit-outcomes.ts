import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { Deadlines } from '../deadlines/deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { DecidableLimit } from './limit-decision.ts'

/** What follows the term whose limit is decided on. `until`: null where the new term has no end. */
export type LimitOutcome =
  | { kind: 'renews'; from: IsoDay; until: IsoDay | null }
  | { kind: 'ends'; on: IsoDay }

export interface LimitOutcomes {
  /** If nobody does anything. */
  ifNothing: LimitOutcome | null
  /** If notice is given in time; where a renewal must be asked for, if nobody asks. */
  ifEnd: LimitOutcome | null
  /** If it renews: in silence, or asked for today. */
  ifRenewed: LimitOutcome | null
}

const PROBE = 'probe'

/** The engine's answers to what each choice leads to. Null: it has none, as when the term has no end. */
export function outcomesOf(
  terms: LifecycleTerms,
  { termNumber, meaning }: Pick<DecidableLimit, 'termNumber' | 'meaning'>,
  today: Temporal.PlainDate,
): LimitOutcomes {
  const ifNothing = outcomeIn(computeDeadlines(terms, today), termNumber)
  if (meaning === 'preventRenewal')
    return {
      ifNothing,
      ifEnd: outcomeIn(withNotice(terms, today), termNumber),
      ifRenewed: ifNothing,
    }
  return {
    ifNothing,
    ifEnd: ifNothing,
    ifRenewed: outcomeIn(withRequest(terms, today), termNumber),
  }
}

function withNotice(terms: LifecycleTerms, today: Temporal.PlainDate): Deadlines {
  const day = today.toString()
  const days = { sentOn: day, presentedOn: day, receivedOn: day }
  const notice = { id: PROBE, kind: 'nonRenewal', ...days, cancelledOn: null } as const
  return computeDeadlines({ ...terms, notices: [...terms.notices, notice] }, today)
}

function withRequest(terms: LifecycleTerms, today: Temporal.PlainDate): Deadlines {
  const renewal = { id: PROBE, kind: 'request', day: today.toString(), until: null } as const
  return computeDeadlines({ ...terms, renewals: [...terms.renewals, renewal] }, today)
}

function outcomeIn({ terms, finalEnd }: Deadlines, termNumber: number): LimitOutcome | null {
  const next = terms.find(({ number }) => number === termNumber + 1)
  if (next?.start) return { kind: 'renews', from: next.start, until: next.end }
  return finalEnd === null ? null : { kind: 'ends', on: finalEnd }
}
