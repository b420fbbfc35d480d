import { Temporal } from 'temporal-polyfill'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Currency } from './currencies.ts'

/** Why a contract is kept after its end; `other`: a reason in the company’s own words. */
export const RETENTION_REASONS = [
  'commercial',
  'consumer',
  'accounting',
  'realEstate',
  'other',
] as const

export type RetentionReason = (typeof RETENTION_REASONS)[number]

/** What each law asks for, in years; the company may keep longer, or shorter where none applies. */
export const YEARS_OF_REASON: Record<Exclude<RetentionReason, 'other'>, number> = {
  commercial: 5,
  consumer: 10,
  accounting: 10,
  realEstate: 30,
}

/** Contracts with consumers of 120 € or more are kept for ten years (art. L213-1 and D213-1 C. conso.). */
export const CONSUMER_AMOUNT_CENTS = 12_000
export const CONSUMER_CURRENCY = 'EUR' satisfies Currency

/** The rule of a contract type; null years: kept without limit. */
export interface RetentionRule {
  years: number | null
  reason: RetentionReason
}

export interface RetainedContract {
  /** Its last day in force; null while it runs, and for one that never was in force. */
  endedOn: IsoDay | null
  isWithConsumer: boolean
  amountInclTaxCents: number | null
  /** That of the amount, in force. */
  currency: Currency
}

export interface Retention extends RetentionRule {
  /** The currency of an amount that nothing compares with 120 €: the longer time is kept. Null: it was compared, or need not be. */
  uncompared: Currency | null
  /** The last day of the retention, included; null: without limit, or not ended. */
  until: IsoDay | null
}

/**
 * How long a contract is kept after its end, and why. The ten years of a contract with a consumer prevail over a shorter
 * rule of its type from 120 € on, and for any amount in another currency: nothing is converted, and it is kept rather too
 * long than not long enough.
 *
 * @example retentionOf({ years: 5, reason: 'commercial' }, { endedOn: '2024-02-29', … }).until // '2029-02-28'
 */
export function retentionOf(rule: RetentionRule, contract: RetainedContract): Retention {
  const { years, reason, uncompared } = prevailing(rule, contract)
  const until =
    contract.endedOn === null || years === null
      ? null
      : Temporal.PlainDate.from(contract.endedOn).add({ years }).toString()
  return { years, reason, uncompared, until }
}

/** Whether a contract that ended is proposed for archiving: the day after its retention on. */
export function isProposedForArchiving(
  { until }: Pick<Retention, 'until'>,
  today: IsoDay,
): boolean {
  return until !== null && until < today
}

function prevailing(
  rule: RetentionRule,
  { isWithConsumer, amountInclTaxCents, currency }: RetainedContract,
): Omit<Retention, 'until'> {
  const { consumer } = YEARS_OF_REASON
  const own = { ...rule, uncompared: null }
  if (!isWithConsumer || amountInclTaxCents === null) return own
  if (rule.years === null || rule.years >= consumer) return own
  if (currency !== CONSUMER_CURRENCY)
    return { years: consumer, reason: 'consumer', uncompared: currency }
  return amountInclTaxCents >= CONSUMER_AMOUNT_CENTS
    ? { years: consumer, reason: 'consumer', uncompared: null }
    : own
}
