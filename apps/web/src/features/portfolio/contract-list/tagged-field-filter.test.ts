import { expect, test } from 'vitest'
import { emptyTaggedFilter, writeTaggedFilter } from './tagged-field-filter.ts'

const asked = (type: string, draft: Partial<typeof emptyTaggedFilter>) =>
  writeTaggedFilter(type, { ...emptyTaggedFilter, ...draft })

test('a text is searched as typed, commas included', () => {
  expect(asked('text', { value: ' Lyon, Paris ' })).toBe('eq:Lyon, Paris')
  expect(asked('singleChoice', { value: 'Or' })).toBe('eq:Or')
  expect(asked('yesNo', { value: 'false' })).toBe('eq:false')
})

test('an ordered type is filtered by range', () => {
  expect(asked('date', { from: '2027-01-01', to: '2027-12-31' })).toBe(
    'range:2027-01-01,2027-12-31',
  )
  expect(asked('number', { from: 0 })).toBe('gte:0')
  expect(asked('percentage', { to: 12.5 })).toBe('lte:12.5')
})

test('an amount is cents in its field and euros in the filter', () => {
  expect(asked('amount', { from: 100_000, to: 129 })).toBe('range:1000.00,1.29')
})

test('an empty or unreadable value filters nothing', () => {
  expect(asked('text', { value: '  ' })).toBeUndefined()
  expect(asked('number', { from: Number.NaN })).toBeUndefined()
  expect(asked('date', { from: '32/13/2027' })).toBeUndefined()
})
