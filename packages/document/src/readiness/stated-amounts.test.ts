import { describe, expect, test } from 'vitest'
import { findingsOf, written } from '../testing/ready-contract.ts'

describe('the amount of the text', () => {
  const amounts = (source: string, amountInclTaxCents: number | null = 3_000_000) =>
    findingsOf({ ...written(source), amountInclTaxCents }).map(({ refusal }) => refusal.params)

  test('is compared with that of the sheet', () => {
    expect(amounts('Le prix est de 50 000 € TTC.')).toEqual([
      { stated: '50\u202F000,00\u00A0€', amount: '30\u202F000,00\u00A0€', title: 'Objet' },
    ])
    expect(amounts('Le prix est de 50 000 € TTC.', null)).toEqual([])
  })

  test.each([
    'Le prix est de 30 000,00 € TTC.',
    'Le prix est de 30\u202F000 euros.',
    'The price is €30,000.00, with a penalty of €500.',
    'Precio: 30.000 € IVA incluido, 24.000 € sin IVA',
    'Un prix de 25 000 € HT',
    'Durand, au capital de 50 000 €, convient.',
    'En 2027, 12 fois.',
  ])('raises no line in « %s »', (source) => {
    expect(amounts(source)).toEqual([])
  })

  test('is compared in the currency of the contract', () => {
    const inDollars = (source: string) =>
      findingsOf({ ...written(source), amountInclTaxCents: 3_000_000, currency: 'USD' }).map(
        ({ refusal }) => refusal.params,
      )
    expect(inDollars('Le prix est de 30 000,00 USD, soit environ 26 000 €.')).toEqual([])
    expect(inDollars('Le prix est de 30 000 €.')).toEqual([])
    expect(inDollars('The price is USD 50,000.00.')).toEqual([
      { stated: '50\u202F000,00\u00A0USD', amount: '30\u202F000,00\u00A0USD', title: 'Objet' },
    ])
  })

  test.each(['1 000 euros', '30 000,01 €', '€3,000', '25 000 € HT, soit 31 000 € TTC'])(
    'raises one in « %s »',
    (source) => {
      expect(amounts(source)).toHaveLength(1)
    },
  )
})
