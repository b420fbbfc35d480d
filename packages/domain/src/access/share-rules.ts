import { Temporal } from 'temporal-polyfill'
import type { Refusal } from '../refusal.ts'
import { levelReaches, type ContractLevel } from './levels.ts'

/** The highest level of a third party (decisions 2). */
const HIGHEST_OF_THIRD_PARTIES = 'suggester'

export const THIRD_PARTY_LEVELS = ['reader', 'commenter', 'suggester'] as const

export type ThirdPartyLevel = (typeof THIRD_PARTY_LEVELS)[number]

export function isThirdPartyLevel(level: ContractLevel): level is ThirdPartyLevel {
  return levelReaches(HIGHEST_OF_THIRD_PARTIES, level)
}

/**
 * Whether a level is offered when sharing. Comments and suggestions are not built yet: these levels only let people read,
 * and are shown where an earlier share or another program gave them.
 */
export function isOfferedLevel(level: ContractLevel): boolean {
  return level !== 'commenter' && level !== 'suggester'
}

interface WantedShare {
  level: ContractLevel
  /** The last day of the share; null: no end. */
  expiresOn: Temporal.PlainDate | null
  hasThirdParties: boolean
  /** The sharer's own level on the contract. */
  ownLevel: ContractLevel
}

/** Why a contract cannot be shared like this, with the field of each reason; empty: it can. */
export function shareRefusals(
  { level, expiresOn, hasThirdParties, ownLevel }: WantedShare,
  today: Temporal.PlainDate,
): Refusal[] {
  const refusals: Refusal[] = []
  if (hasThirdParties && !isThirdPartyLevel(level))
    refusals.push({ code: 'SHARE_LEVEL_THIRD_PARTY', field: 'level' })
  if (!levelReaches(ownLevel, level))
    refusals.push({ code: 'SHARE_LEVEL_ABOVE_OWN', field: 'level' })
  if (expiresOn && Temporal.PlainDate.compare(expiresOn, today) <= 0)
    refusals.push({ code: 'SHARE_EXPIRY_PAST', field: 'expiresOn' })
  return refusals
}

/**
 * A share is valid until the end of its last day, in the company's time zone.
 * @example endOfDay('Europe/Paris', Temporal.PlainDate.from('2026-12-31')).toString() // '2026-12-31T23:00:00Z'
 */
export function endOfDay(timeZone: string, day: Temporal.PlainDate): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
}

/** The day whose end an instant is: the inverse of `endOfDay`. */
export function dayEndedAt(timeZone: string, instant: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime() - 1)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
}
