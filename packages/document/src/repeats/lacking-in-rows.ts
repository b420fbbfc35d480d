import type { Refusal } from '@tacite/domain/refusal.ts'
import { askedFields, type FieldQuestion } from '../asked-fields.ts'
import { isFilled, type FieldDefinition, type FieldValues } from '../field-definition.ts'
import type { RepeatedPassage } from './repeats-in.ts'
import { rowsName, rowsOf } from './rows.ts'

/**
 * What the rows of these passages still lack before they can be signed: as many rows as their author asks for, and the
 * required cells that each row is asked for. Each refusal names its place as `checkRows` does.
 *
 * @param values of the contract, on which the questions of a row may depend, with its rows
 */
export function lackingInRows(
  passages: readonly RepeatedPassage[],
  fields: readonly (FieldDefinition & FieldQuestion)[],
  values: FieldValues,
): Refusal[] {
  return passages.flatMap(({ key, name, min, variables }): Refusal[] => {
    const field = rowsName(key)
    const rows = rowsOf(values, key)
    if (rows.length < min) return [{ code: 'READY_ROWS', field, params: { name, min } }]
    return rows.flatMap((row, at) => {
      const asked = askedFields(fields, {
        used: variables,
        folderIds: [],
        values: { ...values, ...row },
      })
      return asked
        .filter(
          ({ variable, required }) =>
            required && variables.includes(variable) && !isFilled(row[variable]),
        )
        .map(({ variable, label }) => ({
          code: 'FIELD_VALUE_REQUIRED' as const,
          field: `${field}.${at}.${variable}`,
          params: { label },
        }))
    })
  })
}
