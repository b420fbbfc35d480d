import type { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import { shifted } from '../calendar/shifted.ts'
import type { Refusal } from '../refusal.ts'
import type { AlertKind, DeadlineAlert } from './alerts.ts'
import type { Deadlines } from './deadlines.ts'
import { matterOf } from './reconcile-alerts.ts'

/** What a person who was alerted answers: that they take it on, or that they want it back on a later day. */
export const ANSWER_KINDS = ['acknowledged', 'snoozed'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/**
 * How an answer ends: taken back, replaced by another one, its day has come, the date moved or went, the date passed, or
 * whoever gave it left.
 */
export const ANSWER_ENDINGS = [
  'undone',
  'replaced',
  'returned',
  'moved',
  'gone',
  'passed',
  'left',
] as const

type About = Pick<DeadlineAlert, 'kind' | 'target'>

/** What has happened can be read, and leaves nothing to take on. */
const NEWS: ReadonlySet<AlertKind> = new Set(['renewalCertain', 'renewed', 'ended'])

/** @example isAnswerable('contractEnded') // false */
export function isAnswerable(kind: AlertKind): boolean {
  return !NEWS.has(kind)
}

const TO_DECIDE: ReadonlySet<AlertKind> = new Set([
  'noticeWindow',
  'sendBy',
  'noticeLimit',
  'exitWindow',
  'exitSendBy',
  'exitLimit',
])

/** Alerts before a limit, of a term or an early exit, on which somebody decides: to answer them decides nothing. */
export function isToDecide(kind: AlertKind): boolean {
  return TO_DECIDE.has(kind)
}

/** Whether it is about an early exit, not about the end of a term. */
export function isOfExit(kind: AlertKind): boolean {
  return kind === 'exitSendBy' || kind === 'exitWindow' || kind === 'exitLimit'
}

/** The day by which something must have been done: of a send-by day, the limit that the letter has to reach. */
export function limitOfAlert({ kind, target }: About, deadlines: Deadlines): IsoDay {
  const dates: readonly { sendBy: IsoDay | null; prudentLimit: IsoDay | null }[] =
    kind === 'sendBy' ? deadlines.terms : kind === 'exitSendBy' ? deadlines.earlyExits : []
  return dates.find(({ sendBy }) => sendBy === target)?.prudentLimit ?? target
}

/** The last day on which it can still be acted on: of a limit, the legal one, which may come after the one alerted. */
export function lastDayOfAlert({ kind, target }: About, deadlines: Deadlines): IsoDay {
  if (!isOfExit(kind) && !isToDecide(kind)) return target
  const dates: readonly LimitDays[] = isOfExit(kind) ? deadlines.earlyExits : deadlines.terms
  const own = dates.find(({ sendBy, prudentLimit }) =>
    kind === 'sendBy' || kind === 'exitSendBy' ? sendBy === target : prudentLimit === target,
  )
  return own?.legalLimit ?? target
}

type LimitDays = Record<'sendBy' | 'prudentLimit' | 'legalLimit', IsoDay | null>

/** The last day until which an alert can be put off: the eve of its limit. Null: no day is left. */
export function latestSnooze(limit: IsoDay, today: Temporal.PlainDate): IsoDay | null {
  const eve = shifted(limit, -1)
  return eve > today.toString() ? eve : null
}

/**
 * An alert may be put off to a day from tomorrow to the eve of its limit.
 *
 * @returns `field` is `until`
 */
export function refuseAlertSnooze(
  until: IsoDay,
  limit: IsoDay,
  today: Temporal.PlainDate,
): Refusal | null {
  const latest = latestSnooze(limit, today)
  if (latest === null)
    return { code: 'ALERT_SNOOZE_NO_DAY_LEFT', params: { limit }, field: 'until' }
  if (until <= today.toString()) return { code: 'ALERT_SNOOZE_NOT_LATER', field: 'until' }
  if (until > latest)
    return { code: 'ALERT_SNOOZE_BEYOND_LIMIT', params: { latest, limit }, field: 'until' }
  return null
}

/** What became of an answer whose date is not among those of the contract any more. */
export type VoidedAnswer =
  | { endedAs: 'moved'; movedTo: IsoDay }
  | { endedAs: 'gone' | 'passed'; movedTo: null }

/**
 * What the dates of a contract, as they are now, make of an answer: null while its own is among them. One that has
 * passed left nothing to say, and one that is still the limit of its term was settled: the next is another one.
 *
 * @param alerts all of the contract, in order of day
 */
export function voidedAnswer(
  { matter, target }: { matter: string; target: IsoDay },
  alerts: readonly About[],
  today: Temporal.PlainDate,
  terms: Deadlines['terms'],
): VoidedAnswer | null {
  if (alerts.some((alert) => matterOf(alert) === matter)) return null
  if (target < today.toString()) return { endedAs: 'passed', movedTo: null }
  if (terms.some(({ prudentLimit, sendBy }) => prudentLimit === target || sendBy === target))
    return { endedAs: 'gone', movedTo: null }
  const [subject] = matter.split(':')
  const next = alerts.find(
    (alert) => alert.target >= today.toString() && matterOf(alert).split(':')[0] === subject,
  )
  return next ? { endedAs: 'moved', movedTo: next.target } : { endedAs: 'gone', movedTo: null }
}
