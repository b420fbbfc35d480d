import { expect, test } from 'vitest'
import { someDefinitions } from './testing/arbitrary-document.ts'
import { checkFieldValue, checkFieldValues } from './check-field-values.ts'
import type { FieldType } from './field-definition.ts'

test('accepts valid values and allowed gaps', () => {
  const values = {
    client_name: 'Acme',
    amount_incl_tax: 100,
    options: ['b'],
    remote: false,
    notice: null,
  }
  expect(checkFieldValues(someDefinitions, values, true)).toEqual([])
})

test('requires values only when the contract must be complete', () => {
  expect(checkFieldValues(someDefinitions, {}, false)).toEqual([])
  expect(checkFieldValues(someDefinitions, { client_name: ' ' }, true)).toEqual([
    { code: 'FIELD_VALUE_REQUIRED', field: 'client_name', params: { label: 'Client' } },
  ])
})

test('refuses a variable that no field has', () => {
  expect(checkFieldValues(someDefinitions, { nobody: 1 }, false)).toEqual([
    { code: 'FIELD_UNKNOWN', field: 'nobody', params: { variable: 'nobody' } },
  ])
})

test.each<[FieldType, unknown]>([
  ['text', 12],
  ['text', 'a\u0000'],
  ['number', Number.NaN],
  ['amount', 10.5],
  ['percentage', '12'],
  ['date', '2026-02-30'],
  ['text', 'a'.repeat(1001)],
  ['longText', 'a'.repeat(20_001)],
  ['number', '12'],
  ['date', '31/01/2026'],
  ['date', '2026-13-01'],
  ['date', '2026-01-31 12:00'],
  ['date', '+012026-01-31'],
  ['date', ['2026-01-31']],
  ['duration', { count: -1, unit: 'days' }],
  ['duration', { count: 1, unit: 'decades' }],
  ['duration', { count: 10_000, unit: 'days' }],
  ['duration', { count: 1.5, unit: 'days' }],
  ['duration', { count: 1 }],
  ['duration', 3],
  ['yesNo', 'oui'],
  ['multipleChoice', 'a'],
  ['multipleChoice', ['a', 12]],
  ['multipleChoice', Array.from({ length: 201 }, () => 'a')],
  ['address', []],
])('refuses as a %s: %j', (type, value) => {
  expect(checkFieldValue({ type, choices: ['a'] }, value)).toBe('FIELD_VALUE_INVALID')
})

test.each<[FieldType, unknown]>([
  ['text', 'a'.repeat(1000)],
  ['longText', 'a'.repeat(20_000)],
  ['number', -0.5],
  ['amount', -1250],
  ['percentage', 12.5],
  ['date', '2028-02-29'],
  ['duration', { count: 0, unit: 'weeks' }],
  ['duration', { count: 9999, unit: 'years' }],
  ['yesNo', false],
  ['singleChoice', 'a'],
  ['multipleChoice', Array.from({ length: 200 }, () => 'a')],
  ['person', 'Jeanne Martin'],
  ['counterparty', 'Acme'],
  ['address', '1 rue de la Paix\n75002 Paris'],
])('accepts as a %s: %j', (type, value) => {
  expect(checkFieldValue({ type, choices: ['a'] }, value)).toBeUndefined()
})

test('refuses a choice that is not offered', () => {
  expect(checkFieldValue({ type: 'singleChoice', choices: ['a'] }, 'b')).toBe(
    'FIELD_CHOICE_UNKNOWN',
  )
  expect(checkFieldValue({ type: 'multipleChoice', choices: ['a'] }, ['a', 'b'])).toBe(
    'FIELD_CHOICE_UNKNOWN',
  )
})
