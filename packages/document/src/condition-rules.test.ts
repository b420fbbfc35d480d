import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCircle, isConditionComplete, operatorsOf } from './condition-rules.ts'

test('only numbers, days and durations can be ordered', () => {
  expect(operatorsOf('amount')).toContain('gte')
  expect(operatorsOf('text')).toEqual(['eq', 'ne', 'filled'])
  expect(operatorsOf('yesNo')).toEqual(['eq', 'filled'])
})

test('a condition needs a value of the field’s own type, unless it only checks for presence', () => {
  const amount = { type: 'amount', choices: [] }
  const condition = { variable: 'amount_incl_tax', operator: 'gte' as const }
  expect(isConditionComplete(amount, { ...condition, value: null })).toBe(false)
  expect(isConditionComplete(amount, { ...condition, value: Number.NaN })).toBe(false)
  const words = { type: 'text', choices: [] }
  expect(isConditionComplete(words, { operator: 'eq', value: 'Acme' })).toBe(true)
  expect(isConditionComplete(words, { operator: 'eq', value: ' ' })).toBe(false)
  expect(isConditionComplete(amount, { ...condition, value: 1_000_000 })).toBe(true)
  expect(isConditionComplete(amount, { ...condition, operator: 'filled', value: null })).toBe(true)
  const choice = { type: 'multipleChoice', choices: ['a', 'b'] }
  expect(isConditionComplete(choice, { ...condition, operator: 'eq', value: 'b' })).toBe(true)
  expect(isConditionComplete(choice, { ...condition, operator: 'eq', value: 'c' })).toBe(false)
})

test('a field that depends on itself through others is found, with the path', () => {
  const fields = [
    { name: 'a', dependsOn: ['b'] },
    { name: 'b', dependsOn: ['c', 'd'] },
    { name: 'c', dependsOn: [] },
    { name: 'd', dependsOn: ['a'] },
  ]
  expect(findCircle(fields, 'a')).toEqual(['a', 'b', 'd', 'a'])
  expect(findCircle(fields, 'c')).toBeNull()
  expect(findCircle([...fields, { name: 'e', dependsOn: ['a'] }], 'e')).toBeNull()
  expect(findCircle([{ name: 'a', dependsOn: ['a'] }], 'a')).toEqual(['a', 'a'])
})

test('fields that depend only on earlier ones form no cycle', () => {
  const earlier = fc.array(fc.array(fc.nat(30), { maxLength: 4 }), { maxLength: 30 })
  fc.assert(
    fc.property(earlier, (links) => {
      const fields = links.map((targets, index) => ({
        name: String(index),
        dependsOn: targets.filter((target) => target < index).map(String),
      }))
      for (const { name } of fields) expect(findCircle(fields, name)).toBeNull()
    }),
  )
})
