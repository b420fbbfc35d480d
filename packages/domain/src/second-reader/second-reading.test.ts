import { expect, test } from 'vitest'
import { partsOf, questionOf } from './question.ts'
import { proveAnswers, readAnswers, termsOfBoth } from './second-reading.ts'

const PAGES = [
  'CONTRAT DE MAINTENANCE\nEntre ORION SAS, SIREN 732 829 320, et EDF.',
  'Le contrat prend effet le 1er mars\n2024 pour une durée de trois (3) ans. Un préa-\nvis de 3 mois est requis, et le prix est de 60 000 € TTC.',
]
const prove = (...answers: [field: string, value: string, quote: string][]) =>
  proveAnswers(
    answers.map(([field, value, quote]) => ({ field, value, quote })),
    { pages: PAGES, language: 'fr' },
  )

test('a value whose sentence stands in the text is proposed, with the place of its words', () => {
  const { terms, dropped } = prove([
    'effectiveDate',
    '2024-03-01',
    '« Le contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans. »',
  ])
  expect(dropped).toEqual({ quote: 0, support: 0, form: 0 })
  expect(terms).toMatchObject([
    {
      field: 'effectiveDate',
      value: '2024-03-01',
      page: 2,
      quote: '1er mars 2024',
      sentence: 'Le contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans.',
      doubt: 'secondReader',
    },
  ])
  const { start, end } = terms[0]!
  expect(PAGES[1]!.slice(start, end)).toBe('1er mars\n2024')
})

test('accents, case, line breaks and cut words do not hide a quotation', () => {
  const { terms } = prove(
    ['notice', '3 months', 'UN PREAVIS DE 3 MOIS est requis'],
    ['duration', '36 months', '…pour une durée de trois (3) ans…'],
    ['amountInclTaxCents', '60000.00', 'le prix est de 60 000 € TTC.'],
    ['currency', 'EUR', 'le prix est de 60 000 € TTC.'],
    ['siren', '732829320', 'Entre ORION SAS, SIREN 732 829 320'],
    ['party', 'Orion SAS', 'Entre ORION SAS, SIREN 732 829 320'],
    ['party', 'EDF', 'SIREN 732 829 320, et EDF.'],
  )
  expect(terms.map(({ field, quote }) => `${field}: ${quote}`)).toEqual([
    'notice: 3 mois',
    'duration: trois (3) ans',
    'amountInclTaxCents: 60 000 €',
    'currency: 60 000 €',
    'siren: 732 829 320',
    'party: ORION SAS',
    'party: EDF',
  ])
})

test.each<[string, string, string, 'quote' | 'support' | 'form']>([
  // Invented, though likely.
  ['notice', '3 months', 'Le préavis est de trois mois avant l’échéance.', 'quote'],
  ['notice', '3 months', '', 'quote'],
  ['notice', '3 months', '…', 'quote'],
  ['party', 'EDF', 'et EDF', 'quote'],
  // The sentence is there, and says something else.
  ['notice', '6 months', 'Un préavis de 3 mois est requis', 'support'],
  ['notice', '90 days', 'Un préavis de 3 mois est requis', 'support'],
  ['endDate', '2027-02-28', 'Le contrat prend effet le 1er mars 2024', 'support'],
  ['amountInclTaxCents', '6000.00', 'le prix est de 60 000 € TTC', 'support'],
  ['siren', '552081317', 'Entre ORION SAS, SIREN 732 829 320', 'support'],
  ['party', 'ENGIE', 'Entre ORION SAS, SIREN 732 829 320', 'support'],
  // No value of its field.
  ['siren', '732829321', 'Entre ORION SAS, SIREN 732 829 320', 'form'],
  ['effectiveDate', '2024-02-30', 'Le contrat prend effet le 1er mars 2024', 'form'],
  ['duration', 'three years', 'une durée de trois (3) ans', 'form'],
  ['renewal', 'automatic', 'une durée de trois (3) ans', 'form'],
  ['owner', 'Alice', 'Entre ORION SAS, SIREN 732 829 320', 'form'],
  ['currency', 'BTC', 'le prix est de 60 000 € TTC', 'form'],
])('drops %s %s from %j: %s', (field, value, quote, reason) => {
  const { terms, dropped } = prove([field, value, quote])
  expect(terms).toEqual([])
  expect(dropped).toEqual({ quote: 0, support: 0, form: 0, [reason]: 1 })
})

test('an answer is the object that was asked for, alone or in a block of code', () => {
  const one = { field: 'notice', value: '3 months', quote: 'q' }
  expect(readAnswers(JSON.stringify({ values: [one] }))).toEqual([one])
  expect(readAnswers(`\`\`\`json\n${JSON.stringify({ values: [one] })}\n\`\`\``)).toEqual([one])
  expect(readAnswers('{"values":[{"field":"paymentDays","value":30,"quote":["x"]},null]}')).toEqual(
    [
      { field: 'paymentDays', value: '30', quote: '' },
      { field: '', value: '', quote: '' },
    ],
  )
  for (const nonsense of [
    '',
    'Here is what I found.',
    '[]',
    'null',
    '{"values":{}}',
    '{"values":[',
  ])
    expect(readAnswers(nonsense)).toBeNull()
})

test('what the rules said keeps its place, and is not said twice', () => {
  const { terms } = prove(
    ['notice', '3 months', 'Un préavis de 3 mois est requis'],
    ['currency', 'EUR', 'le prix est de 60 000 € TTC'],
  )
  const byRules = { ...terms[0]!, rule: 'notice.fr', doubt: null, confidence: 0.95 }
  expect(termsOfBoth([byRules], terms)).toEqual([byRules, terms[1]])
})

test('a long text is asked about in parts of whole pages', () => {
  const pages = ['a'.repeat(30_000), 'b'.repeat(15_000), '', 'c'.repeat(50_000)]
  const parts = partsOf(pages)
  expect(parts.map(({ firstPage, pages: own }) => [firstPage, own.length])).toEqual([
    [1, 1],
    [2, 2],
    [4, 1],
  ])
  expect(questionOf({ pages: ['Bail', 'Signé'], firstPage: 3 })).toBe(
    '[page 3]\nBail\n[page 4]\nSigné',
  )
  expect(partsOf([])).toEqual([])
})
