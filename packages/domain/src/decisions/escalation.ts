import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { dayFromIso, isoDay } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { DecidableLimit, LimitDecision } from './limit-decision.ts'

/** Whom something undecided goes to: a manager of who was asked, else the group of the company, else its administrators. */
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
 * Whom to tell: the first step with somebody who has an active account and sees the contract, other than those
 * who were asked already. Where they are the only administrators, they are told again rather than nobody.
 *
 * @param canBeTold active, and sees the contract
 */
export function whomToTell(
  { askedIds, managerIds, groupMemberIds, administratorIds }: EscalationCandidates,
  canBeTold: (personId: string) => boolean,
): Escalation {
  const able = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => !askedIds.includes(id) && canBeTold(id))
  const managers = able(managerIds)
  if (managers.length > 0) return { step: 'manager', personIds: managers }
  const members = able(groupMemberIds)
  if (members.length > 0) return { step: 'group', personIds: members }
  const others = able(administratorIds)
  return {
    step: 'administrators',
    personIds: others.length > 0 ? others : administratorIds.filter(canBeTold),
  }
}

function shifted(day: IsoDay, days: number): IsoDay {
  return isoDay(addDays(dayFromIso(day), days))
}
