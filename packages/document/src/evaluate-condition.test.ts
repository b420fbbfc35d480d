import { expect, test } from 'vitest'
import { holds } from './evaluate-condition.ts'
import type { FieldValue } from './field-definition.ts'
import type { Condition } from './rich-text.ts'

const year = { count: 1, unit: 'years' } as const
const months = (count: number) => ({ count, unit: 'months' }) as const

test.each<[FieldValue | null, Condition['operator'], Condition['value'], boolean]>([
  [10, 'eq', 10, true],
  [10, 'ne', 10, false],
  [10, 'gt', 9.5, true],
  [10, 'lte', 9.5, false],
  [0, 'filled', null, true],
  [false, 'filled', null, true],
  ['', 'filled', null, false],
  [[], 'filled', null, false],
  [false, 'eq', false, true],
  [true, 'ne', false, true],
  ['2026-02-28', 'lt', '2026-03-01', true],
  ['Acme', 'eq', 'acme', false],
  [['a', 'b'], 'eq', 'b', true],
  [['a', 'b'], 'ne', 'c', true],
  [['a'], 'gt', 'a', false],
  [['a'], 'gt', 'b', false],
  [year, 'eq', months(12), true],
  [months(18), 'gt', year, true],
  [{ count: 14, unit: 'days' }, 'eq', { count: 2, unit: 'weeks' }, true],
  [10, 'eq', '10', false],
  [10, 'ne', '10', true],
  [10, 'lt', '11', false],
  [10, 'gt', '9', false],
  ['10', 'eq', 10, false],
  ['10', 'ne', 10, true],
  ['10', 'gt', 9, false],
  ['10', 'lt', 11, false],
  [true, 'gt', false, false],
  [year, 'eq', null, false],
  [year, 'gt', 0, false],
  [year, 'ne', 1, true],
])('%j %s %j is %s', (actual, operator, value, expected) => {
  expect(holds({ variable: 'x', operator, value }, { x: actual })).toBe(expected)
})

test.each<[string, FieldValue, Condition['value'], FieldValue]>([
  ['numbers', 9, 10, 11],
  ['days', '2026-02-28', '2026-03-01', '2026-03-02'],
  ['texts', 'Acme', 'Bolt', 'Cargo'],
  [
    'durations',
    { count: 7, unit: 'weeks' },
    { count: 2, unit: 'months' },
    { count: 62, unit: 'days' },
  ],
])('%s below, at and above a bound', (_, below, bound, above) => {
  const at = bound as FieldValue
  const outcomes = (operator: Condition['operator']) =>
    [below, at, above].map((x) => holds({ variable: 'x', operator, value: bound }, { x }))
  expect(outcomes('eq')).toEqual([false, true, false])
  expect(outcomes('ne')).toEqual([true, false, true])
  expect(outcomes('gt')).toEqual([false, false, true])
  expect(outcomes('gte')).toEqual([false, true, true])
  expect(outcomes('lt')).toEqual([true, false, false])
  expect(outcomes('lte')).toEqual([true, true, false])
})

test.each(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'filled'] as const)(
  'an empty field never satisfies « %s »',
  (operator) => {
    expect(holds({ variable: 'x', operator, value: 1 }, {})).toBe(false)
    expect(holds({ variable: 'x', operator, value: 1 }, { x: null })).toBe(false)
  },
)
