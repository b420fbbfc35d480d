import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { exitAhead } from './early-exit-clause.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { SendingMode } from './send-by.ts'
import { datedLimits, limitsFor } from './term-limits.ts'
import type { DatedLimits } from './term-limits.ts'
import { hasTriennialExits, triennialExits, triennialNotice } from './triennial-exits.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** A day on which a party may leave before the end, with the last days to notify it (R18). */
export interface EarlyExitDay {
  /** `clause`: the contract's own. `triennial`: the tenant's right of a commercial lease. */
  basis: 'clause' | 'triennial'
  /** Last day in force. */
  exitOn: Temporal.PlainDate
  limits: DatedLimits
}

/** R18: the exits ahead that a notice given too late would miss, in order of day. */
export function earlyExits(
  { current, last }: Pick<Unfolding, 'current' | 'last'>,
  facts: LifecycleFacts,
): EarlyExitDay[] {
  if (current === null || last?.outcome.kind === 'terminated') return []
  return [...clauseExits(current, facts), ...leaseExits(current, facts)]
    .filter(({ exitOn }) => last?.outcome.kind !== 'expires' || isBeforeEnd(exitOn, last))
    .sort((a, b) => (isBefore(a.exitOn, b.exitOn) ? -1 : isAfter(a.exitOn, b.exitOn) ? 1 : 0))
}

function isBeforeEnd(exitOn: Temporal.PlainDate, { end }: UnfoldedTerm): boolean {
  return end === null || isBefore(exitOn, end)
}

function clauseExits({ conditions }: UnfoldedTerm, facts: LifecycleFacts): EarlyExitDay[] {
  const clause = conditions.earlyExit
  const exitOn = clause && exitAhead(facts.today, clause, { ...facts, roll: conditions.roll })
  if (clause === null || exitOn === null) return []
  const stated = clause.notifyBy ? dayFromIso(clause.notifyBy) : null
  const unrolled = stated
    ? { legal: stated, prudent: stated }
    : limitsFor(exitOn, clause.notice, facts.calendar)
  const limits = datedLimits(unrolled, conditions, conditions.sendingMode, facts.calendar)
  return [{ basis: 'clause', exitOn, limits }]
}

/** Only in the term that was agreed: afterwards a lease goes on by the quarter. */
function leaseExits(term: UnfoldedTerm, facts: LifecycleFacts): EarlyExitDay[] {
  const { terms, start, calendar, today } = facts
  if (!hasTriennialExits(terms) || term.origin !== 'initial') return []
  if (start === null || term.end === null) return []
  return triennialExits(start, term.end, today, calendar).map((exitOn) => ({
    basis: 'triennial',
    exitOn,
    limits: datedLimits(
      limitsFor(exitOn, triennialNotice(start), calendar),
      // L145-9 sets the days: a lease cannot roll them.
      { ...term.conditions, roll: 'none' },
      leaseLetter(term.conditions.sendingMode),
      calendar,
    ),
  }))
}

/** L145-9: a registered letter, or a commissaire de justice; an e-mail is no valid notice. */
export function leaseLetter(mode: SendingMode): SendingMode {
  return mode === 'email' ? 'registeredLetter' : mode
}
