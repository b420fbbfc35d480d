import { expect, test } from 'vitest'
import { isConditionComplete, operatorsOf } from './condition-draft.ts'

test('only figures, days and durations are more or less', () => {
  expect(operatorsOf('amount')).toContain('gte')
  expect(operatorsOf('text')).toEqual(['eq', 'ne', 'filled'])
  expect(operatorsOf('yesNo')).toEqual(['eq', 'filled'])
})

test('a condition needs a value of the field’s own type, but for being filled in', () => {
  const amount = { type: 'amount', choices: [] }
  const condition = { variable: 'amount_incl_tax', operator: 'gte' as const }
  expect(isConditionComplete(amount, { ...condition, value: null })).toBe(false)
  expect(isConditionComplete(amount, { ...condition, value: Number.NaN })).toBe(false)
  expect(isConditionComplete(amount, { ...condition, value: 1_000_000 })).toBe(true)
  expect(isConditionComplete(amount, { ...condition, operator: 'filled', value: null })).toBe(true)
  const choice = { type: 'multipleChoice', choices: ['a', 'b'] }
  expect(isConditionComplete(choice, { ...condition, operator: 'eq', value: 'b' })).toBe(true)
  expect(isConditionComplete(choice, { ...condition, operator: 'eq', value: 'c' })).toBe(false)
})
