import type { Temporal } from 'temporal-polyfill'
import { shifted } from '../calendar/shifted.ts'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { AlertDays } from './alert-setting.ts'
import { endStages, exitStages, limitStages, type AlertStage } from './alert-stages.ts'
import type { ContractTerm, Deadlines, EarlyExitDeadline } from './deadlines.ts'

/** The content of an alert, shown to people as a notification, which has the text. */
export type AlertKind =
  | 'noticeWindow'
  | 'sendBy'
  | 'noticeLimit'
  | 'renewalCertain'
  | 'renewed'
  | 'endIn90'
  | 'endIn60'
  | 'endIn30'
  | 'ended'
  | 'informConsumer'
  | 'exitWindow'
  | 'exitSendBy'
  | 'exitLimit'

/** An alert to raise for a contract, once, on any day from `from` to `until`. */
export interface DeadlineAlert {
  /** `<contract>:<kind>:<target>`, and the chosen days before: the same deadline never has two. */
  key: string
  kind: AlertKind
  /** The day that the alert is about. */
  target: IsoDay
  /** First and last day on which raising it still helps. */
  from: IsoDay
  until: IsoDay
  /** The opposite meanings of a limit have different words and colours (R9). */
  limitMeaning: Deadlines['limitMeaning']
}

/** After this many days, an end or a renewal is no longer news (an old contract was imported). */
const NEWS_DAYS = 30

/** A renewal announced this long before it happens, or less, is not announced again. */
const LONGEST_MONTH_DAYS = 31

/** The end is announced at these distances, each until the next one takes over. */
const END_DISTANCES: readonly { kind: AlertKind; from: number; until: number }[] = [
  { kind: 'endIn90', from: 90, until: 61 },
  { kind: 'endIn60', from: 60, until: 31 },
  { kind: 'endIn30', from: 30, until: 0 },
]

/** What tells of something that has happened; the others are about what is still to be done. */
const NEWS_KINDS: ReadonlySet<AlertKind> = new Set(['renewed', 'ended'])

interface AlertSettings {
  noticeWindowDays: number
  signatureDate: IsoDay | null
  knownSince?: IsoDay | null
  /** The days that the contract or its type has chosen instead of the default. */
  days?: AlertDays | null
}

/**
 * Every alert that follows from the deadlines, due or to come, in order of day. Obsolete ones are left out: a limit
 * once notice was given or the renewal agreed or refused, a limit before the signature. The most pressing kind takes over on its
 * day, so nothing is announced twice at a time.
 *
 * @param contractId any stable id
 * @param noticeWindowDays the company's notice days (`LifecycleTerms.noticeWindowDays`)
 * @param signatureDate limits before it are left to the warning
 * @param days the chosen days of limits, exits and the end; what has happened is always said
 * @param knownSince when a contract signed elsewhere was entered here: what had happened by then is no news
 */
export function alertsOf(
  contractId: string,
  deadlines: Deadlines,
  { noticeWindowDays, signatureDate, knownSince = null, days = null }: AlertSettings,
): DeadlineAlert[] {
  const { limitMeaning } = deadlines
  const alert: MakeAlert = (kind, target, from, until, daysBefore) => ({
    key: [contractId, kind, target, ...(daysBefore === undefined ? [] : [daysBefore])].join(':'),
    kind,
    target,
    from,
    until,
    limitMeaning,
  })
  const isAfterSignature = ({ legalLimit }: { legalLimit: IsoDay }) =>
    legalLimit >= (signatureDate ?? '')
  const limits = openTerms(deadlines)
    .filter(isAfterSignature)
    .flatMap((term) =>
      days
        ? limitStages(term, days, noticeWindowDays).map(chosen(alert))
        : daysOfLimit(term, LIMIT_KINDS, noticeWindowDays, alert),
    )
  const exits = exitsBeforeEnd(deadlines)
    .filter(isAfterSignature)
    .flatMap((exit) =>
      days
        ? exitStages(exit, days).map(chosen(alert))
        : daysOfLimit(exit, EXIT_KINDS, noticeWindowDays, alert),
    )
  return [
    ...limits,
    ...exits,
    ...renewalAlerts(deadlines, alert),
    ...endAlerts(deadlines, days, alert),
    ...consumerAlerts(deadlines, alert),
  ]
    .filter(({ from, until }) => from <= until)
    .filter(({ kind, target }) => !NEWS_KINDS.has(kind) || target >= (knownSince ?? ''))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/**
 * The alerts to raise today: those whose period includes today. The daily job stores their keys and raises a key
 * once, so that a missed day changes only the day of the message.
 */
export function dueAlerts(
  alerts: readonly DeadlineAlert[],
  today: Temporal.PlainDate,
): DeadlineAlert[] {
  return alerts.filter(
    ({ from, until }) => !isBefore(today, dayFromIso(from)) && !isAfter(today, dayFromIso(until)),
  )
}

/** @param daysBefore of a chosen alert, of which a date may have several */
type MakeAlert = (
  kind: AlertKind,
  target: IsoDay,
  from: IsoDay,
  until: IsoDay,
  daysBefore?: number,
) => DeadlineAlert

/** The kinds of the chosen alerts, before their day and on it. */
const STAGE_KINDS: Record<AlertStage['about'], readonly [ahead: AlertKind, onDay: AlertKind]> = {
  limit: ['noticeWindow', 'noticeLimit'],
  sendBy: ['sendBy', 'sendBy'],
  exit: ['exitWindow', 'exitLimit'],
  end: ['endIn90', 'endIn30'],
}

function chosen(alert: MakeAlert) {
  return ({ about, day, before, from, until }: AlertStage): DeadlineAlert => {
    const [ahead, onDay] = STAGE_KINDS[about]
    return before === 0 ? alert(onDay, day, from, until) : alert(ahead, day, from, until, before)
  }
}

type LimitedTerm = ContractTerm & { legalLimit: IsoDay; prudentLimit: IsoDay; sendBy: IsoDay }

/** The terms, from the current one on, whose renewal is still undecided. */
function openTerms({ terms, term, ending, phase }: Deadlines): LimitedTerm[] {
  if (ending === 'termination' || phase === 'ENDED') return []
  return terms.filter(({ number }) => number >= term.number).filter(hasOpenLimit)
}

function hasOpenLimit(term: ContractTerm): term is LimitedTerm {
  return !term.isRenewalRecorded && !term.isRenewalRefused && term.legalLimit !== null
}

/** An exit on the last day of the term is the notice that ends it: that one has its own alerts. */
function exitsBeforeEnd({ earlyExits, endDate, phase }: Deadlines): readonly EarlyExitDeadline[] {
  if (phase === 'ENDED') return []
  return earlyExits.filter(({ exitOn }) => exitOn !== endDate)
}

interface LimitKinds {
  window: AlertKind
  sendBy: AlertKind
  limit: AlertKind
}

const LIMIT_KINDS: LimitKinds = { window: 'noticeWindow', sendBy: 'sendBy', limit: 'noticeLimit' }
const EXIT_KINDS: LimitKinds = { window: 'exitWindow', sendBy: 'exitSendBy', limit: 'exitLimit' }

/** The window until the send-by day, then until the eve of the limit, then the limit to its last day. */
function daysOfLimit(
  { legalLimit, prudentLimit, sendBy }: Pick<LimitedTerm, 'legalLimit' | 'prudentLimit' | 'sendBy'>,
  kinds: LimitKinds,
  windowDays: number,
  alert: MakeAlert,
): DeadlineAlert[] {
  const opens = shifted(prudentLimit, -windowDays)
  return [
    alert(kinds.window, prudentLimit, opens, shifted(sendBy, -1)),
    alert(kinds.sendBy, sendBy, sendBy, shifted(prudentLimit, -1)),
    alert(kinds.limit, prudentLimit, prudentLimit, legalLimit),
  ]
}

/**
 * No contract renews in silence: each term says once that the next is certain, as soon as it runs and its last chance
 * has passed; the next term says that it has begun, unless that was said within the month. A renewal that people
 * recorded needs no words. Past terms keep their alerts, which are history.
 */
function renewalAlerts(deadlines: Deadlines, alert: MakeAlert): DeadlineAlert[] {
  return deadlines.terms.flatMap((term, index) => {
    const next = deadlines.terms[index + 1]
    if (next?.origin !== 'tacit' || next.start === null || term.end === null) return []
    const from = latest(shifted(lastChanceOf(term, deadlines), 1), term.start)
    const certain = alert('renewalCertain', next.start, from, term.end)
    const wasJustSaid = from <= term.end && from >= shifted(next.start, -LONGEST_MONTH_DAYS)
    const renewed = alert('renewed', next.start, next.start, shifted(next.start, NEWS_DAYS - 1))
    return wasJustSaid ? [certain] : [certain, renewed]
  })
}

/** The last day on which the renewal after a term with an end can be refused: its end when no limit is stated. */
function lastChanceOf(term: ContractTerm, { term: current, regime }: Deadlines): IsoDay {
  const prolonged =
    regime?.kind === 'insurance' && term.number === current.number
      ? regime.privatePersonUntil
      : null
  return prolonged ?? term.legalLimit ?? term.end!
}

function latest(day: IsoDay, other: IsoDay | null): IsoDay {
  return other !== null && other > day ? other : day
}

/** Only for a contract heading for an end: a coming tacit renewal is not one. */
function endAlerts(
  { finalEnd, phase }: Deadlines,
  days: AlertDays | null,
  alert: MakeAlert,
): DeadlineAlert[] {
  if (finalEnd === null || phase === 'NOT_STARTED') return []
  const approaching = days
    ? endStages(finalEnd, days).map(chosen(alert))
    : END_DISTANCES.map(({ kind, from, until }) =>
        alert(kind, finalEnd, shifted(finalEnd, -from), shifted(finalEnd, -until)),
      )
  const ended = alert('ended', finalEnd, shifted(finalEnd, 1), shifted(finalEnd, NEWS_DAYS))
  return [...approaching, ended]
}

function consumerAlerts({ regime, phase }: Deadlines, alert: MakeAlert): DeadlineAlert[] {
  if (regime?.kind !== 'consumer' || regime.isInformed || phase === 'TERMINATING') return []
  const { informFrom, informUntil } = regime
  if (informFrom === null || informUntil === null) return []
  return [alert('informConsumer', informUntil, informFrom, informUntil)]
}
