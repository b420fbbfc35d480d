import { expect, test } from 'vitest'
import type { RowValue, RowValues, SaidOfRow, ValueOrigin } from './import-row.ts'
import { judgedTerm, saidAfter, saidBefore, saidWithout, type Judgement } from './judgement.ts'

const ANNE = 'anne'
const NOTHING: SaidOfRow = { typed: {}, typedBy: {}, decided: null, dismissed: [] }
const SAID: SaidOfRow = {
  typed: { title: 'Bail' },
  typedBy: { title: 'bob' },
  decided: 'create',
  dismissed: ['endDate 2030-01-01'],
}

const value = (text: string, from: ValueOrigin): RowValue => ({
  text,
  from,
  value: text,
  problem: null,
})
const VALUES: RowValues = {
  title: value('Bail', { kind: 'person', by: 'bob', term: 4 }),
  endDate: value('2027-03-31', { kind: 'text', term: 0 }),
  type: value('Bail commercial', { kind: 'index', line: 2, column: 'Type' }),
}
const PROPOSALS = [
  { field: 'notice', text: '3 months', value: { unit: 'months', count: 3 }, term: 2 },
] as const
const ROW = { values: VALUES, proposals: PROPOSALS }

const after = (judgement: Judgement, said = NOTHING) => saidAfter(said, ROW, judgement, ANNE)

test('finds what is judged: a value, a proposal, an empty field; what has changed since is none', () => {
  expect(judgedTerm(ROW, { field: 'endDate', text: '2027-03-31' })).toBe(0)
  expect(judgedTerm(ROW, { field: 'title', text: 'Bail' })).toBe(4)
  expect(judgedTerm(ROW, { field: 'notice', text: '3 months' })).toBe(2)
  expect(judgedTerm(ROW, { field: 'type', text: 'Bail commercial' })).toBeNull()
  expect(judgedTerm(ROW, { field: 'amount', text: null })).toBeNull()
  expect(judgedTerm(ROW, { field: 'endDate', text: '2028-03-31' })).toBeUndefined()
  expect(judgedTerm(ROW, { field: 'endDate', text: null })).toBeUndefined()
  expect(judgedTerm(ROW, { field: 'amount', text: '12' })).toBeUndefined()
})

test('what the text says becomes the value of who accepts it; what another source says stands', () => {
  expect(after({ field: 'endDate', verdict: 'accepted', text: '2027-03-31' })).toMatchObject({
    typed: { endDate: '2027-03-31' },
    typedBy: { endDate: ANNE },
  })
  expect(after({ field: 'notice', verdict: 'accepted', text: '3 months' }).typed).toEqual({
    notice: '3 months',
  })
  expect(after({ field: 'type', verdict: 'accepted', text: 'Bail commercial' })).toEqual(NOTHING)
})

test('a rejected value of the text is not shown again; of another source it is left out; of a person, taken back', () => {
  expect(after({ field: 'endDate', verdict: 'rejected', text: '2027-03-31' })).toEqual({
    ...NOTHING,
    dismissed: ['endDate 2027-03-31'],
  })
  expect(after({ field: 'type', verdict: 'rejected', text: 'Bail commercial' }).typed).toEqual({
    type: '',
  })
  expect(after({ field: 'title', verdict: 'rejected', text: 'Bail' }, SAID).typed).toEqual({})
})

test.each<Judgement>([
  { field: 'endDate', verdict: 'accepted', text: '2027-03-31' },
  { field: 'endDate', verdict: 'corrected', text: '2027-03-31', typed: '2028-03-31' },
  { field: 'endDate', verdict: 'rejected', text: '2027-03-31' },
  { field: 'endDate', verdict: 'rejected', text: '2030-01-01' },
  { field: 'title', verdict: 'corrected', text: 'Bail', typed: 'Bail commercial' },
  { field: 'title', verdict: 'rejected', text: 'Bail' },
  { field: 'type', verdict: 'rejected', text: 'Bail commercial' },
  { field: 'amount', verdict: 'corrected', text: null, typed: '1 200' },
])('undone, $verdict $field $text leaves what was said before', (judgement) => {
  const { field, text } = judgement
  const before = saidBefore(SAID, judgement, null)
  expect(saidWithout(after(judgement, SAID), { field, text, before })).toEqual(SAID)
})
