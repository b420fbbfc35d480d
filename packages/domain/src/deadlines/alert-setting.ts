import type { Refusal } from '../refusal.ts'

/** The days before which a company chooses its alerts, in the order in which forms show them. */
export const ALERT_DATES = ['window', 'sendBy', 'limit', 'exit', 'end'] as const
/**
 * `window`: the opening of the notice window; `sendBy`: the last day to send; `limit`: the limit for notice or for a
 * renewal; `exit`: that of an early exit; `end`: the end of a contract that nothing renews.
 */
export type AlertDate = (typeof ALERT_DATES)[number]

/** How many days before each of its dates people are alerted; 0: on the day. A date without days raises nothing. */
export type AlertDays = Record<AlertDate, number[]>

/** Who is alerted. Nobody in particular: the owner. */
export interface AlertRecipients {
  owner: boolean
  groupIds: string[]
  personIds: string[]
  /** Third parties with whom the contract is shared: of its end alone, where the text open to them states it. */
  thirdParties?: boolean | undefined
}

/** What replaces the default of the product, for the contracts of a type or for one contract. */
export interface AlertSetting extends AlertRecipients {
  days: AlertDays
}

export const MOST_DAYS_BEFORE = 365
const MOST_ALERTS_OF_A_DATE = 6

/** Where the setting in force comes from; a contract's own replaces its type's, which replaces the default. */
export type AlertOrigin = 'default' | 'type' | 'contract'

export function settingInForce(
  ofType: AlertSetting | null,
  ofContract: AlertSetting | null,
): { origin: AlertOrigin; setting: AlertSetting | null } {
  if (ofContract) return { origin: 'contract', setting: ofContract }
  if (ofType) return { origin: 'type', setting: ofType }
  return { origin: 'default', setting: null }
}

/** The setting as it is kept: each day once, the farthest first; each recipient once. */
export function tidySetting(setting: AlertSetting): AlertSetting {
  const { days, owner, groupIds, personIds, thirdParties } = setting
  const tidied = ALERT_DATES.map((date) => [
    date,
    [...new Set(days[date])].sort((one, other) => other - one),
  ])
  return {
    days: Object.fromEntries(tidied) as AlertDays,
    owner,
    groupIds: [...new Set(groupIds)],
    personIds: [...new Set(personIds)],
    ...(thirdParties ? { thirdParties } : {}),
  }
}

/** A setting warns somebody of the company of something, on days that can be counted. */
export function settingRefusals(setting: AlertSetting): Refusal[] {
  const { days, owner, groupIds, personIds } = setting
  const isWrong = (day: number) => !Number.isInteger(day) || day < 0 || day > MOST_DAYS_BEFORE
  const wrong = ALERT_DATES.filter((date) => days[date].some(isWrong))
  const crowded = ALERT_DATES.filter((date) => days[date].length > MOST_ALERTS_OF_A_DATE)
  const refusals: Refusal[] = [
    ...wrong.map((date) => ({
      field: `days.${date}`,
      code: 'ALERT_DAYS_INVALID' as const,
      params: { max: MOST_DAYS_BEFORE },
    })),
    ...crowded.map((date) => ({
      field: `days.${date}`,
      code: 'ALERT_DAYS_TOO_MANY' as const,
      params: { max: MOST_ALERTS_OF_A_DATE },
    })),
  ]
  if (ALERT_DATES.every((date) => days[date].length === 0))
    refusals.push({ field: 'days', code: 'ALERT_DAYS_MISSING' })
  if (!owner && groupIds.length === 0 && personIds.length === 0)
    refusals.push({ field: 'owner', code: 'ALERT_RECIPIENTS_MISSING' })
  return refusals
}
