import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { isAligned } from './aligned-ends.ts'
import { conditionsOn } from './conditions.ts'
import { parseDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'
import { addNotice } from './notice-limits.ts'
import { limitsOf } from './limits.ts'
import type { Limits } from './limits.ts'
import { SIX_MONTHS } from './regimes.ts'
import { amended, firstTerm } from './term.ts'
import { clockFrom, endOf } from './term-ends.ts'

export interface Exit extends Limits {
  basis: 'clause' | 'triennial'
  day: Day
}

/** R18: the last day in force of a notice to exit that counts on `day`; `null`: no right to exit. */
export function exitOfNotice(day: Day, facts: LifecycleTerms): Day | null {
  const exits = [clauseExit(day, conditionsOn(day, facts), facts), ...triennialExits(day, facts)]
  const days = exits.flatMap((exit) => (exit === null ? [] : [exit.day]))
  return days.length === 0 ? null : Math.min(...days)
}

type Conditions = ReturnType<typeof conditionsOn>

/**
 * R18: the first aligned day that is not too early and for which a notice on `day` is not too late. On any day after the
 * earliest one, there is no limit that could roll: notification + notice (R12).
 */
export function clauseExit(day: Day, conditions: Conditions, facts: LifecycleTerms): Exit | null {
  const { earlyExit } = conditions
  if (earlyExit === null) return null
  const { notice, alignment } = earlyExit
  const effectiveDay = parseKnownDay(facts.effectiveDate)
  const limits = (exit: Day) => limitsOf(exit, notice, { ...facts, ...conditions })
  const earliest = parseKnownDay(earlyExit.notBefore)
  let exit = Math.max(day, earliest ?? day)
  if (!isAnyDay(alignment, facts))
    while (!isAligned(exit, alignment, effectiveDay) || day > limits(exit).legal) exit += 1
  else if (earliest === null) exit = addNotice(day, notice, facts)
  else if (day <= Math.min(earliest, limits(earliest).legal)) exit = earliest
  else exit = Math.max(addNotice(day, notice, facts), earliest + 1)
  return { basis: 'clause', day: exit, ...limits(exit) }
}

/** Once exits are possible on any day, none can be missed. */
export function canBeMissed(
  { day }: Exit,
  { earlyExit }: Conditions,
  facts: LifecycleTerms,
): boolean {
  if (earlyExit === null) return false
  const { alignment, notBefore } = earlyExit
  return !isAnyDay(alignment, facts) || (notBefore !== null && day === parseDay(notBefore))
}

/** An anniversary needs an effective day. */
function isAnyDay(
  alignment: Conditions['indeterminateAlignment'],
  { effectiveDate }: LifecycleTerms,
): boolean {
  return alignment === 'exactDay' || (alignment === 'anniversary' && effectiveDate === null)
}

const MONTHS_A_PERIOD = 36
const MOST_SHOWN = 4

/**
 * R18: the tenant's exits at the end of each three-year period counted from the effective day, as long as the agreed
 * term lasts, for which a notice on `day` is not too late. By registered letter; the law's days do not roll.
 */
export function triennialExits(day: Day, facts: LifecycleTerms): Exit[] {
  const { regime } = facts
  const start = parseKnownDay(facts.effectiveDate)
  const first = firstTerm(facts)
  const agreedEnd = first && amended(first, Infinity).end
  if (regime?.kind !== 'commercialLease' || regime.excludesTriennialExit) return []
  if (start === null || agreedEnd === null) return []
  const { noticeCountsWhen, sendingMode } = conditionsOn(agreedEnd, facts)
  const mode = sendingMode === 'email' ? 'registeredLetter' : sendingMode
  const sending = { ...facts, noticeCountsWhen, roll: 'none', sendingMode: mode } as const
  const exits: Exit[] = []
  for (let months = MONTHS_A_PERIOD; ; months += MONTHS_A_PERIOD) {
    const exit = endOf({ ...clockFrom(start), count: months })
    if (exit > agreedEnd) return exits.slice(0, MOST_SHOWN)
    const limits = limitsOf(exit, SIX_MONTHS, sending)
    if (day <= limits.legal) exits.push({ basis: 'triennial', day: exit, ...limits })
  }
}
