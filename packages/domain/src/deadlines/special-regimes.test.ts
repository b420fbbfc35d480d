import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { NoticePeriod } from './notice-period.ts'
import { day, nineYearLease, noticeOn, yearlyTacit } from './testing/sample-lifecycle.ts'
import { regimeFor } from './special-regime.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const codes = (terms: LifecycleTerms, today: string) =>
  on(terms, today).warnings.map(({ code }) => code)

test('R16: no regime between professionals unless the contract type is special', () => {
  expect(regimeFor('ordinary', 'professional')).toBeNull()
  expect(regimeFor('ordinary', 'nonProfessional')?.kind).toBe('consumer')
  expect(regimeFor('ordinary', 'privatePerson')?.kind).toBe('consumer')
  expect(regimeFor('commercialLease', 'professional')?.kind).toBe('commercialLease')
  expect(regimeFor('insurance', 'privatePerson')).toMatchObject({ privatePerson: true })
  expect(regimeFor('insurance', 'professional')).toMatchObject({ privatePerson: false })
})

const consumer = (informedOn: string | null) =>
  yearlyTacit({ regime: { kind: 'consumer', informedOn } })

test('R16: a consumer informed within the window is informed', () => {
  // Limit 30 September: from 30 June to 30 August.
  expect(on(consumer('2026-06-30'), '2026-07-01').regime).toEqual({
    kind: 'consumer',
    informFrom: '2026-06-30',
    informUntil: '2026-08-30',
    isInformed: true,
  })
  expect(codes(consumer('2026-08-30'), '2026-09-15')).toEqual([])
})

test('R16: informed too early, too late or never, the consumer may leave later on', () => {
  for (const informedOn of ['2026-06-29', '2026-08-31', null]) {
    expect(codes(consumer(informedOn), '2026-08-31')).toEqual(['CONSUMER_NOT_INFORMED'])
  }
  expect(codes(consumer(null), '2026-08-30')).toEqual([])
})

const insurance = (privatePerson: boolean, reminderPostedOn: string | null) =>
  lifecycleTerms({
    duration: { kind: 'until', day: '2027-01-01', meaning: 'firstDayAfter' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    sendingMode: 'registeredLetter',
    regime: { kind: 'insurance', privatePerson, reminderPostedOn },
  })

test('R16: insurance counts two months and the postmark', () => {
  expect(on(insurance(false, null), '2026-09-01')).toMatchObject({
    endDate: '2026-12-31',
    legalLimit: '2026-10-31',
    // Five business days, from the 26th to the 30th, before Saturday the 31st.
    sendBy: '2026-10-23',
    regime: { kind: 'insurance', privatePersonUntil: null },
  })
  const own = { ...insurance(false, null), notice: { unit: 'months', count: 1 } as const }
  expect(on(own, '2026-09-01').legalLimit).toBe('2026-11-30')
})

test('R16: a late reminder gives a private person twenty days, and keeps the window open', () => {
  const late = insurance(true, '2026-10-20')
  expect(on(late, '2026-11-09').phase).toBe('NOTICE_WINDOW')
  expect(on(late, '2026-11-10').phase).toBe('RENEWAL_LOCKED')
  const posted = { ...late, notices: [{ ...noticeOn(''), receivedOn: null, sentOn: '2026-11-09' }] }
  expect(on(posted, '2026-11-12')).toMatchObject({
    phase: 'TERMINATING',
    notice: { status: 'withinTolerance', effect: '2026-12-31' },
  })
})

test('R16: a late reminder gives no more time to request a renewal', () => {
  const requested = { ...insurance(true, '2026-10-20'), renewalType: 'withNotice' as const }
  expect(on(requested, '2026-10-31').phase).toBe('NOTICE_WINDOW')
  expect(on(requested, '2026-11-01').phase).toBe('RUNNING')
})

test('R16: twenty days after a very late reminder may reach beyond the end', () => {
  const late = insurance(true, '2026-12-20')
  expect(on(late, '2026-12-28').regime).toMatchObject({ privatePersonUntil: '2027-01-09' })
  const posted = { ...late, notices: [{ ...noticeOn(''), receivedOn: null, sentOn: '2027-01-05' }] }
  expect(on(posted, '2027-01-06')).toMatchObject({ phase: 'ENDED', finalEnd: '2026-12-31' })
})

test('R16: a private person reminded in time is not warned', () => {
  expect(codes(insurance(true, '2026-10-16'), '2026-11-05')).toEqual([])
})

test('R16: a reminder of the previous term does not count, even within the fortnight', () => {
  const short = yearlyTacit({
    duration: { kind: 'span', count: 2, unit: 'months' },
    notice: null,
    regime: { kind: 'insurance', privatePerson: true, reminderPostedOn: '2025-12-25' },
  })
  expect(on(short, '2026-01-05')).toMatchObject({
    legalLimit: '2025-12-31',
    regime: { privatePersonUntil: null },
  })
})

test('R16: the reminder in time, or a professional insured, changes nothing', () => {
  expect(on(insurance(true, '2026-10-16'), '2026-11-05').phase).toBe('RENEWAL_LOCKED')
  expect(on(insurance(false, '2026-10-20'), '2026-11-05').phase).toBe('RENEWAL_LOCKED')
  // The reminder of this term does not count for the next one.
  expect(on(insurance(true, '2026-10-20'), '2027-11-05')).toMatchObject({
    legalLimit: '2027-10-31',
    regime: { privatePersonUntil: null },
  })
  expect(codes(insurance(true, null), '2026-11-05')).toEqual(['INSURANCE_REMINDER_MISSING'])
})

test('R16: a lease needs notice six months before its end, else it continues', () => {
  expect(on(nineYearLease(), '2026-05-01')).toMatchObject({
    endDate: '2027-02-14',
    legalLimit: '2026-08-14',
  })
  expect(on(nineYearLease({ notices: [noticeOn('2026-08-14')] }), '2026-09-01').finalEnd).toBe(
    '2027-02-14',
  )
  expect(on(nineYearLease(), '2027-02-15').phase).toBe('INDETERMINATE')
})

test('R16: a lease keeps its own longer notice, not a shorter one', () => {
  const limit = (count: number) =>
    on(nineYearLease({ notice: { unit: 'months', count } }), '2026-01-01').legalLimit
  expect(limit(9)).toBe('2026-05-14')
  expect(limit(3)).toBe('2026-08-14')
})

test.each<[NoticePeriod, string]>([
  [{ unit: 'weeks', count: 40 }, '2026-05-10'],
  [{ unit: 'calendarDays', count: 184 }, '2026-08-14'],
  [{ unit: 'calendarDays', count: 183 }, '2026-08-14'],
  [{ unit: 'clearDays', count: 184 }, '2026-08-13'],
  [{ unit: 'businessDays', count: 150 }, '2026-07-14'],
  [{ unit: 'businessDays', count: 131 }, '2026-08-14'],
  [{ unit: 'workingDays', count: 170 }, '2026-07-26'],
  [{ unit: 'workingDays', count: 157 }, '2026-08-14'],
])('R16: a lease keeps its own longer notice in any unit: %o', (notice, legalLimit) => {
  expect(on(nineYearLease({ notice }), '2026-01-01').legalLimit).toBe(legalLimit)
})

test.each<[NoticePeriod, string]>([
  [{ unit: 'months', count: 6 }, '6 notice'],
  [{ unit: 'months', count: 5 }, '6 C. com. L145-9'],
  [{ unit: 'monthsAndDays', months: 6, days: 10 }, '10 notice'],
  [{ unit: 'monthsAndDays', months: 5, days: 29 }, '6 C. com. L145-9'],
  [{ unit: 'weeks', count: 26 }, '6 C. com. L145-9'],
])('R16: a lease with a notice of %j counts %s', (notice, counted) => {
  const { trace } = on(nineYearLease({ notice }), '2026-01-01')
  const count = trace.find(({ code }) => /^NOTICE_.*LEGAL$/.test(code))?.inputs['count']
  const source = count?.source.kind === 'law' ? count.source.reference : 'notice'
  expect(`${count?.value} ${source}`).toBe(counted)
})

test('R16: a lease has its regime, without days of its own', () => {
  expect(on(nineYearLease(), '2026-05-01').regime).toEqual({ kind: 'commercialLease' })
})

test('R16: in tacit continuation a lease ends with a calendar quarter', () => {
  const denounced = nineYearLease({ notices: [noticeOn('2027-04-01')] })
  expect(on(denounced, '2027-05-01')).toMatchObject({
    phase: 'TERMINATING',
    finalEnd: '2027-12-31',
  })
})

test.each<[typed: Partial<LifecycleTerms>, warned: string[]]>([
  [
    { renewalType: 'tacit', renewalDuration: { count: 12, unit: 'months' } },
    ['LAW_REPLACES_RENEWAL'],
  ],
  [{ renewalType: 'none' }, ['LAW_REPLACES_RENEWAL']],
  [{ renewalType: 'tacit', maxRenewals: 1 }, ['LAW_REPLACES_RENEWAL']],
  [{ renewalType: 'tacit', notice: { unit: 'months', count: 3 } }, ['LAW_REPLACES_NOTICE']],
  [{ renewalType: 'tacit', notice: { unit: 'months', count: 9 } }, []],
  [{ renewalType: 'tacit' }, []],
])('R16: a lease typed with %j is said to be ruled otherwise: %j', (typed, warned) => {
  expect(codes(nineYearLease(typed), '2026-05-01')).toEqual(warned)
})
