import { isFilled } from '@tacite/document/field-definition.ts'
import type { FieldRow, FieldType, FieldValues } from '@tacite/document/field-definition.ts'
import { withComputed, type ComputableField } from '@tacite/document/formulas/compute-values.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import type { Choices, Party, WireValue, WireValues } from './choices.ts'
import type { Draft } from './draft.ts'
import { isUnreadable } from './unreadable-value.ts'

/** Variables with their own controls, and those set later (the signature). */
const askedElsewhere = new Set([
  'contract_title',
  'contract_reference',
  'company_name',
  'counterparty_name',
  'signature_date',
])

export function isAskedElsewhere(variable: string): boolean {
  return askedElsewhere.has(variable)
}

/** The particulars of the chosen parties: shown in the text unless overridden for this contract. */
export function inheritedValues({ legalEntity, counterparty }: Choices): Record<string, string> {
  return { ...particulars('company', legalEntity), ...particulars('counterparty', counterparty) }
}

function particulars(prefix: 'company' | 'counterparty', party: Party | null) {
  return Object.fromEntries(
    Object.entries({
      [`${prefix}_name`]: party?.name ?? '',
      [`${prefix}_siren`]: party?.siren ?? '',
      [`${prefix}_address`]: party?.address ?? '',
    }).filter(([, value]) => value !== ''),
  )
}

/**
 * What the text currently shows: typed before proposed, proposed before inherited. What is not yet a value (half a
 * date) is left out, so that the text shows the field's name.
 */
export function shownValues(draft: Draft, choices: Choices): WireValues {
  const { template } = choices
  const types = new Map(choices.fields.map(({ variable, type }) => [variable, type as FieldType]))
  const typed = Object.entries({ ...template?.values, ...draft.values })
    .filter(([variable, value]) => isValue(types.get(variable), value))
    .map(([name, value]) => [name, rowsKey(name) === null ? value : readableRows(value)])
  const shown: WireValues = {
    ...inheritedValues(choices),
    ...Object.fromEntries(typed),
    ...(draft.title.trim() ? { contract_title: draft.title.trim() } : {}),
    ...(draft.reference.trim() ? { contract_reference: draft.reference.trim() } : {}),
  }
  return withComputed(
    choices.fields as readonly ComputableField[],
    shown as FieldValues,
  ) as WireValues
}

function readableRows(value: WireValue): WireValue {
  return statedRows(value as readonly FieldRow[]) as WireValue
}

/** Whether typed input is a value of its type: not empty, and readable. */
export function isValue(type: FieldType | undefined, value: WireValue): boolean {
  return isFilled(value) && !isUnreadable(type, value)
}
