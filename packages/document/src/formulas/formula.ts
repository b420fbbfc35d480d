import type { DurationUnit, FieldType } from '../field-definition.ts'

/** How a value follows from others, as its author wrote it, read into a tree. */
export type Formula =
  | { kind: 'figure'; digits: string; isPercentage: boolean }
  | { kind: 'span'; count: number; unit: DurationUnit }
  | { kind: 'field'; variable: string }
  | { kind: 'minus'; of: Formula }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }

export type Operator = '+' | '-' | '*' | '/'

/** What a field can be computed to. */
export const COMPUTED_TYPES = [
  'number',
  'amount',
  'percentage',
  'date',
] as const satisfies FieldType[]
export type ComputedType = (typeof COMPUTED_TYPES)[number]

export function isComputedType(type: string): type is ComputedType {
  return COMPUTED_TYPES.some((each) => each === type)
}

/** The variables that a formula reads, each once, in order. */
export function formulaVariables(formula: Formula): string[] {
  return [...new Set(variablesIn(formula))]
}

function variablesIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'field':
      return [formula.variable]
    case 'minus':
      return variablesIn(formula.of)
    case 'operation':
      return [...variablesIn(formula.left), ...variablesIn(formula.right)]
    default:
      return []
  }
}
