import { isDurationValue, type FieldType } from '@tacite/document/field-definition.ts'
import type { WireValue } from './choices.ts'
import type { Sentence } from './draft-error.ts'

/** Whether typed input is unreadable for its type: « 31/02/2027 », « douze ». */
export function isUnreadable(type: FieldType | undefined, value: WireValue): boolean {
  if (type === 'date') return typeof value === 'string' && !/^(?:\d{4}-\d{2}-\d{2})?$/.test(value)
  if (isDurationValue(value)) return !Number.isInteger(value.count) || value.count < 0
  return typeof value === 'number' && Number.isNaN(value)
}

/** What is said of it. */
export function unreadableSentence(type: string): Sentence {
  return SENTENCES[type] ?? 'common.field.invalidNumber'
}

const SENTENCES: Record<string, Sentence> = {
  date: 'common.field.invalidDay',
  amount: 'common.field.invalidAmount',
  duration: 'shared-contract.answers.values.invalidDuration',
}
