import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { amendmentOf, day, noticeOn, yearlyTacit } from './testing/sample-lifecycle.ts'
import { TRACE_CODES } from './trace-code.ts'
import { traceSentence, traceSources, warningSentence } from './trace-sentence.ts'

const traceOf = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today)).trace

test('R17: explains a plain contract in the order of a manual computation', () => {
  const lines = traceOf(yearlyTacit({ effectiveDate: '2026-01-15' }), '2026-06-01')
  expect(lines.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
    'R1 TERM_END_MONTHS',
    'R9 RENEWAL_TACIT',
    'R3 NOTICE_MONTHS_LEGAL',
    'R3 NOTICE_MONTHS_PRUDENT',
    'R8 COUNTS_WHEN_RECEIVED',
    'R8 SEND_BY',
    'R15 TERM_NUMBER_UNLIMITED',
    'R15 PHASE_RUNNING',
  ])
})

test('R17: each line holds its inputs, their sources and its result', () => {
  const [end, , legal] = traceOf(yearlyTacit(), '2026-06-01')
  expect(end).toEqual({
    rule: 'R1',
    code: 'TERM_END_MONTHS',
    subject: 'end',
    inputs: {
      start: {
        kind: 'day',
        value: '2026-01-01',
        source: { kind: 'field', field: 'effectiveDate' },
      },
      count: { kind: 'number', value: 12, source: { kind: 'field', field: 'duration' } },
    },
    result: { kind: 'day', value: '2026-12-31' },
  })
  expect(legal?.inputs['end']?.source).toEqual({ kind: 'computed' })
  expect(legal?.inputs['count']?.source).toEqual({ kind: 'field', field: 'notice' })
})

test('R17: a value read in a file names its page and span, a setting its company', () => {
  const terms = yearlyTacit({
    sources: { notice: { kind: 'extract', fileName: 'bail.pdf', page: 4, from: 120, to: 188 } },
  })
  const lines = traceOf(terms, '2026-09-15')
  const legal = lines.find(({ code }) => code === 'NOTICE_MONTHS_LEGAL')
  expect(legal && traceSources(legal)).toEqual([
    {
      input: 'count',
      key: 'deadlines.source.extract',
      params: { fileName: 'bail.pdf', page: 4 },
      fieldKey: 'deadlines.field.notice',
    },
  ])
  const window = lines.find(({ code }) => code === 'PHASE_NOTICE_WINDOW')
  expect(window && traceSources(window).map(({ key, fieldKey }) => [key, fieldKey])).toEqual([
    ['deadlines.source.today', null],
    ['deadlines.source.company', 'deadlines.field.noticeWindowDays'],
  ])
})

test('R17: what an amendment changed names it and its day', () => {
  const value = { unit: 'months', count: 2 } as const
  const terms = yearlyTacit({ amendments: [amendmentOf({ field: 'notice', value }, '2026-05-01')] })
  const legal = traceOf(terms, '2026-06-01').find(({ code }) => code === 'NOTICE_MONTHS_LEGAL')
  expect(legal && traceSources(legal)).toEqual([
    {
      input: 'count',
      key: 'deadlines.source.amendment',
      params: { reference: 'A1', signedOn: '01/05/2026' },
      fieldKey: 'deadlines.field.notice',
    },
  ])
})

test('R17: what the law imposes names its article', () => {
  const lines = traceOf(
    yearlyTacit({
      notice: null,
      regime: { kind: 'commercialLease', excludesTriennialExit: false },
    }),
    '2026-03-01',
  )
  const legal = lines.find(({ code }) => code === 'NOTICE_MONTHS_LEGAL')
  expect(legal?.inputs['count']?.source).toEqual({
    kind: 'law',
    reference: 'C. com. L145-9',
    since: null,
  })
})

test('R17: a law whose figures have a known first day names it', () => {
  const terms = yearlyTacit({ regime: { kind: 'consumer', informedOn: null } })
  const line = traceOf(terms, '2026-03-01').find(({ code }) => code === 'CONSUMER_INFORM')
  expect(line && traceSources(line)).toEqual([
    {
      input: 'law',
      key: 'deadlines.source.lawSince',
      params: { reference: 'C. conso. L215-1', since: '01/07/2016' },
      fieldKey: null,
    },
  ])
})

test('a line becomes a key and parameters, its days written DD/MM/YYYY', () => {
  const [end] = traceOf(yearlyTacit(), '2026-06-01')
  expect(end && traceSentence(end)).toEqual({
    key: 'deadlines.trace.TERM_END_MONTHS',
    params: { start: '01/01/2026', count: 12, result: '31/12/2026' },
  })
})

test('a warning becomes a key and parameters', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-10-05')] })
  const [late] = computeDeadlines(terms, day('2026-11-20')).warnings
  expect(late && warningSentence(late)).toEqual({
    key: 'deadlines.warning.NOTICE_LATE',
    params: { counted: '05/10/2026', limit: '30/09/2026', effect: '31/12/2027' },
  })
})

test('explains a renewed term from its anchor, with the months cumulated', () => {
  const [line] = traceOf(yearlyTacit(), '2028-06-01')
  expect(line && traceSentence(line)).toEqual({
    key: 'deadlines.trace.TERM_RENEWED_MONTHS',
    params: { term: 3, anchor: '01/01/2026', count: 36, result: '31/12/2028' },
  })
})

test('every rule of the page has a sentence', () => {
  const rules = new Set(Object.values(TRACE_CODES).map(({ rule }) => rule))
  // R17 is the result itself.
  const expected = [...Array.from({ length: 17 }, (_, index) => `R${index}`), 'R18']
  expect([...rules].sort()).toEqual(expected.sort())
})
