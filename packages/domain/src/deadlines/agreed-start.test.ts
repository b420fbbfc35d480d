import { describe, expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { Amendment } from './amendment.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import {
  amendmentOf,
  day,
  fixedYear,
  nineYearLease,
  openEnded,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

const startingOn = (value: string, signedOn: string, effectiveOn = signedOn) =>
  amendmentOf({ field: 'effectiveDate', value }, signedOn, effectiveOn)

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const codes = ({ warnings }: ReturnType<typeof on>) => warnings.map(({ code }) => code)

describe('an amendment of the date of effect', () => {
  test('postpones the end, the limits and the renewals, which are counted from it', () => {
    const terms = yearlyTacit({ amendments: [startingOn('2026-03-15', '2025-12-20')] })
    expect(on(terms, '2026-02-01')).toMatchObject({
      phase: 'NOT_STARTED',
      endDate: '2027-03-14',
      legalLimit: '2026-12-14',
    })
    expect(on(terms, '2027-04-01')).toMatchObject({
      endDate: '2028-03-14',
      term: { number: 2 },
    })
  })

  test('advances them, and names its document', () => {
    const terms = yearlyTacit({ amendments: [startingOn('2025-11-01', '2026-02-01')] })
    const { endDate, prudentLimit, trace } = on(terms, '2026-03-01')
    expect([endDate, prudentLimit]).toEqual(['2026-10-31', '2026-07-31'])
    const [line] = trace.filter(({ code }) => code === 'AMENDMENT_START')
    expect(line).toMatchObject({ rule: 'R13', result: { value: '2025-11-01' } })
    const counted = trace.find(({ code }) => code === 'TERM_END_MONTHS')
    expect(counted?.inputs['start']?.source).toMatchObject({ kind: 'amendment', reference: 'A1' })
  })

  test('leaves an end on a day where it is', () => {
    const until = { kind: 'until', day: '2026-12-31', meaning: 'lastDayInForce' } as const
    const terms = fixedYear({
      duration: until,
      amendments: [startingOn('2026-02-01', '2025-12-20')],
    })
    expect(on(terms, '2026-01-15')).toMatchObject({ phase: 'NOT_STARTED', endDate: '2026-12-31' })
  })

  test('moves the exits of a lease, and the anniversary of a contract without end', () => {
    const lease = nineYearLease({ amendments: [startingOn('2018-07-01', '2018-03-01')] })
    expect(on(lease, '2019-01-01').earlyExits[0]).toMatchObject({ exitOn: '2021-06-30' })
    const open = openEnded({
      indeterminateAlignment: 'anniversary',
      amendments: [startingOn('2026-03-01', '2026-01-10')],
      notices: [
        {
          id: 'n',
          kind: 'nonRenewal',
          sentOn: null,
          presentedOn: null,
          receivedOn: '2026-06-01',
          cancelledOn: null,
        },
      ],
    })
    expect(on(open, '2026-07-01').finalEnd).toBe('2027-02-28')
  })
})

describe('comes too late once the first term is over', () => {
  test.each<[what: string, amendment: Amendment]>([
    ['signed after it', startingOn('2026-03-01', '2027-01-01')],
    ['in effect after it', startingOn('2026-03-01', '2026-12-01', '2027-01-01')],
  ])('%s', (_, amendment) => {
    const deadlines = on(yearlyTacit({ amendments: [amendment] }), '2027-02-01')
    expect(deadlines.endDate).toBe('2027-12-31')
    expect(codes(deadlines)).toContain('AMENDMENT_START_UNMOVED')
  })

  test('but not on its last day, nor when it has been prolonged before', () => {
    const last = yearlyTacit({ amendments: [startingOn('2026-03-01', '2026-12-31')] })
    expect(on(last, '2026-12-31').endDate).toBe('2027-02-28')
    const longer = {
      ...amendmentOf({ field: 'endDate', value: '2027-06-30' }, '2026-10-01'),
      id: 'a0',
    }
    const prolonged = fixedYear({ amendments: [longer, startingOn('2026-02-01', '2027-05-01')] })
    expect(codes(on(prolonged, '2027-05-02'))).not.toContain('AMENDMENT_START_UNMOVED')
  })
})

test('a start after the end that is stated moves nothing, unless its amendment moves the end too', () => {
  const until = { kind: 'until', day: '2026-12-31', meaning: 'lastDayInForce' } as const
  const start = startingOn('2027-02-01', '2026-01-10')
  const alone = on(fixedYear({ duration: until, amendments: [start] }), '2026-02-01')
  expect([alone.phase, alone.endDate]).toEqual(['RUNNING', '2026-12-31'])
  expect(codes(alone)).toContain('AMENDMENT_START_UNMOVED')
  const both = { ...start, patches: [...start.patches, { field: 'endDate', value: '2028-01-31' }] }
  const moved = on(fixedYear({ duration: until, amendments: [both as Amendment] }), '2026-02-01')
  expect([moved.phase, moved.endDate]).toEqual(['NOT_STARTED', '2028-01-31'])
})
