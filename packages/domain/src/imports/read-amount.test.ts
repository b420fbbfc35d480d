import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['12 500,50 € TTC', 1_250_050, 'EUR'],
  ['12 500', 1_250_000, null],
  ['1.234.567,8', 123_456_780, null],
  ['1,234,567.89', 123_456_789, null],
  ['CHF 1’250.50', 125_050, 'CHF'],
  ['$1200', 120_000, 'USD'],
  ['300 euros', 30_000, 'EUR'],
  ['0', 0, null],
])('%s', (text, cents, currency) => expect(readAmount(text)).toEqual({ cents, currency }))

test('three figures after a single mark may be cents of nothing or thousands', () => {
  for (const text of ['1.234', '12,500', '1,234 €'])
    expect(readAmount(text)).toEqual({ problem: 'IMPORT_AMOUNT_AMBIGUOUS' })
})

test('what is no amount is not made one', () => {
  for (const text of [
    '',
    'sur devis',
    '12 par mois',
    '1,2,3',
    '1.23.456',
    '€ 12 EUR',
    '10 %',
    '-5',
  ])
    expect(readAmount(text)).toEqual({ problem: 'IMPORT_AMOUNT_UNREADABLE' })
})

test('an amount is read as itself in French and English form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      for (const locale of ['fr', 'en', 'es'])
        expect(
          readAmount((cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 })),
        ).toEqual({ cents, currency: null })
    }),
  )
})
