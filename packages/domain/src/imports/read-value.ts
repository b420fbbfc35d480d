import { businessNumberRefusals, writeBusinessNumbers } from '../contacts/business-numbers.ts'
import type { PlainRefusalCode } from '../refusal.ts'
import { foldValue } from './fold-value.ts'
import { IMPORT_FIELDS, isImportField, type OwnFieldType } from './import-fields.ts'
import type { RowField } from './import-row.ts'
import { matchChoice, type Matches } from './match-choice.ts'
import type { ImportRules } from './import-rules.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { readOption } from './read-option.ts'
import { readNotice, readSpan } from './read-span.ts'

export interface Reading {
  rules: ImportRules
  matches: Matches
  /** The types of the company's own fields, by variable. */
  ownFields: Readonly<Record<string, OwnFieldType>>
  /** Of the counterparty, where one is stated. */
  siren: string | null
}

export type ReadValue = { value: unknown } | { empty: true } | { problem: PlainRefusalCode }

const UNREADABLE = { problem: 'IMPORT_VALUE_UNREADABLE' } as const

/** What a text says in a field; what cannot be read for certain is a problem, never a value. */
export function readValue(field: RowField, text: string, reading: Reading): ReadValue {
  const typed = text.trim()
  if (typed === '') return { empty: true }
  if (!isImportField(field))
    return readOwnValue(reading.ownFields[field.slice('values.'.length)], typed, reading)
  const described = IMPORT_FIELDS[field]
  switch (described.kind) {
    case 'text':
      return typed.length > described.maxLength
        ? { problem: 'IMPORT_VALUE_TOO_LONG' }
        : { value: typed }
    case 'choice':
    case 'contract':
      return matchChoice(field as Parameters<typeof matchChoice>[0], typed, reading)
    case 'option':
      return orUnreadable(readOption(field as Parameters<typeof readOption>[0], typed))
    case 'day':
      return ofDay(typed, reading)
    case 'span':
      return orUnreadable(readSpan(typed))
    case 'notice':
      return orUnreadable(readNotice(typed))
    case 'count':
      return /^\d{1,3}$/.test(typed) && Number(typed) > 0 ? { value: Number(typed) } : UNREADABLE
    case 'amount':
      return ofAmount(typed)
    case 'siren':
      return ofSiren(typed)
  }
}

function orUnreadable(value: unknown): ReadValue {
  return value === null ? UNREADABLE : { value }
}

function ofDay(typed: string, { rules }: Reading): ReadValue {
  const read = readDay(typed, rules.dayOrder)
  return 'day' in read ? { value: read.day } : read
}

function ofAmount(typed: string): ReadValue {
  const read = readAmount(typed)
  return 'cents' in read ? { value: read.cents } : read
}

/** A SIRET states its SIREN. */
function ofSiren(typed: string): ReadValue {
  const digits = typed.replaceAll(/\D/g, '')
  const numbers =
    digits.length === 14
      ? { siren: '', siret: digits, vatNumber: '' }
      : { siren: typed, siret: '', vatNumber: '' }
  if (businessNumberRefusals(numbers).length > 0) return { problem: 'IMPORT_SIREN_WRONG' }
  return { value: writeBusinessNumbers(numbers).siren }
}

function readOwnValue(type: OwnFieldType | undefined, typed: string, reading: Reading): ReadValue {
  switch (type) {
    case 'text':
    case 'longText':
      return { value: typed }
    case 'number': {
      const compact = typed.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.')
      return /^-?\d+(?:\.\d+)?$/.test(compact) ? { value: Number(compact) } : UNREADABLE
    }
    case 'amount':
      return ofAmount(typed)
    case 'date':
      return ofDay(typed, reading)
    case 'yesNo': {
      const folded = foldValue(typed)
      if (['oui', 'yes', 'si', 'true', 'vrai', '1', 'x'].includes(folded)) return { value: true }
      return ['non', 'no', 'false', 'faux', '0'].includes(folded) ? { value: false } : UNREADABLE
    }
    case undefined:
      return { problem: 'IMPORT_FIELD_UNKNOWN' }
  }
}
