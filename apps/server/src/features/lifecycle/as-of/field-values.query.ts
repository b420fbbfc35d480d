import type { HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { isFilled, type FieldValue, type FieldValues } from '@tacite/document/field-definition.ts'
import { formatFieldValue, type ValueNotation } from '@tacite/document/format-field-value.ts'
import { withComputed } from '@tacite/document/formulas/compute-values.ts'
import { isRows } from '@tacite/document/repeats/stated-rows.ts'
import { rowsInWords } from '@tacite/document/repeats/rows-in-words.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { valueOn, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { passagesNamed, readStatedValues, withFollowing } from '../../writing/contracts/public.ts'
import { fieldsNamed, type ContractTerms, type NamedField } from '../deadlines/public.ts'

/** A tagged field of a contract, or the rows of a passage, by the name of its history. */
export interface StatedField {
  name: string
  label: string
  value: FieldValue | null
  written: (value: unknown) => string | null
}

/** The tagged fields of a contract, and the rows of what its text repeats. */
export interface StatedFields {
  fields: StatedField[]
  /** What amendments set, with what is computed from it. */
  withFollowing: (history: readonly SetValue[]) => SetValue[]
}

/** The values of the company's own fields, as the contract states them and its amendments replace them. */
export async function statedFields(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  { contractId, history }: Pick<ContractTerms, 'contractId' | 'history'>,
): Promise<StatedFields> {
  const stated = await readStatedValues(db, contractId)
  const values: FieldValues = withComputed(stated.fields, stated.values)
  const own = Object.keys(values).filter((variable) => !isSystemField(variable))
  const amended = history.map(({ field }) => field)
  const names = [...new Set([...own.map((variable) => VALUE_PREFIX + variable), ...amended])]
  const passages = await passagesNamed(db, contractId, names)
  const fields = await fieldsNamed(db, locale, names, passages)
  const notation = { locale, currency: stated.currency }
  return {
    fields: [...fields].map(([name, named]) => ({
      name,
      label: named.label ?? name,
      value: values[name.slice(VALUE_PREFIX.length)] ?? null,
      written: (value) => writtenField(named, value, notation),
    })),
    withFollowing: (set) => withFollowing(stated, set),
  }
}

/** Rows have a line each; no row is no value. */
function writtenField(
  { type, columns }: NamedField,
  value: unknown,
  notation: ValueNotation,
): string | null {
  const filled = value as FieldValue | null
  if (!isFilled(filled)) return null
  if (columns && isRows(filled)) return rowsInWords(filled, columns, notation)
  return type && formatFieldValue(type, filled, notation)
}

/** What is in force on a day: as stated today, unless an amendment set it. */
export function fieldOn(
  { name, value, written }: StatedField,
  history: readonly SetValue[],
  day: string,
): string | null {
  return written(valueOn<unknown>(history, name, value, day))
}

/** Nobody dates the values of fields: as the contract states it, without a first day. */
export function fieldHistory({ value, written }: StatedField): HeldValue[] {
  return [
    {
      text: written(value),
      from: null,
      to: null,
      how: 'stated',
      by: null,
      at: null,
      because: null,
      document: null,
    },
  ]
}
