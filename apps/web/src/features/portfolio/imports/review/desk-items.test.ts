import { expect, test } from 'vitest'
import type { ImportRowDetail } from '../plan-queries.ts'
import { acceptableItems, deskItems } from './desk-items.ts'

const PROOF = {
  page: 1,
  quote: 'trois mois',
  sentence: 'Un préavis de trois mois.',
  confidence: 0.88,
  foundBy: 'rule',
  term: 0,
} as const

const value = (field: string, over: object = {}) => ({
  field,
  text: field,
  shown: field,
  from: { kind: 'text' as const, line: null, column: null },
  problem: null,
  isNew: false,
  proof: null,
  ...over,
})

const proposal = (field: 'notice' | 'title' | 'counterparty', text: string) => ({
  field,
  text,
  shown: text,
  isNew: false,
  proof: PROOF,
})

const row = (over: Partial<ImportRowDetail>): ImportRowDetail => ({
  position: 0,
  kind: 'contract',
  state: 'toCreate',
  refusal: null,
  name: 'a.pdf',
  title: 'Bail',
  counterparty: '',
  near: 0,
  contractId: null,
  decided: null,
  limit: { day: null, kind: 'unknown', lacks: ['effectiveDate'] },
  values: [],
  proposals: [],
  others: [],
  isTextRefused: false,
  pages: 1,
  review: { takenBy: null, reviewedBy: null, judgements: [] },
  belongsTo: null,
  alike: [],
  ...over,
})

const doubts = (detail: ImportRowDetail) =>
  deskItems(detail)
    .filter(({ isDoubt }) => isDoubt)
    .map(({ key }) => key)

test('what is proposed, not understood, required or needed for the limit is to be decided', () => {
  const problem = { code: 'IMPORT_VALUE_UNREADABLE', message: 'Illisible' } as const
  const detail = row({
    values: [value('title'), value('type', { problem }), value('project'), value('owner')],
    proposals: [proposal('notice', '3 months')],
  })
  expect(doubts(detail)).toEqual(['type value', 'effectiveDate missing', 'notice 3 months'])
})

test('proposals follow the value of their field; an end makes a duration needless', () => {
  const items = deskItems(
    row({ values: [value('title'), value('endDate')], proposals: [proposal('title', 'BAIL')] }),
  )
  expect(items.filter(({ kind }) => kind !== 'missing').map(({ key }) => key)).toEqual([
    'title value',
    'title BAIL',
    'endDate value',
  ])
  expect(items.map(({ key }) => key)).not.toContain('duration missing')
})

test('one act accepts what alone is said of its field', () => {
  const items = deskItems(
    row({
      values: [value('title')],
      proposals: [
        proposal('title', 'BAIL'),
        proposal('notice', '3 months'),
        proposal('counterparty', 'A'),
        proposal('counterparty', 'B'),
      ],
    }),
  )
  expect(acceptableItems(items).map(({ key }) => key)).toEqual(['notice 3 months'])
  const unknown = row({ proposals: [{ ...proposal('counterparty', 'A'), isNew: true }] })
  expect(acceptableItems(deskItems(unknown))).toEqual([])
})
