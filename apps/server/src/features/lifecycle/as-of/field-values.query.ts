import type { HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { isFilled, type FieldType, type FieldValue } from '@tacite/document/field-definition.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { valueOn, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readFieldValues } from '../../writing/contracts/public.ts'
import { fieldsNamed, type ContractTerms } from '../deadlines/public.ts'

/** A tagged field of a contract, by the name of its history. */
export interface StatedField {
  name: string
  label: string
  value: FieldValue | null
  written: (value: unknown) => string | null
}

/** The values of the company's own fields, as the contract states them and its amendments replace them. */
export async function statedFields(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  { contractId, history }: Pick<ContractTerms, 'contractId' | 'history'>,
): Promise<StatedField[]> {
  const { values, currency } = await readFieldValues(db, contractId)
  const own = Object.keys(values).filter((variable) => !isSystemField(variable))
  const amended = history.map(({ field }) => field)
  const names = [...own.map((variable) => VALUE_PREFIX + variable), ...amended]
  const fields = await fieldsNamed(db, locale, names)
  return [...fields].map(([name, { label, type }]) => ({
    name,
    label,
    value: values[name.slice(VALUE_PREFIX.length)] ?? null,
    written: (value) => writtenField(type, value, { locale, currency }),
  }))
}

function writtenField(
  type: FieldType,
  value: unknown,
  notation: Parameters<typeof formatFieldValue>[2],
): string | null {
  const filled = value as FieldValue | null
  return isFilled(filled) ? formatFieldValue(type, filled, notation) : null
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
