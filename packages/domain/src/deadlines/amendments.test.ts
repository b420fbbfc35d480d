import { describe, expect, test } from 'vitest'
import type { Amendment, AmendmentPatch } from './amendment.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { day, fixedYear, noticeOn, openEnded, yearlyTacit } from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const codes = (terms: LifecycleTerms, today: string) =>
  on(terms, today).warnings.map(({ code }) => code)

function amendment(signedOn: string, effectiveOn: string, ...patches: AmendmentPatch[]): Amendment {
  return { id: `a-${signedOn}`, reference: `A ${signedOn}`, signedOn, effectiveOn, patches }
}

test('R13: signed in time it moves the end, and later terms start after it', () => {
  const terms = yearlyTacit({
    amendments: [amendment('2026-05-01', '2026-05-01', { field: 'endDate', value: '2027-03-31' })],
  })
  const { terms: reached, endDate, legalLimit } = on(terms, '2026-06-01')
  expect([endDate, legalLimit]).toEqual(['2027-03-31', '2026-12-31'])
  expect(reached.map(({ end }) => end)).toEqual([
    '2027-03-31',
    '2028-03-31',
    '2029-03-31',
    '2030-03-31',
  ])
})

test('R13: signed before E but in effect after it, it extends a contract that would end', () => {
  const terms = fixedYear({
    amendments: [amendment('2026-12-20', '2027-01-01', { field: 'endDate', value: '2027-12-31' })],
  })
  expect(on(terms, '2027-05-01')).toMatchObject({ phase: 'RUNNING', endDate: '2027-12-31' })
  expect(codes(terms, '2027-05-01')).toEqual([])
})

test('R13: signed on E itself it still extends, the day after it does not', () => {
  const extended = (signedOn: string) =>
    fixedYear({
      amendments: [amendment(signedOn, signedOn, { field: 'endDate', value: '2027-12-31' })],
    })
  expect(on(extended('2026-12-31'), '2027-02-01').endDate).toBe('2027-12-31')
  const late = on(extended('2027-01-01'), '2027-02-01')
  expect(late).toMatchObject({ phase: 'ENDED', endDate: '2026-12-31' })
  expect(late.warnings.map(({ code }) => code)).toEqual(['AMENDMENT_AFTER_EXPIRY'])
  expect(late.trace.map(({ code }) => code)).toContain('AMENDMENT_TOO_LATE')
})

test('R13: amendments follow each other, each reaching the end set by the one before', () => {
  const terms = fixedYear({
    amendments: [
      amendment('2027-06-01', '2027-06-01', { field: 'endDate', value: '2028-12-31' }),
      amendment('2026-06-01', '2026-06-01', { field: 'endDate', value: '2027-12-31' }),
    ],
  })
  expect(on(terms, '2028-06-01')).toMatchObject({ phase: 'RUNNING', endDate: '2028-12-31' })
})

test('R13: of two amendments to one condition the later one in effect holds', () => {
  const months = (count: number) => ({ field: 'notice', value: { unit: 'months', count } }) as const
  const terms = yearlyTacit({
    amendments: [
      amendment('2026-03-01', '2026-03-01', months(2)),
      amendment('2026-02-01', '2026-02-01', months(6)),
    ],
  })
  expect(on(terms, '2026-04-01').legalLimit).toBe('2026-10-31')
})

test('R13: a new duration runs from the start of the term in force', () => {
  const duration = { kind: 'span', count: 18, unit: 'months' } as const
  const terms = yearlyTacit({
    amendments: [amendment('2027-03-01', '2027-03-01', { field: 'duration', value: duration })],
  })
  expect(on(terms, '2027-04-01').endDate).toBe('2028-06-30')
})

test('R13: a contract can become indeterminate, and an indeterminate one be given an end', () => {
  const opened = fixedYear({
    amendments: [
      amendment('2026-05-01', '2026-05-01', { field: 'duration', value: { kind: 'indefinite' } }),
    ],
  })
  expect(on(opened, '2030-01-01').phase).toBe('INDETERMINATE')
  const closed = fixedYear({
    duration: { kind: 'indefinite' },
    amendments: [amendment('2028-05-01', '2028-05-01', { field: 'endDate', value: '2029-04-30' })],
  })
  expect(on(closed, '2028-06-01')).toMatchObject({ phase: 'RUNNING', endDate: '2029-04-30' })
})

test('R13: changed conditions hold for the terms that end after they take effect', () => {
  const notice = { unit: 'months', count: 6 } as const
  const terms = yearlyTacit({
    amendments: [amendment('2026-11-01', '2027-01-01', { field: 'notice', value: notice })],
  })
  const { terms: reached } = on(terms, '2026-12-01')
  expect(reached.map(({ legalLimit }) => legalLimit).slice(0, 2)).toEqual([
    '2026-09-30',
    '2027-06-30',
  ])
  const [line] = on(terms, '2027-02-01').trace.filter(({ code }) => code === 'NOTICE_MONTHS_LEGAL')
  expect(line?.inputs['count']).toEqual({
    kind: 'number',
    value: 6,
    source: {
      kind: 'amendment',
      field: 'notice',
      id: 'a-2026-11-01',
      reference: 'A 2026-11-01',
      signedOn: '2026-11-01',
    },
  })
})

test('R13: an end before the term is left out, with a warning', () => {
  const terms = yearlyTacit({
    amendments: [amendment('2027-02-01', '2027-02-01', { field: 'endDate', value: '2026-06-30' })],
  })
  expect(on(terms, '2027-03-01').endDate).toBe('2027-12-31')
  expect(codes(terms, '2027-03-01')).toEqual(['AMENDMENT_END_BEFORE_TERM'])
})

test('R13: an open contract already ended by notice cannot be given a later end', () => {
  const terms = fixedYear({
    duration: { kind: 'indefinite' },
    notice: { unit: 'months', count: 1 },
    notices: [noticeOn('2028-01-10')],
    amendments: [amendment('2028-05-01', '2028-05-01', { field: 'endDate', value: '2029-04-30' })],
  })
  expect(on(terms, '2028-06-01')).toMatchObject({ phase: 'ENDED', endDate: '2028-02-10' })
  expect(codes(terms, '2028-06-01')).toContain('AMENDMENT_AFTER_EXPIRY')
})

describe('R13: an amendment said to take effect after the end', () => {
  const shortening = amendment('2026-12-20', '2027-02-01', {
    field: 'duration',
    value: { kind: 'span', count: 3, unit: 'months' },
  })

  test('does not shorten the term before it, and says that it is ignored', () => {
    const terms = fixedYear({ amendments: [shortening] })
    expect(on(terms, '2027-01-15')).toMatchObject({ endDate: '2026-12-31', phase: 'ENDED' })
    expect(codes(terms, '2027-01-15')).toEqual(['AMENDMENT_END_BEFORE_TERM'])
  })

  test('does not shorten it either once a later one has extended the contract', () => {
    const longer = amendment('2026-12-21', '2027-03-01', { field: 'endDate', value: '2027-12-31' })
    expect(on(fixedYear({ amendments: [shortening, longer] }), '2027-01-15')).toMatchObject({
      endDate: '2027-12-31',
    })
  })
})

test('R13: a contract under notice can be extended until its notice has run out', () => {
  const extended = (signedOn: string) =>
    openEnded({
      notices: [noticeOn('2026-06-01')],
      amendments: [amendment(signedOn, signedOn, { field: 'endDate', value: '2027-12-31' })],
    })
  expect(on(extended('2026-07-01'), '2026-10-01').finalEnd).toBe('2027-12-31')
  expect(on(extended('2026-07-02'), '2026-10-01').finalEnd).toBe('2026-07-01')
})

test('R2: an amended duration of a later term adds to the anchor, and does not drift', () => {
  const monthly = yearlyTacit({
    effectiveDate: '2027-01-31',
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: { count: 1, unit: 'months' },
    notice: null,
  })
  const amended = amendment('2027-03-10', '2027-03-10', {
    field: 'duration',
    value: { kind: 'span', count: 3, unit: 'months' },
  })
  expect(on({ ...monthly, amendments: [amended] }, '2027-03-15').endDate).toBe('2027-05-30')
})

test('R8, R13: another sending mode keeps its time from the term in which it takes effect', () => {
  const letter = amendment('2026-06-01', '2027-02-01', {
    field: 'sendingMode',
    value: 'registeredLetter',
  })
  const terms = yearlyTacit({ amendments: [letter] })
  // By e-mail until 30 September 2026; by registered letter five working days earlier a year later.
  expect(on(terms, '2026-06-02').sendBy).toBe('2026-09-30')
  expect(on(terms, '2027-03-01').sendBy).toBe('2027-09-23')
  const line = on(terms, '2027-03-01').trace.find(({ code }) => code === 'SEND_BY_WITH_DELIVERY')
  expect(line?.inputs['sendingMode']?.source).toMatchObject({
    kind: 'amendment',
    reference: 'A 2026-06-01',
  })
})
