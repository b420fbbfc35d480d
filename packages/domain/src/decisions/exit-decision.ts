import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { shifted } from '../calendar/shifted.ts'
import type { Deadlines, EarlyExitDeadline } from '../deadlines/deadlines.ts'
import type { ExitChoice } from './exit-choices.ts'
import type { LimitDecision } from './limit-decision.ts'

/** An early exit on which somebody may still decide. */
export type DecidableExit = Pick<
  EarlyExitDeadline,
  'basis' | 'exitOn' | 'prudentLimit' | 'legalLimit'
>

/** What was chosen about an exit; `until`: the day on which a person who decides later is asked again. */
export interface ExitDecision extends Pick<LimitDecision, 'until'> {
  exitOn: IsoDay
  prudentLimit: IsoDay
  legalLimit: IsoDay
  choice: ExitChoice
}

/**
 * The exits ahead whose limit has not passed, in order of day. An exit on the last day of the term is the notice that
 * ends it, and is decided on there; a contract without end is left at any time. Where a clause and the law open the
 * same day, the earlier limit counts.
 */
export function decidableExits(
  {
    earlyExits,
    endDate,
    ending,
    phase,
  }: Pick<Deadlines, 'earlyExits' | 'endDate' | 'ending' | 'phase'>,
  today: Temporal.PlainDate,
): DecidableExit[] {
  if (ending === 'termination' || phase === 'ENDED' || phase === 'INDETERMINATE') return []
  const open = earlyExits
    .filter(({ exitOn, legalLimit }) => exitOn !== endDate && legalLimit >= today.toString())
    .map(({ basis, exitOn, prudentLimit, legalLimit }) => ({
      basis,
      exitOn,
      prudentLimit,
      legalLimit,
    }))
  return open.filter((exit) => !open.some((other) => comesBefore(other, exit)))
}

function comesBefore(other: DecidableExit, exit: DecidableExit): boolean {
  if (other === exit || other.exitOn !== exit.exitOn) return false
  const isSameLimit = other.prudentLimit === exit.prudentLimit
  return isSameLimit ? other.basis < exit.basis : other.prudentLimit < exit.prudentLimit
}

/**
 * The exit that lists name: the one whose limit comes first, even where it ends the contract later than another one does.
 * Once that limit has passed, the next takes its place, so that none is passed over in silence.
 */
export function nextExit(
  deadlines: Pick<Deadlines, 'earlyExits' | 'endDate' | 'ending' | 'phase'>,
  today: Temporal.PlainDate,
): DecidableExit | null {
  return decidableExits(deadlines, today).toSorted(byLimit)[0] ?? null
}

type Limited = Pick<DecidableExit, 'prudentLimit' | 'exitOn'>

/** The order in which exits are to be notified. */
export function byLimit(one: Limited, other: Limited): number {
  const [first, second] = [one, other].map(({ prudentLimit, exitOn }) => prudentLimit + exitOn)
  return first! < second! ? -1 : 1
}

/**
 * Whether an exit asks for a decision by itself: its limit lies within the notice window, people were alerted of it, or
 * the day until which a decision was put off has come. Any other can be decided on ahead of time.
 */
export function isExitAsked(
  { prudentLimit }: Pick<DecidableExit, 'prudentLimit'>,
  asked: { noticeWindowDays: number; isAlerted: boolean; isAskedAgain: boolean },
  today: Temporal.PlainDate,
): boolean {
  const { noticeWindowDays, isAlerted, isAskedAgain } = asked
  const isInWindow = shifted(prudentLimit, -noticeWindowDays) <= today.toString()
  return isInWindow || isAlerted || isAskedAgain
}

/** What the terms, as they are now, make of a decision on an exit. */
export type ExitStanding =
  | { stands: true }
  | { stands: false; endedAs: 'limitMoved'; movedTo: IsoDay }
  | { stands: false; endedAs: 'limitGone' | 'exitNotified'; movedTo: null }

/**
 * A decision on an exit stands as long as this very exit, with this very limit, lies ahead. A notice of early exit
 * settles what it was about. To be asked while the limit has not passed.
 */
export function standingOfExitDecision(
  decision: Pick<ExitDecision, 'exitOn' | 'prudentLimit' | 'legalLimit'>,
  deadlines: Deadlines,
  today: Temporal.PlainDate,
): ExitStanding {
  if (deadlines.ending === 'termination' && deadlines.notice?.kind === 'earlyExit')
    return { stands: false, endedAs: 'exitNotified', movedTo: null }
  const exit = decidableExits(deadlines, today).find(({ exitOn }) => exitOn === decision.exitOn)
  if (!exit) return { stands: false, endedAs: 'limitGone', movedTo: null }
  const isSame =
    exit.prudentLimit === decision.prudentLimit && exit.legalLimit === decision.legalLimit
  return isSame
    ? { stands: true }
    : { stands: false, endedAs: 'limitMoved', movedTo: exit.prudentLimit }
}
