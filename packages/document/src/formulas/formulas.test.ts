import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { FieldType, FieldValue } from '../field-definition.ts'
import { withComputed, type ComputableField } from './compute-values.ts'
import { formulaFault } from './formula-type.ts'
import { formulaVariables, type ComputedType } from './formula.ts'
import { moveDay } from './move-day.ts'
import { parseFormula, UnreadableFormula } from './parse-formula.ts'

const TYPES: Record<string, FieldType> = {
  price: 'amount',
  other_price: 'amount',
  seats: 'number',
  vat: 'percentage',
  start: 'date',
  end: 'date',
  term: 'duration',
  name: 'text',
}
const fields: ComputableField[] = Object.entries(TYPES).map(([variable, type]) => ({
  variable,
  type,
  formula: null,
}))
const VALUES: Record<string, FieldValue> = {
  price: 10_010,
  other_price: 500,
  seats: 3,
  vat: 20,
  start: '2026-11-30',
  end: '2026-12-31',
  term: { count: 3, unit: 'months' },
  name: 'x',
}
const compute = (
  formula: string,
  type: FieldType = 'amount',
  values: Record<string, FieldValue | null> = VALUES,
) => withComputed([...fields, { variable: 'result', type, formula }], values)['result']

describe('a formula', () => {
  test.each<[string, FieldType, FieldValue]>([
    ['price * (1 + vat)', 'amount', 12_012],
    ['price × vat', 'amount', 2002],
    ['price + 50', 'amount', 15_010],
    ['50 - price', 'amount', -5010],
    ['2 * 25,50', 'amount', 5100],
    ['price + other_price * seats', 'amount', 11_510],
    ['(price + other_price) * seats', 'amount', 31_530],
    ['price / 3', 'amount', 3337],
    ['-price / 4', 'amount', -2503],
    ['price * 5,5 %', 'amount', 551],
    ['price / other_price', 'number', 20.02],
    ['seats - 1 - 1', 'number', 1],
    ['seats / 7', 'number', 0.428571],
    ['other_price / price', 'percentage', 4.995005],
    ['vat + 1 %', 'percentage', 21],
    ['start + term', 'date', '2027-02-28'],
    ['start + term - 1 jour', 'date', '2027-02-27'],
    ['start + 2 ans', 'date', '2028-11-30'],
    ['end - start', 'number', 31],
  ])('%s, as %s, is %j', (formula, type, result) => {
    expect(compute(formula, type)).toEqual(result)
  })

  test('rounds halves away from zero, however a price is written', () => {
    expect(compute('price * 0,5', 'amount', { price: 1 })).toBe(1)
    expect(compute('price * 0,5', 'amount', { price: -1 })).toBe(-1)
    // 1.005 is less than that as a binary fraction.
    expect(compute('price * seats', 'amount', { price: 100, seats: 1.005 })).toBe(101)
  })

  test('has no value while one is missing, or where there is none', () => {
    expect(compute('price * (1 + vat)', 'amount', { price: 100 })).toBe(null)
    expect(compute('price / seats', 'amount', { price: 100, seats: 0 })).toBe(null)
    expect(compute('start + 9000 ans', 'date')).toBe(null)
    expect(compute('price * price', 'amount')).toBe(null)
    expect(compute('price *', 'amount')).toBe(null)
    expect(compute('price', 'amount', { price: null })).toBe(null)
  })

  test('reads other computed fields, and has no value when it comes back to itself', () => {
    const chain = [
      ...fields,
      { variable: 'total', type: 'amount', formula: 'net + tax' } as const,
      { variable: 'tax', type: 'amount', formula: 'net * vat' } as const,
      { variable: 'net', type: 'amount', formula: 'price * seats' } as const,
      { variable: 'circle', type: 'amount', formula: 'round' } as const,
      { variable: 'round', type: 'amount', formula: 'circle + price' } as const,
    ]
    expect(withComputed(chain, { ...VALUES, total: 1 })).toMatchObject({
      net: 30_030,
      tax: 6006,
      total: 36_036,
      circle: null,
      round: null,
    })
  })

  test.each([
    ['', ''],
    ['price *', ''],
    ['price ** 2', '* 2'],
    ['(price + 2', ''],
    ['price price', 'price'],
    ['price # 2', '# 2'],
    ['1,5 mois', 'mois'],
    ['2 + )', ')'],
  ])('that cannot be read says where: « %s »', (source, rest) => {
    expect(() => parseFormula(source)).toThrow(UnreadableFormula)
    try {
      parseFormula(source)
    } catch (error) {
      expect((error as UnreadableFormula).rest).toBe(rest)
    }
  })

  test('names the variables it reads, each once', () => {
    expect(formulaVariables(parseFormula('-a * (b + a) - 3 mois'))).toEqual(['a', 'b'])
  })
})

const typed = Object.entries(TYPES).map(([variable, type]) => ({ variable, type, label: variable }))

describe('the kind of a formula', () => {
  const fault = (formula: string, type: ComputedType = 'amount') =>
    formulaFault(parseFormula(formula), type, typed)

  test.each<[string, ComputedType, string | null]>([
    ['price * (1 + vat)', 'amount', null],
    ['price + seats', 'amount', 'FORMULA_MIXED'],
    ['price * other_price', 'amount', 'FORMULA_MIXED'],
    ['start + price', 'date', 'FORMULA_MIXED'],
    ['start * 2', 'date', 'FORMULA_MIXED'],
    ['-start', 'date', 'FORMULA_MIXED'],
    ['start + end', 'date', 'FORMULA_MIXED'],
    ['seats', 'amount', 'FORMULA_RESULT'],
    ['start', 'amount', 'FORMULA_RESULT'],
    ['term', 'date', 'FORMULA_RESULT'],
    ['name', 'amount', 'FORMULA_FIELD_TYPE'],
    ['nowhere', 'amount', 'FORMULA_FIELD_UNKNOWN'],
  ])('%s as %s: %s', (formula, type, code) => {
    expect(fault(formula, type)?.code ?? null).toBe(code)
  })

  test('is what its value is: a formula without fault has a value of its type once all are known', () => {
    const source: fc.Arbitrary<string> = fc.letrec<{ formula: string }>((tie) => ({
      formula: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(...Object.keys(TYPES), '2', '7,5', '20 %', '3 mois'),
        fc
          .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
        tie('formula').map((inner) => `-${inner}`),
      ),
    })).formula
    const anyType = fc.constantFrom<ComputedType>('number', 'amount', 'percentage', 'date')
    fc.assert(
      fc.property(source, anyType, (formula, type) => {
        const value = compute(formula, type)
        const isRight = fault(formula, type) === null
        // A division by zero, or more than a number holds, has no value either.
        const isDivided = formula.includes('/')
        const kinds = isRight ? [type === 'date' ? 'string' : 'number'] : []
        const isNone = !isRight || isDivided ? ['none'] : []
        expect([...kinds, ...isNone]).toContain(value === null ? 'none' : typeof value)
      }),
    )
  })
})

describe('over the rows of repeated passages', () => {
  const rows = (...prices: (number | null)[]) =>
    prices.map((price) => ({ seats: 2, ...(price === null ? {} : { price }) }))
  const lot = { variable: 'lot', type: 'amount' as const, formula: 'price * seats' }
  const total = (
    formula: string,
    values: Record<string, FieldValue | null>,
    type: FieldType = 'amount',
  ) => withComputed([...fields, lot, { variable: 'result', type, formula }], values)['result']

  test('a field is added up, and rows are counted', () => {
    const values = { ...VALUES, 'rows:lots': rows(10_010, 2000) }
    expect(total('somme(price)', values)).toBe(12_010)
    expect(total('SUM(price) * (1 + vat)', values)).toBe(14_412)
    expect(total('somme(price) / nombre(price)', values)).toBe(6005)
    expect(total('suma(seats)', values, 'number')).toBe(4)
    expect(total('price + somme(price)', values)).toBe(22_020)
  })

  test('what is computed in each row is added up, over all passages', () => {
    expect(total('somme(lot)', { 'rows:lots': rows(100, 50), 'rows:options': rows(7) })).toBe(314)
  })

  test('an empty cell leaves the sum unknown; no row is nothing', () => {
    expect(total('somme(price)', { 'rows:lots': rows(100, null) })).toBeNull()
    expect(total('somme(lot)', { 'rows:lots': rows(100, null) })).toBeNull()
    expect(total('somme(price)', { 'rows:lots': [] })).toBe(0)
    expect(total('nombre(price)', {}, 'number')).toBe(0)
  })

  test('a sum is the contract’s, not of each row', () => {
    const values = withComputed(
      [...fields, { variable: 'result', type: 'amount', formula: 'somme(price)' }],
      { 'rows:lots': rows(100, 50) },
    )
    expect(values['rows:lots']).toEqual(rows(100, 50))
  })

  test('neither days nor words are added up', () => {
    const fault = (formula: string) => formulaFault(parseFormula(formula), 'amount', typed)?.code
    expect(fault('somme(start)')).toBe('FORMULA_MIXED')
    expect(fault('somme(name)')).toBe('FORMULA_FIELD_TYPE')
    expect(fault('somme(gone)')).toBe('FORMULA_FIELD_UNKNOWN')
    expect(fault('somme(price)')).toBeUndefined()
    expect(formulaVariables(parseFormula('somme(price) + price'))).toEqual(['price'])
    for (const unread of ['maximum(price)', 'somme(price', 'somme()', 'somme(price + 1)'])
      expect(() => parseFormula(unread)).toThrow(UnreadableFormula)
  })
})

test('days are moved as the calendar does, months to their last day at most', () => {
  const units = ['days', 'weeks', 'months', 'years'] as const
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(...units),
      fc.constantFrom<1 | -1>(1, -1),
      (date, count, unit, sign) => {
        const day = date.toISOString().slice(0, 10)
        const moved = Temporal.PlainDate.from(day).add({ [unit]: sign * count })
        const isFourFigures = moved.year >= 1000 && moved.year <= 9999
        expect(moveDay(day, { count, unit }, sign)).toBe(isFourFigures ? moved.toString() : null)
      },
    ),
  )
})
