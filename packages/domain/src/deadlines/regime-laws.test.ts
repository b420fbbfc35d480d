import { afterEach, expect, test } from 'vitest'
import { dayFromIso } from '../calendar/iso-day.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { figuresOn, REGIME_LAWS } from './regime-laws.ts'
import type { LawVersion, RegimeLaw } from './regime-laws.ts'
import { day, insuredYear, nineYearLease, yearlyTacit } from './testing/sample-lifecycle.ts'

const LAWS: readonly RegimeLaw<unknown>[] = Object.values(REGIME_LAWS)

const madeUp: (() => void)[] = []
afterEach(() => {
  for (const takeAway of madeUp.splice(0)) takeAway()
})

/** As if the law had changed its figures on a day. */
function changed<Figures>(law: RegimeLaw<Figures>, inForceFrom: string, figures: Figures): void {
  const versions = law.versions as unknown as LawVersion<Figures>[]
  versions.push({ inForceFrom, inForceUntil: null, figures, note: null })
  madeUp.push(() => versions.pop())
}

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))

test('the version in force on a day is read, the first one before all', () => {
  const law: RegimeLaw<string> = {
    regime: 'consumer',
    article: 'C. invented L1-1',
    readOn: 'legalLimit',
    versions: [
      { inForceFrom: '2010-01-01', inForceUntil: '2029-12-31', figures: 'old', note: null },
      { inForceFrom: '2030-01-01', inForceUntil: null, figures: 'new', note: null },
    ],
  }
  expect(
    ['2009-12-31', '2010-01-01', '2029-12-31'].map((each) => figuresOn(law, day(each))),
  ).toEqual(['old', 'old', 'old'])
  expect(figuresOn(law, day('2030-01-01'))).toBe('new')
})

test('a lease needs the notice of the law in force at its end', () => {
  changed(REGIME_LAWS.leaseNotice, '2027-02-14', { noticeMonths: 9, alignment: 'monthEnd' })
  expect(on(nineYearLease(), '2026-03-01').legalLimit).toBe('2026-05-14')
  const before = nineYearLease({ effectiveDate: '2018-02-14' })
  expect(on(before, '2026-03-01').legalLimit).toBe('2026-08-13')
  const kept = nineYearLease({ notice: { unit: 'calendarDays', count: 200 } })
  expect(on(kept, '2026-03-01').legalLimit).toBe('2026-05-14')
  const open = nineYearLease({
    notices: [
      {
        id: 'n',
        kind: 'nonRenewal',
        sentOn: null,
        presentedOn: null,
        receivedOn: '2027-04-01',
        cancelledOn: null,
      },
    ],
  })
  expect(on(open, '2027-05-01').finalEnd).toBe('2028-01-31')
  const [source] = on(nineYearLease(), '2026-03-01').trace.flatMap(({ code, inputs }) =>
    code === 'NOTICE_MONTHS_LEGAL' ? [inputs['count']?.source] : [],
  )
  expect(source).toEqual({ kind: 'law', reference: 'C. com. L145-9', since: '2027-02-14' })
})

test('a tenant leaves by the law in force when the lease took effect', () => {
  changed(REGIME_LAWS.leaseExit, '2018-02-15', { periodMonths: 48, noticeMonths: 3 })
  expect(on(nineYearLease(), '2018-03-01').earlyExits.map((exit) => exit.exitOn)).toEqual([
    '2022-02-14',
    '2026-02-14',
  ])
  expect(on(nineYearLease(), '2018-03-01').earlyExits[0]?.legalLimit).toBe('2021-11-14')
  const before = nineYearLease({ effectiveDate: '2018-02-14' })
  expect(on(before, '2018-03-01').earlyExits[0]).toMatchObject({
    exitOn: '2021-02-13',
    legalLimit: '2020-08-13',
  })
})

test('an insurance needs the notice of the law in force at its échéance', () => {
  changed(REGIME_LAWS.insuranceNotice, '2027-01-01', {
    noticeMonths: 1,
    noticeCountsWhen: 'received',
  })
  expect(on(insuredYear(null), '2026-06-01').terms.map(({ legalLimit }) => legalLimit)).toEqual([
    '2026-10-31',
    '2027-11-30',
    '2028-11-30',
    '2029-11-30',
  ])
})

test('a reminder is judged by the law in force when it was posted', () => {
  changed(REGIME_LAWS.insuranceReminder, '2026-10-20', { leastDaysBefore: 5, daysToAct: 40 })
  const until = (posted: string) => on(insuredYear(posted), '2026-06-01').regime
  expect(until('2026-10-19')).toMatchObject({ privatePersonUntil: '2026-11-08' })
  expect(until('2026-10-20')).toMatchObject({ privatePersonUntil: null })
  expect(until('2026-10-27')).toMatchObject({ privatePersonUntil: '2026-12-06' })
})

test('a consumer is informed by the law in force on the limit', () => {
  const consumer = yearlyTacit({ regime: { kind: 'consumer', informedOn: null } })
  changed(REGIME_LAWS.consumerInformation, '2026-10-01', { earliestMonths: 6, latestMonths: 2 })
  expect(on(consumer, '2026-03-01').regime).toMatchObject({
    informFrom: '2026-06-30',
    informUntil: '2026-08-30',
  })
  expect(on(consumer, '2027-03-01').regime).toMatchObject({
    informFrom: '2027-03-30',
    informUntil: '2027-07-30',
  })
})

test('versions follow each other without a gap, the last without an end, and say what is not known', () => {
  for (const { versions } of LAWS) {
    for (const [place, { inForceFrom, inForceUntil, note }] of versions.entries()) {
      const next = versions[place + 1]
      const eve = next?.inForceFrom && dayFromIso(next.inForceFrom).subtract({ days: 1 }).toString()
      expect(inForceUntil).toBe(eve ?? null)
      expect(inForceFrom !== null || (place === 0 && note !== null)).toBe(true)
    }
  }
})

/** LEASE_LAW, INSURANCE_LAW, CONSUMER_INFORM, EXIT_TRIENNIAL, LAW_REPLACES_NOTICE: a new figure needs new words. */
test('the sentences say the figures in words: those of every version', () => {
  expect(
    LAWS.map(({ article, versions }) => [article, versions.map(({ figures }) => figures)]),
  ).toEqual([
    ['C. com. L145-9', [{ noticeMonths: 6, alignment: 'quarterEnd' }]],
    ['C. com. L145-4', [{ periodMonths: 36, noticeMonths: 6 }]],
    ['C. assur. L113-12', [{ noticeMonths: 2, noticeCountsWhen: 'sent' }]],
    ['C. assur. L113-15-1', [{ leastDaysBefore: 15, daysToAct: 20 }]],
    ['C. conso. L215-1', [{ earliestMonths: 3, latestMonths: 1 }]],
  ])
})
