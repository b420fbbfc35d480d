import { expect, test } from 'vitest'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RegisteredNotice } from './registered-notice.ts'
import { day, noticeOn, terminationOn, yearlyTacit } from './testing/sample-lifecycle.ts'

const on = (terms: LifecycleTerms, today: string) => computeDeadlines(terms, day(today))
const WITHOUT_DAY = { sentOn: null, presentedOn: null, receivedOn: null }

function isDayAskedFor(notice: RegisteredNotice): boolean {
  const { warnings } = on(yearlyTacit({ notices: [notice] }), '2026-06-01')
  return warnings.some(({ code }) => code === 'NOTICE_DAY_UNKNOWN')
}

test.each<[string, RegisteredNotice, boolean]>([
  ['without a day', { ...noticeOn(''), ...WITHOUT_DAY }, true],
  ['received', noticeOn('2026-05-04'), false],
  ['presented only', { ...noticeOn(''), ...WITHOUT_DAY, presentedOn: '2026-05-04' }, false],
  ['sent only', { ...noticeOn(''), ...WITHOUT_DAY, sentOn: '2026-05-04' }, false],
  ['cancelled', { ...noticeOn(''), ...WITHOUT_DAY, cancelledOn: '2026-05-20' }, false],
  ['by agreement', { ...terminationOn('2026-08-31'), ...WITHOUT_DAY }, false],
])('requires the day of a notice %s: %s', (_, notice, isAsked) => {
  expect(isDayAskedFor(notice)).toBe(isAsked)
})

test.each<[string, Partial<RegisteredNotice>, string | null]>([
  ['receipt', { sentOn: '2026-05-02', presentedOn: '2026-05-03' }, '2026-05-01'],
  ['receipt alone', {}, '2026-05-01'],
  [
    'presentation',
    { ...WITHOUT_DAY, sentOn: '2026-05-02', presentedOn: '2026-05-03' },
    '2026-05-03',
  ],
  ['sending', { ...WITHOUT_DAY, sentOn: '2026-05-02' }, '2026-05-02'],
  ['nothing', WITHOUT_DAY, null],
])('dates a termination by its %s, and assumes nothing', (_, days, countedOn) => {
  const notice = { ...terminationOn('2026-08-31'), ...days } as RegisteredNotice
  const { notice: verdict, warnings } = on(yearlyTacit({ notices: [notice] }), '2026-06-01')
  expect(verdict).toEqual({
    noticeId: 'notice-1',
    kind: 'termination',
    countedOn,
    status: 'inTime',
    effect: '2026-08-31',
  })
  expect(warnings).toEqual([])
})
