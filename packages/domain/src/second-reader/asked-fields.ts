import { parseIsoDay } from '../calendar/iso-day.ts'
import { passesLuhn } from '../contacts/business-numbers.ts'
import { CURRENCIES } from '../contracts/currencies.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import type { ExtractedField } from '../extraction/extracted-fields.ts'

/** How a value is written in an answer, and how its form is asked for. */
type Form = 'text' | 'day' | 'span' | 'term' | 'renewal' | 'amount' | 'currency' | 'days' | 'siren'

/** What a second reader is asked about: of these a wrong answer can be told from its quotation, or is seen at a glance. */
export const ASKED_FIELDS = {
  title: 'text',
  party: 'text',
  siren: 'siren',
  signatureDate: 'day',
  effectiveDate: 'day',
  endDate: 'day',
  duration: 'term',
  renewal: 'renewal',
  renewalDuration: 'span',
  notice: 'span',
  amountInclTaxCents: 'amount',
  currency: 'currency',
  governingLaw: 'text',
  court: 'text',
  paymentDays: 'days',
} as const satisfies Partial<Record<ExtractedField, Form>>

export type AskedField = keyof typeof ASKED_FIELDS

export const ASKED_FIELD_NAMES = Object.keys(ASKED_FIELDS) as AskedField[]

const MOST_TEXT = 300
const RENEWALS = ['none', 'tacit', 'withAgreement', 'withNotice']
/** More is a number of something else. */
const MOST_COUNT = 1_200

/**
 * An answer in the normal form of its field (extraction/extracted-fields.ts); null: it is none.
 * @example readAnswer('notice', '3 months') // { count: 3, unit: 'months' }
 */
export function readAnswer(field: AskedField, text: string): unknown {
  const plain = text.trim()
  switch (ASKED_FIELDS[field]) {
    case 'text':
      return plain !== '' && plain.length <= MOST_TEXT ? plain : null
    case 'siren':
      return readSiren(plain)
    case 'day':
      return parseIsoDay(plain) ? plain : null
    case 'term':
      return plain === 'indefinite' ? plain : readSpan(plain)
    case 'span':
      return readSpan(plain)
    case 'renewal':
      return RENEWALS.includes(plain) ? plain : null
    case 'amount':
      return /^\d{1,12}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
    case 'currency':
      return (CURRENCIES as readonly string[]).includes(plain) ? plain : null
    case 'days':
      return readCount(plain)
  }
}

function readSiren(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{9}$/.test(digits) && passesLuhn(digits) ? digits : null
}

function readSpan(text: string): Span | null {
  const { count, unit } =
    /^(?<count>\d{1,4}) (?<unit>day|week|month|year)s?$/.exec(text)?.groups ?? {}
  const read = readCount(count ?? '')
  return read === null ? null : { count: read, unit: `${unit}s` as Span['unit'] }
}

function readCount(text: string): number | null {
  const count = Number(text)
  return /^\d{1,4}$/.test(text) && count > 0 && count <= MOST_COUNT ? count : null
}
