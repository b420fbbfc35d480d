import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import {
  compareContents,
  isUnchanged,
  type ValueChange,
} from '@tacite/document/compare-contents.ts'
import type { Sight } from '@tacite/document/compare-parts.ts'
import { isFilled, type FieldRow } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import type { FieldWords } from '@tacite/document/plain-text.ts'
import { repeatsIn } from '@tacite/document/repeats/repeats-in.ts'
import { rowsInWords } from '@tacite/document/repeats/rows-in-words.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import type { ContractContent } from './contract-content.query.ts'

/** What differs between two contents of a contract, in the words of its fields today. */
export function changesBetween(
  today: ContractContent,
  before: StatedContent,
  after: StatedContent,
  sight: Sight,
): ContentChanges & { isUnchanged: boolean } {
  const changes = compareContents(before, after, sight, fieldWords(today, before, after))
  return {
    isUnchanged: isUnchanged(changes),
    parts: changes.parts,
    values: changes.values.map((change) => ({
      ...change,
      ...(describedRows(today, change) ?? described(today, change)),
    })),
    attachments: changes.attachments,
    currencies: {
      before: before.money.currency ?? today.currency,
      after: after.money.currency ?? today.currency,
    },
  }
}

/**
 * Fields read as the contract shows them today, also in what was there before: a value that changed is among the values.
 * One that has none any more reads as it was accepted.
 */
function fieldWords(
  { definitions, currency }: ContractContent,
  before: StatedContent,
  after: StatedContent,
): FieldWords {
  const values = definitions.flatMap(({ variable, type }) => {
    const stated = [after, before].find(({ fields }) => isFilled(fields[variable]))
    const value = stated?.fields[variable]
    if (!stated || !isFilled(value)) return []
    const notation = { locale: stated.locale, currency: stated.money.currency ?? currency }
    return [[variable, formatFieldValue(type, value, notation)] as const]
  })
  return {
    labels: Object.fromEntries(definitions.map(({ variable, label }) => [variable, label])),
    values: Object.fromEntries(values),
  }
}

/** Rows in words; null: it is not rows that changed. */
function describedRows(content: ContractContent, { field, before, after }: ValueChange) {
  const [, amends, name] = /^(changes\.)?values\.(.+)$/.exec(field) ?? []
  const key = rowsKey(name ?? '')
  if (key === null) return null
  // An amendment replaces rows of the text that it amends.
  const passages = amends ? content.amendedPassages : repeatsIn(content.document)
  const label = passages.find((passage) => passage.key === key)?.name ?? key
  const words = (rows: unknown) =>
    Array.isArray(rows) ? rowsInWords(rows as FieldRow[], content.definitions, content) : null
  return { label, type: 'longText' as const, before: words(before), after: words(after) }
}

/** The name and the type of a field today; those of one that was deleted are not known any more. */
function described({ definitions }: ContractContent, { field }: ValueChange) {
  const variable = /(?:^|\.)values\.(.+)$/.exec(field)?.[1]
  const definition = definitions.find((each) => each.variable === variable)
  return { label: definition?.label ?? null, type: definition?.type ?? null }
}
