import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatAmountInclTax } from './format.ts'
import { parseAmountCents, parseDay, parseDecimal } from './parse.ts'

test.each([
  ['1 234,56', 1234.56],
  ['12\u202F500', 12500],
  ['-3,5', -3.5],
  ['0,125', 0.125],
  ['12.5', 12.5],
  ['1.234', null],
  ['1,2,3', null],
  ['', null],
  ['douze', null],
])('reads the decimal %j', (typed, value) => expect(parseDecimal(typed)).toBe(value))

test.each([
  ['12 500,5', 1250050],
  ['0,07 €', 7],
  ['-0,99', -99],
  ['1,005', null],
  ['abc', null],
])('reads the amount %j', (typed, cents) => expect(parseAmountCents(typed)).toBe(cents))

test('reads every amount as it writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const written = formatAmountInclTax(cents, 'fr').replace('\u00A0€\u00A0TTC', '')
      expect(parseAmountCents(written)).toBe(cents)
    }),
  )
})

test.each([
  ['09/03/2026', '2026-03-09'],
  ['9.3.2026', '2026-03-09'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['2026-03-09', null],
  ['0/1/2026', null],
])('reads the day %j', (typed, day) => expect(parseDay(typed)).toBe(day))
