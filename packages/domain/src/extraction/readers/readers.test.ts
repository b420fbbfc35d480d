import { describe, expect, test } from 'vitest'
import { numberOfWords } from './number-words.ts'
import { readAmounts } from './read-amounts.ts'
import { readDays } from './read-days.ts'
import { readDurations } from './read-durations.ts'

describe('numbers in words', () => {
  test.each([
    ['trente-six', 'fr', 36],
    ['soixante et onze', 'fr', 71],
    ['quatre-vingts', 'fr', 80],
    ['quatre-vingt-dix-sept mille deux cents', 'fr', 97_200],
    ['deux mille vingt-quatre', 'fr', 2024],
    ['un million deux cent mille', 'fr', 1_200_000],
    ['one hundred and twenty', 'en', 120],
    ['two hundred fifty thousand', 'en', 250_000],
    ['ciento veinte mil quinientos', 'es', 120_500],
    ['treinta y uno', 'es', 31],
  ] as const)('%s', (words, language, value) => {
    expect(numberOfWords(words, language)).toBe(value)
  })

  test('are none where a word is no number', () => {
    expect(numberOfWords('trois chats', 'fr')).toBeNull()
  })
})

describe('durations', () => {
  const spans = (plain: string, language: 'fr' | 'en' | 'es' = 'fr') =>
    readDurations(plain, language).map(({ value }) => `${value.count} ${value.unit}`)

  test('are read in figures, in words and in both', () => {
    expect(spans('une duree de trois (3) ans, puis 12 mois, puis un an et demi')).toEqual([
      '3 years',
      '12 months',
      '18 months',
    ])
    expect(spans('a two-year term, thirty (30) days, 12-month periods', 'en')).toEqual([
      '2 years',
      '30 days',
      '12 months',
    ])
    expect(spans('un plazo de cuatro (4) anos y quince dias naturales', 'es')).toEqual([
      '4 years',
      '15 days',
    ])
  })

  test('count a semester as six months', () => {
    expect(spans('un semestre')).toEqual(['6 months'])
  })

  test('say when words and figures differ', () => {
    expect(readDurations('trois (4) ans', 'fr')[0]?.isConsistent).toBe(false)
    expect(readDurations('trois (3) ans', 'fr')[0]?.isConsistent).toBe(true)
  })

  test('are no part of another number', () => {
    expect(spans('1.5 mois, 2025 annexe')).toEqual([])
  })
})

describe('days', () => {
  const days = (plain: string, language: 'fr' | 'en' | 'es' = 'fr') =>
    readDays(plain, language).map(({ value }) => value)

  test('are read in figures and in words', () => {
    expect(days('du 1er janvier 2025 au 31/12/2027')).toEqual(['2025-01-01', '2027-12-31'])
    expect(days('le quinze mars deux mille vingt-quatre')).toEqual(['2024-03-15'])
    expect(days('this 24 t h day of august, 2018, and june 1 , 2020', 'en')).toEqual([
      '2018-08-24',
      '2020-06-01',
    ])
    expect(days('a 5 de mayo de 2023', 'es')).toEqual(['2023-05-05'])
  })

  test('with two figures for the year belong to the last hundred years', () => {
    expect(days('dated 10/1/99', 'en')).toEqual(['1999-10-01'])
  })

  test('do not exist on a 31 February', () => {
    expect(days('le 31 fevrier 2025')).toEqual([])
  })
})

describe('amounts', () => {
  const amounts = (plain: string, language: 'fr' | 'en' | 'es' = 'fr') =>
    readAmounts(plain, language).map(({ value, tax, isConsistent }) =>
      `${value.cents} ${value.currency} ${tax} ${isConsistent ? '' : 'unlike'}`.trim(),
    )

  test('are read with their tax', () => {
    expect(amounts('50 000€ ht, soit 60 000,50 € ttc')).toEqual([
      '5000000 EUR excluded',
      '6000050 EUR included',
    ])
    expect(amounts('$1,500,000 plus vat and usd 2 million', 'en')).toEqual([
      '150000000 USD excluded',
      '200000000 USD null',
    ])
    expect(amounts('1.200,50 euros, iva incluido', 'es')).toEqual(['120050 EUR included'])
  })

  test('are read in words, beside figures or alone', () => {
    expect(amounts('cinquante mille (50 000) euros')).toEqual(['5000000 EUR null'])
    expect(amounts('dix mille euros')).toEqual(['1000000 EUR null'])
    expect(amounts('five thousand dollars ($5,000)', 'en')).toEqual(['500000 USD null'])
    expect(amounts('cinquante mille euros (60 000 €)')).toEqual(['6000000 EUR null unlike'])
  })

  test('need a currency', () => {
    expect(amounts('article 50 000, alinea 3')).toEqual([])
  })
})
