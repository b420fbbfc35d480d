import { expect, test } from 'vitest'
import { readTerms } from './read-terms.ts'

const PAGES = [
  'CONTRAT DE MAINTENANCE\n\nArticle 1 - Durée\nLe présent contrat prend effet le 1er mars 2024\npour une durée de trois (3) ans.',
  'Fait à Paris, le 15 février 2024, en deux exemplaires.',
]

test('each term has its words, its sentence and its place in the text of its page', () => {
  const terms = readTerms({ language: 'fr', pages: PAGES })
  for (const { page, start, end, quote } of terms)
    expect(PAGES[page - 1]!.slice(start, end).replaceAll(/\s+/g, ' ')).toBe(quote)
  const signature = terms.find(({ field }) => field === 'signatureDate')
  expect(signature).toMatchObject({
    value: '2024-02-15',
    page: 2,
    quote: '15 février 2024',
    doubt: null,
  })
  expect(signature!.sentence).toContain('Fait à Paris, le 15 février 2024')
  expect(terms.find(({ field }) => field === 'endDate')?.derivedFrom).toEqual([
    'effectiveDate',
    'duration',
  ])
})

test('two sentences that disagree are both kept, and both are doubted', () => {
  const pages = [
    'Le présent contrat prend effet le 1er mars 2024.',
    'Le présent contrat prend effet le 1er avril 2024.',
  ]
  const starts = readTerms({ language: 'fr', pages }).filter(
    ({ field }) => field === 'effectiveDate',
  )
  expect(starts.map(({ value, page, doubt }) => [value, page, doubt])).toEqual([
    ['2024-03-01', 1, 'sentencesDisagree'],
    ['2024-04-01', 2, 'sentencesDisagree'],
  ])
})

test('a sentence without an end is cut around the value', () => {
  const page = `${'la clause et '.repeat(100)} prend effet le 1er mars 2024 ${'et la clause '.repeat(100)}`
  const [term] = readTerms({ language: 'fr', pages: [page] })
  expect(term).toMatchObject({ field: 'effectiveDate', value: '2024-03-01' })
  expect(term!.sentence.length).toBeLessThan(750)
  expect(term!.sentence).toMatch(/^….*prend effet le 1er mars 2024.*…$/)
})
