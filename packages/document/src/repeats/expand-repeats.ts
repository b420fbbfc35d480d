import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument } from '../contract-document.ts'
import type { FieldDefinition, FieldValues } from '../field-definition.ts'
import type { Repeat } from '../rich-text.ts'
import { writeOut } from './write-out.ts'
import { hasRepeats, repeatsIn, type RepeatedPassage } from './repeats-in.ts'
import { cellVariable, rowsOf } from './rows.ts'

export interface RowContext {
  definitions: readonly FieldDefinition[]
  values: FieldValues
  locale: Locale
}

/**
 * A text with its repeated passages written out, once for each row, and the values and fields of the rows beside the
 * others: who reads a text resolves it as if its author had written every row. A passage without a row leaves an empty
 * one, so that a section can be seen to have lost its text. A text without passages is returned as it is.
 */
export function expandRepeats<Context extends RowContext>(
  document: ContractDocument,
  context: Context,
): { document: ContractDocument; context: Context } {
  if (!hasRepeats(document)) return { document, context }
  const { values, definitions, locale } = context
  const passages = repeatsIn(document)
  const fields = new Map(definitions.map((field) => [field.variable, field]))
  return {
    document: expandRows(document, values),
    context: {
      ...context,
      values: { ...values, ...Object.fromEntries(passages.flatMap(cellValues)) },
      definitions: [...definitions, ...passages.flatMap(cellFields)],
    },
  }

  function cellValues(passage: RepeatedPassage) {
    return cellsOf(passage, values).map(({ name, variable, stated }) => {
      // What is computed from the contract's own values alone is the same in each row.
      const shared = fields.get(variable)?.formula ? values[variable] : null
      return [name, stated ?? shared] as const
    })
  }

  function cellFields(passage: RepeatedPassage): FieldDefinition[] {
    return cellsOf(passage, values).flatMap(({ name, variable, row }) => {
      const field = fields.get(variable)
      if (!field) return []
      return { ...field, variable: name, label: rowLabel(field.label, row, locale), formula: null }
    })
  }
}

/** The text alone, for who only asks which parts of it there are. */
function expandRows(document: ContractDocument, values: FieldValues): ContractDocument {
  return writeOut(document, ({ key }) => rowsOf(values, key).length)
}

/** The text with as few rows as its author allows. */
export function expandFewest(document: ContractDocument): ContractDocument {
  return writeOut(document, ({ min }: Repeat) => min)
}

/** @example rowLabel('Prix', 1, 'fr') // 'Prix, ligne 2' */
function rowLabel(label: string, row: number, locale: Locale): string {
  return `${label}, ${ROW[locale]} ${row + 1}`
}

const ROW: Record<Locale, string> = { fr: 'ligne', en: 'row', es: 'línea' }

function cellsOf({ key, variables }: RepeatedPassage, values: FieldValues) {
  return rowsOf(values, key).flatMap((stated, row) =>
    variables.map((variable) => ({
      name: cellVariable(key, row, variable),
      variable,
      row,
      stated: stated[variable],
    })),
  )
}
