import { expect, test } from 'vitest'
import { readOption } from './read-option.ts'
import { readNotice, readSpan } from './read-span.ts'

test.each([
  ['12 mois', { count: 12, unit: 'months' }],
  ['trois ans', { count: 3, unit: 'years' }],
  ['2 Years', { count: 2, unit: 'years' }],
  ['6 meses', { count: 6, unit: 'months' }],
  ['36m', { count: 36, unit: 'months' }],
  ['12', null],
  ['environ 2 ans', null],
  ['0 mois', null],
])('the length %s', (text, span) => expect(readSpan(text)).toEqual(span))

test.each([
  ['3 mois', { unit: 'months', count: 3 }],
  ['1 an', { unit: 'months', count: 12 }],
  ['30 jours', { unit: 'calendarDays', count: 30 }],
  ['15 jours francs', { unit: 'clearDays', count: 15 }],
  ['10 business days', { unit: 'businessDays', count: 10 }],
  ['8 jours ouvrables', { unit: 'workingDays', count: 8 }],
  ['2 mois ouvrés', null],
  ['néant', null],
])('the notice %s', (text, notice) => expect(readNotice(text)).toEqual(notice))

test('options are read by their words in three languages', () => {
  expect(readOption('renewalType', 'Tacite reconduction')).toBe('tacit')
  expect(readOption('renewalType', 'withNotice')).toBe('withNotice')
  expect(readOption('currency', '€')).toBe('EUR')
  expect(readOption('currency', 'usd')).toBe('USD')
  expect(readOption('direction', 'Dépense')).toBe('expense')
  expect(readOption('scope', 'peut-être')).toBeNull()
})
