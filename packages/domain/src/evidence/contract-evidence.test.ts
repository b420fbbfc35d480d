import { expect, test } from 'vitest'
import type { RowValue, RowValues, ValueOrigin } from '../imports/import-row.ts'
import type { ProvenTerm } from '../imports/read-terms.ts'
import { evidenceOf } from './contract-evidence.ts'

const term = (over: Partial<ProvenTerm>): ProvenTerm => ({
  field: 'endDate',
  value: '2027-03-31',
  page: 2,
  start: 10,
  end: 22,
  confidence: 0.95,
  derivedFrom: [],
  doubt: null,
  quote: '31 mars 2027',
  sentence: 'Il prend fin le 31 mars 2027.',
  rule: 'end-on',
  ...over,
})

const value = (from: ValueOrigin, of: unknown = '2027-03-31'): RowValue => ({
  text: String(of),
  from,
  value: of,
  problem: null,
})

const kept = (values: RowValues, terms: ProvenTerm[], isAmendment = false) =>
  evidenceOf(values, terms, { isAmendment })

test('keeps what the text gave, with its place, and nobody who accepted it', () => {
  expect(kept({ endDate: value({ kind: 'text', term: 0 }) }, [term({})])).toEqual([
    {
      field: 'endDate',
      isValue: true,
      value: '2027-03-31',
      page: 2,
      start: 10,
      end: 22,
      quote: '31 mars 2027',
      sentence: 'Il prend fin le 31 mars 2027.',
      rule: 'end-on',
      confidence: 0.95,
      acceptedBy: null,
    },
  ])
})

test('names the person who gave what the text proves', () => {
  const by = 'a person'
  const [evidence] = kept({ endDate: value({ kind: 'person', term: 0, by }) }, [term({})])
  expect(evidence).toMatchObject({ field: 'endDate', acceptedBy: by })
})

test('keeps nothing of other sources, of a person without a text, or of what could not be read', () => {
  const unread = { ...value({ kind: 'text', term: 0 }, null), problem: 'IMPORT_VALUE_UNREADABLE' }
  expect(
    kept(
      {
        title: value({ kind: 'name' }),
        signatureDate: value({ kind: 'person' }),
        effectiveDate: unread as RowValue,
        endDate: value({ kind: 'index', line: 2, column: 'Fin' }),
      },
      [term({})],
    ),
  ).toEqual([])
})

test('keeps what the contract has no field for, unless it is not told', () => {
  const court = term({ field: 'court', value: 'Lyon', quote: 'Lyon' })
  const evidence = kept({}, [court, term({ field: 'vat', value: 'FR1', confidence: 0.2 })])
  expect(evidence).toMatchObject([{ field: 'court', isValue: false, value: 'Lyon' }])
})

test('takes for no value of the contract a number, a duration beside an end, and terms of an amendment', () => {
  const from = (at: number): ValueOrigin => ({ kind: 'text', term: at })
  const span = { count: 3, unit: 'years' }
  const terms = [term({}), term({ field: 'duration', value: span }), term({ field: 'siren' })]
  const values = {
    siren: value(from(2), '552100554'),
    endDate: value(from(0)),
    duration: value(from(1), span),
  }
  const isValue = (isAmendment: boolean) =>
    kept(values, terms, isAmendment).map((each) => [each.field, each.isValue])
  expect(isValue(false)).toEqual([
    ['siren', false],
    ['endDate', true],
    ['duration', false],
  ])
  expect(isValue(true).every(([, own]) => own === false)).toBe(true)
  expect(kept({ duration: values.duration }, terms)).toMatchObject([{ isValue: true }])
})
