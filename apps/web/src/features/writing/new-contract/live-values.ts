import { createContext } from 'react'
import type { FieldType, FieldValues } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { wordsUntilKnown } from '@tacite/document/late-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { TaggedField, WireValues } from './choices.ts'

/** What the fields of the shown text say at this moment; only they are drawn again while one types. */
export interface LiveValues {
  values: FieldValues
  fields: ReadonlyMap<string, TaggedField>
  /** The contract's language, not the reader's. */
  locale: Locale
  /** The field that is being written. */
  active: string | null
}

export const LiveValuesContext = createContext<LiveValues>({
  values: {},
  fields: new Map(),
  locale: 'fr',
  active: null,
})

/** A field as the text shows it: its value as the contract will write it, or its name. */
export function writtenField(
  variable: string,
  live: LiveValues,
): { text: string; isFilled: boolean } {
  const field = live.fields.get(variable)
  const value = (live.values as WireValues)[variable]
  if (value === undefined || value === null) {
    const words = wordsUntilKnown(variable, live.locale)
    return { text: words ?? field?.label ?? variable, isFilled: words !== null }
  }
  const type = (field?.type ?? 'text') as FieldType
  return { text: formatFieldValue(type, value, live.locale), isFilled: true }
}
