import { expect, test } from 'vitest'
import type { FieldType } from '../field-definition.ts'
import { matchLibrary } from './match-library.ts'

const choices = ['monthly', 'yearly']
const fee = { variable: 'fee', label: 'Fee', type: 'amount' as const, required: true }
const billing = {
  variable: 'billing',
  label: 'Billing',
  type: 'singleChoice' as const,
  required: true,
  choices,
}
const own = (variable: string, type: FieldType, more: object = {}) => ({
  variable,
  type,
  label: `Our ${variable}`,
  choices: [] as string[],
  isManagement: false,
  ...more,
})
const found = (...library: ReturnType<typeof own>[]) =>
  matchLibrary([fee, billing], library).map(({ as, isNew, label }) => [as, isNew, label])

test('what the company has is used, what it lacks would be created', () => {
  expect(found(own('fee', 'amount'))).toEqual([
    ['fee', false, 'Our fee'],
    ['billing', true, 'Billing'],
  ])
})

test('more choices than ours fit, fewer do not', () => {
  const offering = (some: string[]) =>
    found(own('fee', 'amount'), own('billing', 'singleChoice', { choices: some }))[1]
  expect(offering(['yearly', 'other', 'monthly'])).toEqual(['billing', false, 'Our billing'])
  expect(offering(['yearly'])).toEqual(['billing_2', true, 'Billing 2'])
})

test('a variable of another type, or outside texts, is left alone', () => {
  expect(found(own('fee', 'text'))[0]).toEqual(['fee_2', true, 'Fee 2'])
  expect(found(own('fee', 'amount', { isManagement: true }))[0]).toEqual(['fee_2', true, 'Fee 2'])
})

test('the second time, the field that was created the first time is used', () => {
  expect(found(own('fee', 'text'), own('fee_2', 'amount'))[0]).toEqual([
    'fee_2',
    false,
    'Our fee_2',
  ])
  expect(found(own('fee', 'text'), own('fee_2', 'date'))[0]).toEqual(['fee_3', true, 'Fee 3'])
})
