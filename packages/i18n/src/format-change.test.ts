import { expect, test } from 'vitest'
import { formatAmountChange, formatChange } from './format-change.ts'

test('a change has its sign, and a minus is one', () => {
  expect(formatChange(3, 'fr')).toBe('+3')
  expect(formatChange(-0.2, 'fr')).toBe('−0,2')
  expect(formatChange(1_200, 'en')).toBe('+1,200')
})

test('an amount changes by whole units of its currency', () => {
  expect(formatAmountChange(-12_000.4, 'EUR').replaceAll(/\s/g, ' ')).toBe('−12 000 €')
  expect(formatAmountChange(75_200, 'USD').replaceAll(/\s/g, ' ')).toBe('+75 200 USD')
})
