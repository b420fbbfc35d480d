import { emptyFields } from '../empty-fields.ts'
import { isFilled } from '../field-definition.ts'
import type { FieldDefinition } from '../field-definition.ts'
import { repeatsIn } from '../repeats/repeats-in.ts'
import { rowsName, rowsOf } from '../repeats/rows.ts'
import type { CheckedContract } from './checked-contract.ts'
import type { Observation } from './finding.ts'

/** Fields without a value: those of the text, and required ones of the summary sheet. */
export function emptyValues(contract: CheckedContract): Observation[] {
  const inText = emptyFields(contract.document, contract)
  const asked = new Set(contract.askedVariables)
  const onSheet = contract.definitions.filter(
    (field) =>
      field.required &&
      asked.has(field.variable) &&
      !isFilled(contract.values[field.variable]) &&
      !inText.includes(field),
  )
  const empty = [...inText, ...onSheet].flatMap((field) =>
    isSaidByAnotherLine(field, contract) ? [] : [emptyValue(field)],
  )
  return [...empty, ...lackingRows(contract)]
}

/** Repeated passages with fewer rows than their author asks for. */
function lackingRows({ document, values }: CheckedContract): Observation[] {
  return repeatsIn(document).flatMap(({ key, name, min }): Observation[] => {
    if (rowsOf(values, key).length >= min) return []
    const id = rowsName(key)
    const refusal = { code: 'READY_ROWS', params: { name, min }, field: id } as const
    return [{ kind: 'requiredFieldEmpty', place: { kind: 'field', id }, refusal }]
  })
}

function emptyValue({ variable, label, required }: FieldDefinition): Observation {
  const place = { kind: 'field', id: variable } as const
  return required
    ? {
        kind: 'requiredFieldEmpty',
        place,
        refusal: { code: 'READY_REQUIRED', params: { label }, field: variable },
      }
    : {
        kind: 'fieldEmpty',
        place,
        refusal: { code: 'READY_EMPTY', params: { label }, field: variable },
      }
}

/** Without a counterparty its name is missing, and so on: one cause, one line. */
function isSaidByAnotherLine(
  { variable, required }: FieldDefinition,
  { hasCounterparty, hasEffectiveDate, hasDuration }: CheckedContract,
): boolean {
  if (required) return false
  if (variable.startsWith('counterparty_')) return !hasCounterparty
  if (variable === 'effective_date') return !hasEffectiveDate
  return variable === 'duration' && !hasDuration
}
