import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { dayFromIso, isoDay } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { DecidableLimit, LimitDecision } from './limit-decision.ts'

/** Whom something undecided goes to: a manager of who was asked, then the group of the company, then its administrators. */
export const ESCALATION_STEPS = ['manager', 'group', 'administrators'] as const
export type EscalationStep = (typeof ESCALATION_STEPS)[number]

export interface EscalationSettings {
  /** Days before the prudent limit on which nothing decided escalates. */
  escalationDays: number
  /** Days before the prudent limit on which the owner is asked. */
  noticeWindowDays: number
  /** An owner without an active account is asked nothing: the window itself escalates. */
  isOwnerActive: boolean
}

/** Within the bounds of the notice window. */
export const ESCALATION_DAYS = { min: 1, max: 365 } as const

/**
 * The day on which a limit escalates if nothing more is decided; null: it is decided. Never before the owner was
 * asked, and never before the day until which they decide later is over.
 *
 * @param decision the one that stands on this limit
 * @example
 * // limit 2026-09-30, ten days before
 * escalationDay(limit, null, settings) // '2026-09-20'
 */
export function escalationDay(
  { prudentLimit }: Pick<DecidableLimit, 'prudentLimit'>,
  decision: Pick<LimitDecision, 'until'> | null,
  { escalationDays, noticeWindowDays, isOwnerActive }: EscalationSettings,
): IsoDay | null {
  if (decision !== null && decision.until === null) return null
  const daysBefore = isOwnerActive ? Math.min(escalationDays, noticeWindowDays) : noticeWindowDays
  const day = shifted(prudentLimit, -daysBefore)
  if (decision === null || decision.until === null) return day
  const afterLater = shifted(decision.until, 1)
  return afterLater > day ? afterLater : day
}

/** Whether to escalate today: from its day until the last day on which somebody can still act. */
export function isEscalationDue(
  limit: Pick<DecidableLimit, 'legalLimit'>,
  day: IsoDay | null,
  today: Temporal.PlainDate,
): boolean {
  const now = today.toString()
  return day !== null && day <= now && now <= limit.legalLimit
}

export interface EscalationCandidates {
  /** The owner of a limit, the validators of a step. */
  askedIds: readonly string[]
  managerIds: readonly string[]
  groupMemberIds: readonly string[]
  administratorIds: readonly string[]
}

export interface Escalation {
  step: EscalationStep
  personIds: string[]
}

/**
 * The stages of an escalation, in order: each has somebody with an active account who sees the contract, and who is
 * neither among those who were asked nor in an earlier stage. Where the only administrators are those who were asked,
 * they are told again rather than nobody.
 *
 * @param canBeTold active, and sees the contract
 */
export function escalationStages(
  { askedIds, managerIds, groupMemberIds, administratorIds }: EscalationCandidates,
  canBeTold: (personId: string) => boolean,
): Escalation[] {
  const known = new Set(askedIds)
  const idsOf = { manager: managerIds, group: groupMemberIds, administrators: administratorIds }
  const stages = ESCALATION_STEPS.map((step) => {
    const personIds = [...new Set(idsOf[step])].filter((id) => !known.has(id) && canBeTold(id))
    personIds.forEach((id) => known.add(id))
    return { step, personIds }
  }).filter(({ personIds }) => personIds.length > 0)
  if (stages.length > 0) return stages
  return [{ step: 'administrators', personIds: [...new Set(administratorIds)].filter(canBeTold) }]
}

/** Whom to tell where one stage is all there is: the first. */
export function whomToTell(
  candidates: EscalationCandidates,
  canBeTold: (personId: string) => boolean,
): Escalation {
  return escalationStages(candidates, canBeTold)[0]!
}

/** A stage that was told, and on which day. */
export interface ToldStage {
  step: EscalationStep
  on: IsoDay
}

/** The stages that nobody was told in yet: those after the last one. */
export function stagesLeft(
  stages: readonly Escalation[],
  told: readonly ToldStage[],
): Escalation[] {
  const placeOf = (step: EscalationStep) => ESCALATION_STEPS.indexOf(step)
  const last = Math.max(-1, ...told.map(({ step }) => placeOf(step)))
  return stages.filter(({ step }) => placeOf(step) > last)
}

/** Days of silence after which the next stage is told, where the limit leaves as many. */
const SILENT_DAYS = 3

/**
 * The day on which the next stage is told if the one before stays silent: after three days, and sooner where the stages
 * left would not fit before the limit. Never before the day until which somebody decides later is over; null: it is
 * decided.
 *
 * @param lastTold the day on which the stage before was told
 * @param left how many stages there are to go, the next one included
 * @example
 * // limit 2026-09-30
 * nextStageDay(limit, null, '2026-09-20', 2) // '2026-09-23'
 * nextStageDay(limit, null, '2026-09-27', 2) // '2026-09-28'
 */
export function nextStageDay(
  { prudentLimit, legalLimit }: Pick<DecidableLimit, 'prudentLimit' | 'legalLimit'>,
  decision: Pick<LimitDecision, 'until'> | null,
  lastTold: IsoDay,
  left: number,
): IsoDay | null {
  if (decision !== null && decision.until === null) return null
  const end = lastTold < prudentLimit ? prudentLimit : legalLimit
  const room = Math.floor(daysBetween(lastTold, end) / left)
  const day = shifted(lastTold, Math.max(1, Math.min(SILENT_DAYS, room)))
  if (decision === null || decision.until === null) return day
  const afterLater = shifted(decision.until, 1)
  return afterLater > day ? afterLater : day
}

function daysBetween(from: IsoDay, until: IsoDay): number {
  return dayFromIso(from).until(dayFromIso(until)).days
}

function shifted(day: IsoDay, days: number): IsoDay {
  return isoDay(addDays(dayFromIso(day), days))
}
