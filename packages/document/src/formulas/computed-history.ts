import { isAmendableTerm, VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { valueOn, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { TERMS_IN_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import { isSameValue } from '@tacite/domain/corrections/changed-terms.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { FieldValue, FieldValues } from '../field-definition.ts'
import { rowsKey } from '../repeats/rows.ts'
import { valuesOfTerms } from '../terms-in-fields.ts'
import { withComputed, type ComputableField } from './compute-values.ts'

/** What a contract itself says: its values by variable, its rows among them, with the terms that its fields show. */
export interface StatedValues {
  values: FieldValues
  lifecycle: Partial<LifecycleTerms>
  /** Of its amounts: one that an amendment states in another is none of them. */
  currency: string
}

/**
 * The rows of a contract and its computed fields as each amendment leaves them, in order of effect: nobody states a sum
 * again, it follows what the amendment replaces. Rows have their computed cells.
 *
 * @param history what the amendments set (domain `valueHistory`)
 * @example computedHistory(fields, stated, history)[0] // { field: 'values.total', before: 129050, value: 150000, … }
 */
export function computedHistory(
  fields: readonly ComputableField[],
  stated: StatedValues,
  history: readonly SetValue[],
): SetValue[] {
  const inForce: Record<string, unknown> = {}
  let before = withComputed(fields, stated.values)
  return [...Map.groupBy(history, ({ amendment }) => amendment.id).values()].flatMap((sets) => {
    for (const { field, value } of sets) inForce[field] = value
    const after = withComputed(fields, amendedValues(stated, inForce))
    const changed = changedNames(fields, before, after).map((name) => ({
      field: VALUE_PREFIX + name,
      before: before[name] ?? null,
      value: after[name] ?? null,
      from: sets.at(-1)!.from,
      currency: null,
      currencyBefore: null,
      amendment: sets[0]!.amendment,
    }))
    before = after
    return changed
  })
}

/**
 * The values of a contract on a day, with those of its computed fields.
 *
 * @param history what its amendments set (domain `valueHistory`)
 * @example valuesOnDay(fields, stated, history, '2026-07-01')['total'] // 150000
 */
export function valuesOnDay(
  fields: readonly ComputableField[],
  stated: StatedValues,
  history: readonly SetValue[],
  day: IsoDay,
): FieldValues {
  const names = new Set(history.filter(({ from }) => from <= day).map(({ field }) => field))
  const inForce = [...names].map((name) => [name, valueOn<unknown>(history, name, null, day)])
  return withComputed(fields, amendedValues(stated, Object.fromEntries(inForce)))
}

function changedNames(
  fields: readonly ComputableField[],
  before: FieldValues,
  after: FieldValues,
): string[] {
  const computed = fields.flatMap(({ variable, formula }) => (formula ? variable : []))
  const rows = [...Object.keys(before), ...Object.keys(after)].filter((each) => rowsKey(each))
  return [...new Set([...rows, ...computed])].filter(
    (name) => !isSameValue(before[name], after[name]),
  )
}

/** @param inForce what amendments set, by the field of their patches */
function amendedValues(
  { values, lifecycle, currency }: StatedValues,
  inForce: Readonly<Record<string, unknown>>,
): FieldValues {
  const set = Object.entries(inForce)
  const own = set.flatMap(([field, value]) =>
    field.startsWith(VALUE_PREFIX) ? [[field.slice(VALUE_PREFIX.length), value]] : [],
  )
  const terms = Object.fromEntries(set.filter(([field]) => isAmendableTerm(field)))
  const isShown = TERMS_IN_FIELDS.some((term) => term in terms)
  return {
    ...values,
    ...(isShown ? valuesOfTerms({ ...lifecycle, ...terms }) : {}),
    ...amendedAmount(inForce, currency),
    ...(Object.fromEntries(own) as Record<string, FieldValue | null>),
  }
}

/** A figure in another currency enters no formula: its result would be read in the contract's own. */
function amendedAmount(
  inForce: Readonly<Record<string, unknown>>,
  stated: string,
): Record<string, FieldValue | null> {
  if ((inForce['currency'] ?? stated) !== stated) return { amount_incl_tax: null }
  return 'amount' in inForce ? { amount_incl_tax: inForce['amount'] as number | null } : {}
}
