import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import type { RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import type { RowColumn } from '@tacite/document/repeats/rows-in-words.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel } from '../../../platform/database/system-names.ts'

export type NamedField = Pick<AmendedValue, 'label' | 'type' | 'columns'>

/** A value that is a term, or of a field that was deleted since. */
export const UNNAMED: NamedField = { label: null, type: null, columns: null }

/**
 * What the values that patches replace are called: tagged fields by their labels, rows by what is repeated.
 *
 * @param names as patches name them; those of terms are left out
 * @param passages of the contract whose values they are, where rows may be among them
 */
export async function fieldsNamed(
  db: CompanyDatabase,
  locale: Locale,
  names: readonly string[],
  passages: readonly RepeatedPassage[] = [],
): Promise<ReadonlyMap<string, NamedField>> {
  const variables = names
    .filter((name) => name.startsWith(VALUE_PREFIX))
    .map((name) => name.slice(VALUE_PREFIX.length))
  const repeated = variables.flatMap((name) => {
    const key = rowsKey(name)
    if (key === null) return []
    return { name, key, passage: passages.find((each) => each.key === key) }
  })
  const ofRows = repeated.flatMap(({ passage }) => passage?.variables ?? [])
  const columns = await columnsOf(db, locale, [...variables, ...ofRows])
  const fields = variables.flatMap((variable) => {
    const column = columns.get(variable)
    return column
      ? [[variable, { ...UNNAMED, label: column.label, type: column.type }] as const]
      : []
  })
  const rows = repeated.map(({ name, key, passage }) => {
    const inOrder = passage?.variables.flatMap((variable) => columns.get(variable) ?? []) ?? []
    return [name, { label: passage?.name ?? key, type: null, columns: inOrder }] as const
  })
  return new Map([...fields, ...rows].map(([name, named]) => [VALUE_PREFIX + name, named]))
}

async function columnsOf(
  db: CompanyDatabase,
  locale: Locale,
  variables: readonly string[],
): Promise<ReadonlyMap<string, RowColumn>> {
  if (variables.length === 0) return new Map()
  const rows = await db
    .select('tagged_field')
    .where('tagged_field.variable', 'in', [...new Set(variables)])
    .select(['tagged_field.variable', 'tagged_field.type', fieldLabel(locale).as('label')])
    .execute()
  return new Map(rows.map((row) => [row.variable, row]))
}
