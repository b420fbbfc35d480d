import type { DurationUnit, FieldType } from '../field-definition.ts'

/** How a value follows from others, as its author wrote it, read into a tree. */
export type Formula =
  | { kind: 'figure'; digits: string; isPercentage: boolean }
  | { kind: 'span'; count: number; unit: DurationUnit }
  | { kind: 'field'; variable: string }
  /** Over the rows of the repeated passages that have the field. */
  | { kind: 'rows'; does: RowsFunction; variable: string }
  | { kind: 'minus'; of: Formula }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }

/** What is asked of all rows together. */
export type RowsFunction = 'sum' | 'count'

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
  return [...new Set(readsOf(formula).map(({ variable }) => variable))]
}

/** Those whose single value it reads, not those that it reads in every row. */
export function valueVariables(formula: Formula): string[] {
  const values = readsOf(formula).filter(({ kind }) => kind === 'field')
  return [...new Set(values.map(({ variable }) => variable))]
}

function readsOf(formula: Formula): Extract<Formula, { variable: string }>[] {
  switch (formula.kind) {
    case 'field':
    case 'rows':
      return [formula]
    case 'minus':
      return readsOf(formula.of)
    case 'operation':
      return [...readsOf(formula.left), ...readsOf(formula.right)]
    default:
      return []
  }
}
