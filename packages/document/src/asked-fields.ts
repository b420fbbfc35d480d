import type { ContractDocument } from './contract-document.ts'
import { holds } from './evaluate-condition.ts'
import type { FieldValues } from './field-definition.ts'
import { operandsOf } from './formulas/compute-values.ts'
import type { Condition } from './rich-text.ts'
import { repeatsIn, variablesOutside } from './repeats/repeats-in.ts'

/** What decides whether a contract is asked for a field. */
export interface FieldQuestion {
  variable: string
  kind: 'system' | 'custom'
  /** Describes the contract: asked for whether its text uses it or not. */
  isMetadata: boolean
  /** The folders whose contracts are asked, including nested ones; null: all contracts. */
  folderIds: readonly string[] | null
  /** All of them must hold. */
  conditions: readonly Condition[]
  /** It is not asked for; what it is computed from is. */
  formula?: string | null
}

export interface AskingContract {
  /** The variables of its text. */
  used: readonly string[]
  folderIds: readonly string[]
  values: FieldValues
}

/**
 * The company's own fields that a contract is asked for, in order: those of its text, and those that describe every
 * contract of its folders; of both, only those whose conditions hold. A field whose deciding field is itself not
 * asked for is not either. System fields have their own controls.
 */
export function askedFields<Field extends FieldQuestion>(
  fields: readonly Field[],
  { used, folderIds, values }: AskingContract,
): Field[] {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  const inText = new Set(withOperands(used, byVariable))
  const isConditionMet = (field: FieldQuestion, below: readonly string[]): boolean =>
    field.conditions.every((condition) => {
      const decider = byVariable.get(condition.variable)
      if (!decider || below.includes(decider.variable)) return false
      return holds(condition, values) && isConditionMet(decider, [...below, decider.variable])
    })
  const isPlaced = ({ variable, isMetadata, folderIds: only }: FieldQuestion): boolean =>
    inText.has(variable) ||
    (isMetadata && (only === null || only.some((folderId) => folderIds.includes(folderId))))
  return fields.filter(
    (field) =>
      field.kind === 'custom' && !field.formula && isPlaced(field) && isConditionMet(field, []),
  )
}

/** The same for a contract whose fields come with those of its own folders that ask for them. */
export function fieldsAskedBy<Field extends FieldQuestion>(
  fields: readonly Field[],
  document: ContractDocument,
  values: FieldValues,
): Field[] {
  const folderIds = fields.flatMap((field) => field.folderIds ?? [])
  const used = variablesOutside(document)
  const isOnlyOfRows = onlyInRows(document)
  // What describes every contract is asked for all the same.
  return askedFields(fields, { used, folderIds, values }).filter(
    ({ variable, isMetadata }) => isMetadata || !isOnlyOfRows.has(variable),
  )
}

/** The variables that a text names in the rows of its repeated passages alone: they are asked for each row. */
function onlyInRows(document: ContractDocument): ReadonlySet<string> {
  const outside = new Set(variablesOutside(document))
  const inside = repeatsIn(document).flatMap(({ variables }) => variables)
  return new Set(inside.filter((variable) => !outside.has(variable)))
}

/**
 * The variables, each computed one after those that its value is computed from.
 *
 * @param operands which of them: all, if not said otherwise
 */
export function withOperands(
  variables: readonly string[],
  fields: ReadonlyMap<string, Pick<FieldQuestion, 'formula'>>,
  operands = operandsOf,
): string[] {
  const begun = new Set<string>()
  const add = (variable: string): string[] => {
    if (begun.has(variable)) return []
    begun.add(variable)
    return [...operands(fields.get(variable) ?? {}).flatMap(add), variable]
  }
  return variables.flatMap(add)
}

/** The fields of these variables, with those on which it depends whether they are asked for, in their order. */
export function withDeciders<Field extends FieldQuestion>(
  fields: readonly Field[],
  variables: readonly string[],
): Field[] {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  const needed = new Set(variables)
  // A set goes on to what is added to it meanwhile.
  for (const each of needed)
    for (const { variable } of byVariable.get(each)?.conditions ?? []) needed.add(variable)
  return fields.filter(({ variable }) => needed.has(variable))
}

/** The variables whose values are typed for a text that uses these: instead of a computed one, those that it reads. */
export function typedVariables(
  used: readonly string[],
  fields: readonly Pick<FieldQuestion, 'variable' | 'formula'>[],
): string[] {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  return withOperands(used, byVariable).filter((variable) => !byVariable.get(variable)?.formula)
}

/** Those that are typed once for a contract of this text; the others are typed for each row of what it repeats. */
export function typedOnce(
  document: ContractDocument,
  fields: readonly Pick<FieldQuestion, 'variable' | 'formula'>[],
): string[] {
  const inRows = onlyInRows(document)
  return typedVariables(variablesOutside(document), fields).filter((each) => !inRows.has(each))
}
