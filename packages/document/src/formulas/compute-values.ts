import {
  isDurationValue,
  isFilled,
  type DurationValue,
  type FieldDefinition,
  type FieldRow,
  type FieldType,
  type FieldValue,
  type FieldValues,
} from '../field-definition.ts'
import { rowsKey } from '../repeats/rows.ts'
import { RESULTS, resultOf } from './formula-type.ts'
import {
  formulaVariables,
  isComputedType,
  valueVariables,
  type ComputedType,
  type Formula,
  type Operator,
} from './formula.ts'
import { daysBetween, moveDay } from './move-day.ts'
import { parseFormula } from './parse-formula.ts'
import { dividedBy, minus, plus, rationalOf, rounded, times, type Rational } from './rational.ts'

/** A field whose value may follow from others. */
export type ComputableField = Pick<FieldDefinition, 'variable' | 'type' | 'formula'>

/**
 * The values with those of computed fields. One that cannot be computed (a value is missing, a division by zero, a
 * formula that reads itself) is null, and whatever was kept for it is not used. In each row of a repeated passage, those
 * that read it.
 */
export function withComputed<Values extends FieldValues>(
  fields: readonly ComputableField[],
  values: Values,
): Values {
  const computed = fields.filter(({ formula }) => formula)
  if (computed.length === 0) return values
  const rows = Object.entries(values).flatMap(([name, value]) =>
    rowsKey(name) === null || !value
      ? []
      : [
          [
            name,
            (value as readonly FieldRow[]).map((row) => withComputedCells(fields, values, row)),
          ],
        ],
  )
  const withRows = { ...values, ...Object.fromEntries(rows) }
  return { ...withRows, ...computedOf(computed, fields, withRows) }
}

/** A row with what is computed from it; what follows from the contract alone is the contract's. */
function withComputedCells(
  fields: readonly ComputableField[],
  values: FieldValues,
  row: FieldRow,
): FieldRow {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  const readsRow = (variable: string, below: readonly string[]): boolean =>
    variable in row ||
    (!below.includes(variable) &&
      valueOperandsOf(byVariable.get(variable) ?? {}).some((each) =>
        readsRow(each, [...below, variable]),
      ))
  const own = fields.filter(({ variable, formula }) => formula && readsRow(variable, []))
  return { ...row, ...computedOf(own, fields, { ...values, ...row }) } as FieldRow
}

function computedOf(
  computed: readonly ComputableField[],
  fields: readonly ComputableField[],
  values: FieldValues,
): Record<string, FieldValue | null> {
  const byVariable = new Map(fields.map((field) => [field.variable, field]))
  const known = new Map<string, FieldValue | null>()
  const cellsOf = (variable: string) => cellsNamed(variable, values)
  const valueOf = (variable: string): FieldValue | null => {
    const field = byVariable.get(variable)
    if (!field?.formula) return values[variable] ?? null
    if (!known.has(variable)) {
      // Null while it is being computed: a formula that comes back to itself has no value.
      known.set(variable, null)
      known.set(variable, computeField(field, byVariable, { valueOf, cellsOf }))
    }
    return known.get(variable)!
  }
  return Object.fromEntries(computed.map(({ variable }) => [variable, valueOf(variable)]))
}

/** What the rows of passages state of a field, row by row: null where one leaves it empty. */
function cellsNamed(variable: string, values: FieldValues): (FieldValue | null)[] {
  const passages = Object.entries(values).flatMap(([name, value]) =>
    rowsKey(name) === null || !value ? [] : [value as readonly FieldRow[]],
  )
  // An empty cell is not stated: a passage has the field if one of its rows does.
  return passages
    .filter((rows) => rows.some((row) => variable in row))
    .flatMap((rows) => rows.map((row) => row[variable] ?? null))
}

interface Stated {
  valueOf(variable: string): FieldValue | null
  cellsOf(variable: string): readonly (FieldValue | null)[]
}

function computeField(
  { type, formula }: ComputableField,
  fields: ReadonlyMap<string, ComputableField>,
  { valueOf, cellsOf }: Stated,
): FieldValue | null {
  const readAs = (variable: string, value: FieldValue | null) =>
    isFilled(value) ? readValue(fields.get(variable)?.type, value) : null
  const read: Reader = {
    value: (variable) => readAs(variable, valueOf(variable)),
    cells: (variable) => cellsOf(variable).map((cell) => readAs(variable, cell)),
    isAmount: (variable) => fields.get(variable)?.type === 'amount',
  }
  const result = formula ? evaluate(readFormula(formula), read) : null
  return result && isComputedType(type) ? write(result, type) : null
}

/** As a part of a formula: amounts in cents, percentages as fractions. */
type Computed = Figures | { kind: 'date'; day: string } | { kind: 'duration'; span: DurationValue }

interface Figures {
  kind: 'figure' | 'number' | 'amount'
  is: Rational
}

const HUNDRED = rationalOf('100')

function readValue(type: FieldType | undefined, value: FieldValue): Computed | null {
  if (isDurationValue(value)) return { kind: 'duration', span: value }
  if (type === 'date') return typeof value === 'string' ? { kind: 'date', day: value } : null
  if (typeof value !== 'number') return null
  const is = rationalOf(String(value))
  if (type === 'amount') return { kind: 'amount', is }
  return { kind: 'number', is: type === 'percentage' ? dividedBy(is, HUNDRED)! : is }
}

interface Reader {
  value(variable: string): Computed | null
  /** Of each row. */
  cells(variable: string): readonly (Computed | null)[]
  isAmount(variable: string): boolean
}

function evaluate(formula: Formula | null, read: Reader): Computed | null {
  switch (formula?.kind) {
    case undefined:
      return null
    case 'figure': {
      const is = rationalOf(formula.digits)
      return formula.isPercentage
        ? { kind: 'number', is: dividedBy(is, HUNDRED)! }
        : { kind: 'figure', is }
    }
    case 'span':
      return { kind: 'duration', span: { count: formula.count, unit: formula.unit } }
    case 'field':
      return read.value(formula.variable)
    case 'rows':
      return overRows(formula, read)
    case 'minus': {
      const of = evaluate(formula.of, read)
      return of && 'is' in of ? { ...of, is: minus(of.is) } : null
    }
    case 'operation': {
      const left = evaluate(formula.left, read)
      const right = evaluate(formula.right, read)
      return left && right && operate(left, formula.operator, right)
    }
  }
}

/** A row whose cell is empty leaves the sum unknown; that of no rows is nothing, as is their count. */
function overRows(
  { does, variable }: Extract<Formula, { kind: 'rows' }>,
  { cells, isAmount }: Reader,
): Computed | null {
  const stated = cells(variable)
  if (does === 'count') return { kind: 'number', is: rationalOf(String(stated.length)) }
  const kind = isAmount(variable) ? 'amount' : 'number'
  return stated.reduce<Computed | null>((sum, cell) => sum && cell && operate(sum, '+', cell), {
    kind,
    is: rationalOf('0'),
  })
}

function operate(left: Computed, operator: Operator, right: Computed): Computed | null {
  const kind = resultOf(left.kind, operator, right.kind)
  if (kind === null) return null
  if (left.kind === 'date') return operateOnDay(left.day, operator, right)
  if (!('is' in left) || !('is' in right)) return null
  // A plain figure beside an amount is one.
  const isSum = operator === '+' || operator === '-'
  const terms = isSum && kind === 'amount' ? [inCents(left), inCents(right)] : [left.is, right.is]
  const is = OPERATIONS[operator](terms[0]!, terms[1]!)
  return is && { kind: kind as Figures['kind'], is }
}

const OPERATIONS: Readonly<Record<Operator, (one: Rational, other: Rational) => Rational | null>> =
  {
    '+': plus,
    '-': (one, other) => plus(one, minus(other)),
    '*': times,
    '/': dividedBy,
  }

function inCents({ kind, is }: Figures): Rational {
  return kind === 'amount' ? is : times(is, HUNDRED)
}

function operateOnDay(day: string, operator: Operator, right: Computed): Computed | null {
  if (right.kind === 'date' && operator === '-')
    return { kind: 'number', is: rationalOf(String(daysBetween(right.day, day))) }
  if (right.kind !== 'duration' || (operator !== '+' && operator !== '-')) return null
  const moved = moveDay(day, right.span, operator === '+' ? 1 : -1)
  return moved === null ? null : { kind: 'date', day: moved }
}

const DECIMALS = 6

/** As the value of a field; null when it is not of its type, or larger than numbers go. */
function write(result: Computed, type: ComputedType): FieldValue | null {
  if (!RESULTS[type].includes(result.kind)) return null
  if (result.kind === 'date') return result.day
  if (result.kind === 'duration') return null
  if (type === 'amount') return safe(rounded(inCents(result), 0))
  return safe(rounded(type === 'percentage' ? times(result.is, HUNDRED) : result.is, DECIMALS))
}

function safe(value: number): number | null {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null
}

/** The variables that a computed field reads; none for one that is typed, or that cannot be read. */
export function operandsOf({ formula }: Pick<FieldDefinition, 'formula'>): string[] {
  const tree = formula ? readFormula(formula) : null
  return tree ? formulaVariables(tree) : []
}

/** The same without those that it reads in every row. */
export function valueOperandsOf({ formula }: Pick<FieldDefinition, 'formula'>): string[] {
  const tree = formula ? readFormula(formula) : null
  return tree ? valueVariables(tree) : []
}

const read = new Map<string, Formula | null>()

/** Texts are resolved often, and formulas are few. Null: unreadable. */
function readFormula(source: string): Formula | null {
  if (!read.has(source)) read.set(source, tryParse(source))
  if (read.size > MOST_READ) read.delete(read.keys().next().value!)
  return read.get(source) ?? null
}

const MOST_READ = 1000

function tryParse(source: string): Formula | null {
  try {
    return parseFormula(source)
  } catch {
    return null
  }
}
