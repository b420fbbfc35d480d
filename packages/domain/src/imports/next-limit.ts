import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { nextExit } from '../decisions/exit-decision.ts'
import { startOf } from '../deadlines/agreed-start.ts'
import { computeDeadlines } from '../deadlines/compute-deadlines.ts'
import type { Deadlines } from '../deadlines/deadlines.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'

/**
 * What the next limit of a contract is: the last day to prevent a renewal, to obtain one, or to leave early, or its end.
 * `ended`, `open`: it has none, because it is over or has no end. `unknown`: something is missing to know it.
 */
export const LIMIT_KINDS = [
  'preventRenewal',
  'obtainRenewal',
  'exit',
  'end',
  'ended',
  'open',
  'unknown',
] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Without these a limit may not be known. */
export const LIMIT_FIELDS = ['effectiveDate', 'duration', 'notice'] as const
export type LimitField = (typeof LIMIT_FIELDS)[number]

export interface NextLimit {
  /** Null: there is none ahead, or it is not known. */
  day: IsoDay | null
  kind: LimitKind
  /** What must be completed to know it. */
  lacks: readonly LimitField[]
}

/**
 * The first day on which something about a contract can no longer be decided, today included. An end that nothing can
 * prevent is such a day too.
 *
 * @example nextLimit(yearlyTacit(), day('2026-05-04')) // { day: '2026-09-30', kind: 'preventRenewal', lacks: [] }
 */
export function nextLimit(terms: LifecycleTerms, today: Temporal.PlainDate): NextLimit {
  const deadlines = computeDeadlines(terms, today)
  const [first] = daysAhead(terms, deadlines, today)
  if (first) return { ...first, lacks: [] }
  if (deadlines.phase === 'ENDED') return { day: null, kind: 'ended', lacks: [] }
  const lacks = lackedFields(terms)
  if (lacks.length > 0) return { day: null, kind: 'unknown', lacks }
  return { day: null, kind: 'open', lacks: [] }
}

/** The earliest first. */
function daysAhead(
  { renewalType }: LifecycleTerms,
  deadlines: Deadlines,
  today: Temporal.PlainDate,
): { day: IsoDay; kind: LimitKind }[] {
  const ofRenewal = renewalType === 'withNotice' ? 'obtainRenewal' : 'preventRenewal'
  const days: { day: IsoDay | null; kind: LimitKind }[] = [
    ...deadlines.terms
      .filter(({ isRenewalRecorded, isRenewalRefused }) => !isRenewalRecorded && !isRenewalRefused)
      .map(({ prudentLimit }) => ({ day: prudentLimit, kind: ofRenewal }) as const),
    { day: nextExit(deadlines, today)?.prudentLimit ?? null, kind: 'exit' },
    { day: deadlines.finalEnd, kind: 'end' },
  ]
  return days
    .flatMap(({ day, kind }) =>
      day !== null && day >= today.toString() ? [{ day, kind } as const] : [],
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

function lackedFields(terms: LifecycleTerms): LimitField[] {
  const { duration, renewalType, notice } = terms
  const lacksStart = startOf(terms) === null && duration?.kind !== 'indefinite'
  return [
    ...(lacksStart && duration?.kind !== 'until' ? (['effectiveDate'] as const) : []),
    ...(duration === null ? (['duration'] as const) : []),
    ...(renewalType === 'withNotice' && notice === null ? (['notice'] as const) : []),
  ]
}
