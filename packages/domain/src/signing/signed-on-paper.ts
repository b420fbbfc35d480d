import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso, parseIsoDay, type IsoDay } from '../calendar/iso-day.ts'
import type { Refusal } from '../refusal.ts'

/** On whose behalf somebody signed outside the product. */
export const SIGNING_SIDES = ['company', 'counterparty'] as const
export type SigningSide = (typeof SIGNING_SIDES)[number]

/** Who signed, or is to sign, on paper: as a person states it. */
export interface StatedSignatory {
  name: string
  side: SigningSide
}

/** What somebody states about a signature that the product has not seen. */
export interface SigningStatement {
  signatureDate: IsoDay
  signatories: readonly StatedSignatory[]
}

/**
 * Everything wrong with a statement, by field; empty when it can be recorded.
 *
 * @param today on the company's calendar
 * @example statementRefusals({ signatureDate: '2999-01-01', signatories: [] }, today).map(({ code }) => code)
 * // ['SIGNED_DAY_IN_FUTURE', 'STATED_SIGNATORY_REQUIRED']
 */
export function statementRefusals(
  { signatureDate, signatories }: SigningStatement,
  today: Temporal.PlainDate,
): Refusal[] {
  return [...dayRefusals(signatureDate, today), ...statedSignatoryRefusals(signatories)]
}

/** Everything wrong with the names alone. */
export function statedSignatoryRefusals(signatories: readonly StatedSignatory[]): Refusal[] {
  if (signatories.length === 0) return [{ code: 'STATED_SIGNATORY_REQUIRED', field: 'signatories' }]
  return signatories.flatMap(({ name, side }, index): Refusal[] => {
    const field = `signatories.${index}.name`
    if (name === '') return [{ code: 'FIELD_REQUIRED', field }]
    if (!isPrintable(name)) return [{ code: 'SIGNATORY_NAME_UNPRINTABLE', field }]
    const isRepeated = signatories
      .slice(0, index)
      .some((other) => other.side === side && sameName(other.name, name))
    return isRepeated ? [{ code: 'SIGNATORY_REPEATED', params: { name }, field }] : []
  })
}

function dayRefusals(day: IsoDay, today: Temporal.PlainDate): Refusal[] {
  const field = 'signatureDate'
  if (parseIsoDay(day) === null) return [{ code: 'LIFECYCLE_DAY_INVALID', field }]
  return isAfter(dayFromIso(day), today) ? [{ code: 'SIGNED_DAY_IN_FUTURE', field }] : []
}

/** One line of visible characters: names go into certificates, mails and the printed PDF. */
export function isPrintable(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
}

function sameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}
