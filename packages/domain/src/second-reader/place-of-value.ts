import type { Span } from '../deadlines/contract-duration.ts'
import { readAmounts } from '../extraction/readers/read-amounts.ts'
import { readDays } from '../extraction/readers/read-days.ts'
import { readDurations } from '../extraction/readers/read-durations.ts'
import { straightText } from '../extraction/text/read-sentences.ts'
import type { Locale } from '../locale.ts'
import type { AskedField } from './asked-fields.ts'
import { findQuotation } from './find-quotation.ts'

/** A place in a quotation, in UTF-16 units. */
interface Place {
  start: number
  end: number
}

/**
 * Where a quotation says the value: its own words; the whole quotation for what is told in any words (a kind of renewal, a
 * law). Null: it says something else, or nothing of the kind. A day that is not written is no answer: what follows from a
 * start and a duration is counted by the deadline engine.
 */
export function placeOfValue(
  field: AskedField,
  value: unknown,
  quotation: string,
  language: Locale,
): Place | null {
  const plain = straightText(quotation).replaceAll(/\s/g, ' ')
  switch (field) {
    case 'signatureDate':
    case 'effectiveDate':
    case 'endDate':
      return readDays(plain, language).find((day) => day.value === value) ?? null
    case 'duration':
      return value === 'indefinite' ? whole(quotation) : spanIn(plain, value as Span, language)
    case 'renewalDuration':
    case 'notice':
      return spanIn(plain, value as Span, language)
    case 'paymentDays':
      return spanIn(plain, { count: value as number, unit: 'days' }, language)
    case 'amountInclTaxCents':
      return readAmounts(plain, language).find((amount) => amount.value.cents === value) ?? null
    case 'currency':
      return readAmounts(plain, language).find((amount) => amount.value.currency === value) ?? null
    case 'siren':
      return placeOfDigits(quotation, value as string)
    case 'title':
    case 'party':
    case 'court':
      return findQuotation(quotation, value as string) ?? shortPlace(plain, value as string)
    case 'renewal':
    case 'governingLaw':
      return whole(quotation)
  }
}

function whole(quotation: string): Place {
  return { start: 0, end: quotation.length }
}

const MONTHS_OF: Partial<Record<Span['unit'], number>> = { years: 12, months: 1 }
const DAYS_OF: Partial<Record<Span['unit'], number>> = { weeks: 7, days: 1 }

/** A year and twelve months are the same; a month and thirty days are not. */
function spanIn(plain: string, { count, unit }: Span, language: Locale): Place | null {
  const same = (times: Partial<Record<Span['unit'], number>>, other: Span) =>
    count * (times[unit] ?? Number.NaN) === other.count * (times[other.unit] ?? Number.NaN)
  return (
    readDurations(plain, language).find(
      ({ value }) => same(MONTHS_OF, value) || same(DAYS_OF, value),
    ) ?? null
  )
}

function placeOfDigits(quotation: string, digits: string): Place | null {
  const found = new RegExp(String.raw`(?<!\d)${[...digits].join(String.raw`[\s.]?`)}(?!\d)`).exec(
    quotation,
  )
  return found && { start: found.index, end: found.index + found[0].length }
}

/** Of a name that is too short to be looked for in a whole text: 'EDF'. */
function shortPlace(plain: string, name: string): Place | null {
  const start = plain.indexOf(straightText(name))
  return start < 0 ? null : { start, end: start + name.length }
}
