import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnTotal } from './column-total.ts'

/** With ordinary spaces, to be read. */
const total = (cells: string[], locale: 'fr' | 'en' | 'es' = 'fr') => {
  const found = columnTotal(cells, locale)
  return 'total' in found ? found.total.replaceAll(/[\u00A0\u202F]/g, ' ') : found
}

test('is written as the cells write their numbers', () => {
  expect(total(['1 200,50 €', '99,50 €'])).toBe('1 300,00 €')
  expect(total(['12', '', '30'])).toBe('42')
  expect(total(['1,5 h', '2 h'])).toBe('3,50 h')
  expect(total(['€1,250.00', '€0.50'], 'en')).toBe('€1,250.50')
  expect(total(['1,250', '2,000,000'], 'en')).toBe('2,001,250')
  expect(total(['1.250 €', '1,50 €'], 'es')).toBe('1251,50 €')
  expect(total(['100 €', '-40 €'])).toBe('60 €')
  expect(total(['40 €', '−100 €'])).toBe('-60 €')
})

test('counts the cells that say something', () => {
  expect(columnTotal(['1', ' ', '2'], 'fr')).toEqual({ total: '3', count: 2 })
})

test('nothing is guessed', () => {
  expect(total(['100 €', 'Forfait'])).toEqual({ problem: 'words', words: 'Forfait' })
  expect(total(['100 €', '1.250 €'])).toEqual({ problem: 'ambiguous', words: '1.250 €' })
  expect(total(['100 €', '100 $'])).toEqual({ problem: 'units' })
  expect(total(['100 €', '100'])).toEqual({ problem: 'units' })
  expect(total(['1/2'])).toEqual({ problem: 'words', words: '1/2' })
  expect(total(['', ' '])).toEqual({ problem: 'none' })
})

test('no cent is lost', () => {
  const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1 })
  fc.assert(
    fc.property(cents, (amounts) => {
      const format = new Intl.NumberFormat('fr', { minimumFractionDigits: 2 })
      const found = total(amounts.map((one) => `${format.format(one / 100)} €`))
      const sum = amounts.reduce((all, one) => all + one, 0)
      expect(found).toBe(`${format.format(sum / 100)} €`.replaceAll(/[\u00A0\u202F]/g, ' '))
    }),
  )
})
