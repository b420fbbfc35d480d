import { allSections } from './contract-document.ts'
import { withOperands } from './asked-fields.ts'
import type { ContractDocument } from './contract-document.ts'
import { isFilled } from './field-definition.ts'
import type { FieldDefinition } from './field-definition.ts'
import { valueOperandsOf } from './formulas/compute-values.ts'
import { expandRepeats } from './repeats/expand-repeats.ts'
import { resolveRows } from './resolve-fields.ts'
import type { FieldContext } from './resolve-fields.ts'
import { nodesOf, usedVariables } from './walk-document.ts'

/**
 * The fields whose place in the text would be signed empty: those still in it once it is resolved, and a required one
 * used in a condition, without which every alternative would be left out. Of a computed one, those that it lacks; of
 * one that lacks none, itself. Those of a row under the name of its cell.
 */
export function emptyFields(stored: ContractDocument, stated: FieldContext): FieldDefinition[] {
  const { document, context } = expandRepeats(stored, stated)
  const { definitions, values } = context
  const fields = new Map(definitions.map((field) => [field.variable, field]))
  const lacking = (variable: string): string[] => {
    const missing = withOperands([variable], fields, valueOperandsOf).filter(
      (each) => !fields.get(each)?.formula && !isFilled(values[each]),
    )
    return missing.length > 0 ? missing : [variable]
  }
  const shown = new Set(usedVariables(resolveRows(document, context)).flatMap(lacking))
  const asked = new Set(conditionVariables(document))
  return definitions.filter(({ variable, required }) =>
    asked.has(variable) && required ? !isFilled(values[variable]) : shown.has(variable),
  )
}

function conditionVariables(document: ContractDocument): string[] {
  return allSections(document).flatMap(({ content }) =>
    [...nodesOf(content)].flatMap((node) =>
      node.type === 'conditional' ? [node.attrs.variable] : [],
    ),
  )
}
