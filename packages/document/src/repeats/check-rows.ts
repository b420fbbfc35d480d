import type { Refusal } from '@tacite/domain/refusal.ts'
import { checkFieldValue } from '../check-field-values.ts'
import { isFilled, type FieldDefinition, type FieldValues } from '../field-definition.ts'
import type { RepeatedPassage } from './repeats-in.ts'
import { rowsKey } from './rows.ts'
import { isRows } from './stated-rows.ts'

/**
 * What is wrong with the rows among the values of a contract; the other values are checked by themselves. Each refusal
 * names its cell: `rows:premises.1.rent`, counted from 0, and the label and the row as people count.
 */
export function checkRows(
  passages: readonly RepeatedPassage[],
  definitions: readonly FieldDefinition[],
  values: FieldValues,
): Refusal[] {
  const fields = new Map(definitions.map((field) => [field.variable, field]))
  return Object.entries(values).flatMap(([name, value]): Refusal[] => {
    const key = rowsKey(name)
    if (key === null || value === null || value === undefined) return []
    const passage = passages.find((each) => each.key === key)
    if (!passage || !isRows(value)) return [{ code: 'ROWS_UNKNOWN', field: name }]
    if (value.length > passage.max) {
      const params = { name: passage.name, max: passage.max }
      return [{ code: 'ROWS_TOO_MANY', field: name, params }]
    }
    return value.flatMap((row, at) =>
      Object.entries(row).flatMap(([variable, cell]): Refusal[] => {
        const field = `${name}.${at}.${variable}`
        const definition = fields.get(variable)
        if (!definition || !passage.variables.includes(variable))
          return [{ code: 'FIELD_UNKNOWN', field, params: { variable } }]
        const { label } = definition
        if (!isFilled(cell)) return []
        if (definition.formula) return [{ code: 'FIELD_COMPUTED', field, params: { label } }]
        const code = checkFieldValue(definition, cell)
        return code ? [{ code, field, params: { label } }] : []
      }),
    )
  })
}
