import { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'

/** What people state of a life, without what happened in it. */
const CARRIED = [
  'renewalType',
  'renewalDuration',
  'maxRenewals',
  'notice',
  'roll',
  'noticeCountsWhen',
  'sendingMode',
  'indeterminateAlignment',
] as const satisfies readonly (keyof LifecycleTerms)[]

/**
 * The terms that another contract starts with: durations, renewal and notice. Days belong to the contract that states
 * them: a fixed end and the days of an early exit are left out, and the duration is then to be stated again.
 *
 * @param effectiveDate the first day of the new contract, when it is known
 * @example carriedTerms({ duration: { kind: 'until', … } }, '2027-01-01').duration // null
 */
export function carriedTerms(
  terms: Partial<LifecycleTerms>,
  effectiveDate: IsoDay | null,
): Partial<LifecycleTerms> {
  const { duration, earlyExit } = terms
  const kept = CARRIED.filter((name) => terms[name] !== undefined)
  const carried = Object.fromEntries(kept.map((name) => [name, terms[name]]))
  return {
    ...(carried as Partial<LifecycleTerms>),
    effectiveDate,
    duration:
      duration?.kind === 'services'
        ? { kind: 'services', endedOn: null }
        : duration?.kind === 'until'
          ? null
          : (duration ?? null),
    earlyExit: earlyExit
      ? { ...earlyExit, notBefore: null, firstNoticeOn: null, notifyBy: null }
      : null,
  }
}

/** The first day of the contract that follows: the day after the last one in force (R2). */
export function dayAfterEnd(lastDay: IsoDay | null): IsoDay | null {
  return lastDay === null ? null : Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString()
}
