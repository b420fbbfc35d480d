import { isFilled, type FieldType, type FieldValue } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { rowsKey, rowsOf } from '@tacite/document/repeats/rows.ts'
import { wordsUntilKnown } from '@tacite/document/late-fields.ts'
import type { WireDocument } from '../text-queries.ts'

export type TaggedField = WireDocument['fields'][number]

/** The fields of one contract with their values: what the chips in its text show. */
export interface TextFields {
  byVariable: ReadonlyMap<string, TaggedField>
  values: WireDocument['values']
  locale: WireDocument['locale']
  currency: WireDocument['currency']
}

export function textFields({
  fields,
  values,
  locale,
  currency,
}: Pick<WireDocument, 'fields' | 'values' | 'locale' | 'currency'>): TextFields {
  return {
    byVariable: new Map(fields.map((field) => [field.variable, field])),
    values,
    locale,
    currency,
  }
}

export interface ShownField {
  /** The value as formatted in the contract, or the label while there is none. */
  text: string
  label: string
  isFilled: boolean
}

export function shownField(fields: TextFields, variable: string): ShownField {
  const field = fields.byVariable.get(variable)
  const label = field?.label ?? variable
  const value = fields.values[variable] as FieldValue | null | undefined
  if (!isFilled(value)) {
    const words = wordsUntilKnown(variable, fields.locale) ?? wordsOfRows(fields, variable)
    return { text: words ?? label, label, isFilled: words !== null }
  }
  const type = (field?.type ?? 'text') as FieldType
  return { text: formatFieldValue(type, value, fields), label, isFilled: true }
}

const MOST_SHOWN = 3

/** What the rows of a repeated passage say in the place of a field, which stands once in the text; null: nothing. */
function wordsOfRows(fields: TextFields, variable: string): string | null {
  const type = (fields.byVariable.get(variable)?.type ?? 'text') as FieldType
  const stated = Object.keys(fields.values).flatMap((name) => {
    const key = rowsKey(name)
    return key === null ? [] : rowsOf(fields.values, key)
  })
  const words = stated.flatMap((row) => {
    const value = row[variable]
    return isFilled(value) ? formatFieldValue(type, value, fields) : []
  })
  const shown = words.length > MOST_SHOWN ? [...words.slice(0, MOST_SHOWN), '…'] : words
  return shown.length > 0 ? shown.join(' · ') : null
}

/** An observable value for open editors, which are not components. */
export interface FieldSource {
  read(): TextFields
  set(fields: TextFields): void
  subscribe(listener: () => void): () => void
}

export function createFieldSource(initial: TextFields): FieldSource {
  let fields = initial
  const listeners = new Set<() => void>()
  return {
    read: () => fields,
    set(next) {
      if (next === fields) return
      fields = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
