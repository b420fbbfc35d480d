import { createContext } from 'react'
import type { FieldType, FieldValues } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { wordsUntilKnown } from '@tacite/document/late-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { TaggedField, WireValues } from './choices.ts'

/** The current field values of the displayed text; only they re-render while typing. */
export interface LiveValues {
  values: FieldValues
  fields: ReadonlyMap<string, TaggedField>
  /** The contract's language, not the reader's. */
  locale: Locale
  currency: string
  /** The field being edited. */
  active: string | null
}

export const LiveValuesContext = createContext<LiveValues>({
  values: {},
  fields: new Map(),
  locale: 'fr',
  currency: 'EUR',
  active: null,
})

/** A field in the text: its value as the contract will print it, or its name. */
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
  return { text: formatFieldValue(type, value, live), isFilled: true }
}
