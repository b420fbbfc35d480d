import type { FieldType } from '../field-definition.ts'
import { isComputedType, type ComputedType, type Formula, type Operator } from './formula.ts'

/** What a part of a formula is; a plain figure beside an amount is one. */
export type FormulaKind = 'figure' | 'number' | 'amount' | 'date' | 'duration'

/** Why a formula cannot be computed; the words of it are its author's. */
export type FormulaFault =
  | { code: 'FORMULA_FIELD_UNKNOWN'; params: { variable: string } }
  | { code: 'FORMULA_FIELD_TYPE'; params: { label: string } }
  | { code: 'FORMULA_MIXED'; params: { operator: string } }
  | { code: 'FORMULA_RESULT' }

export interface TypedField {
  variable: string
  label: string
  type: FieldType
}

/** Whether a formula gives a value of this type; null: it does. */
export function formulaFault(
  formula: Formula,
  type: ComputedType,
  fields: readonly TypedField[],
): FormulaFault | null {
  const kind = kindOf(formula, new Map(fields.map((field) => [field.variable, field])))
  if (typeof kind !== 'string') return kind
  return RESULTS[type].includes(kind) ? null : { code: 'FORMULA_RESULT' }
}

/** The kinds that a value of each type can be written from. */
export const RESULTS: Readonly<Record<ComputedType, readonly FormulaKind[]>> = {
  number: ['number', 'figure'],
  percentage: ['number', 'figure'],
  amount: ['amount', 'figure'],
  date: ['date'],
}

type KindOrFault = FormulaKind | FormulaFault

function kindOf(formula: Formula, fields: ReadonlyMap<string, TypedField>): KindOrFault {
  switch (formula.kind) {
    case 'figure':
      return formula.isPercentage ? 'number' : 'figure'
    case 'span':
      return 'duration'
    case 'field':
      return kindOfField(formula.variable, fields)
    case 'rows': {
      const of = kindOfField(formula.variable, fields)
      if (typeof of !== 'string') return of
      if (formula.does === 'count') return 'number'
      return of === 'date' || of === 'duration' ? mixed('+') : of
    }
    case 'minus': {
      const of = kindOf(formula.of, fields)
      return of === 'date' || of === 'duration' ? mixed('-') : of
    }
    case 'operation': {
      const { operator } = formula
      const left = kindOf(formula.left, fields)
      const right = kindOf(formula.right, fields)
      if (typeof left !== 'string') return left
      if (typeof right !== 'string') return right
      return resultOf(left, operator, right) ?? mixed(operator)
    }
  }
}

function kindOfField(variable: string, fields: ReadonlyMap<string, TypedField>): KindOrFault {
  const field = fields.get(variable)
  if (!field) return { code: 'FORMULA_FIELD_UNKNOWN', params: { variable } }
  if (field.type === 'duration') return 'duration'
  if (field.type === 'percentage') return 'number'
  if (isComputedType(field.type)) return field.type
  return { code: 'FORMULA_FIELD_TYPE', params: { label: field.label } }
}

/** What two kinds give; null: nothing. */
export function resultOf(
  left: FormulaKind,
  operator: Operator,
  right: FormulaKind,
): FormulaKind | null {
  const isSum = operator === '+' || operator === '-'
  if (left === 'date') {
    if (right === 'duration' && isSum) return 'date'
    return right === 'date' && operator === '-' ? 'number' : null
  }
  if ([left, right].some((kind) => kind === 'date' || kind === 'duration')) return null
  const amounts = [left, right].filter((kind) => kind === 'amount').length
  if (isSum) {
    if (amounts === 0) return left === 'figure' && right === 'figure' ? 'figure' : 'number'
    return amounts === 2 || [left, right].includes('figure') ? 'amount' : null
  }
  if (amounts === 0) return left === 'figure' && right === 'figure' ? 'figure' : 'number'
  if (operator === '*') return amounts === 1 ? 'amount' : null
  return left === 'amount' ? (right === 'amount' ? 'number' : 'amount') : null
}

function mixed(operator: string): FormulaFault {
  return { code: 'FORMULA_MIXED', params: { operator } }
}
