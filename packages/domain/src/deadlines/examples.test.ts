import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { isWithinDays } from '../calendar/compare-days.ts'
import { workingCalendar } from '../calendar/working-days.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import worked from './examples.json' with { type: 'json' }
import { endAfterNotification } from './indeterminate-end.ts'
import { lifecycleTerms } from './lifecycle-terms.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { noticeLimits } from './notice-limits.ts'
import type { NoticeUnit } from './notice-period.ts'

/** One worked example; a key of `expected` that no measure knows fails, being undefined. */
interface Example {
  id: string
  given: Record<string, unknown>
  expected: Record<string, unknown>
}

const examples = worked.examples as Example[]
const france = workingCalendar('france')

test.each(examples)('worked example $id', (example) => {
  const measured = measure(example)
  expect(measured).toEqual(example.expected)
})

function measure(example: Example): Record<string, unknown> {
  const measuring = MEASURES[example.id] ?? measureTerms
  return measuring(example)
}

/** The examples that are not a plain contract with its limits. */
const MEASURES: Record<string, (example: Example) => Record<string, unknown>> = {
  V9a: measureEnds,
  V11: ({ given }) => ({
    calendar: dayLimit(given, 'calendarDays'),
    francs: dayLimit(given, 'clearDays'),
  }),
  V12: ({ given }) => ({
    calendar: dayLimit(given, 'calendarDays'),
    ouvrables: dayLimit(given, 'workingDays'),
    ouvres: dayLimit(given, 'businessDays'),
  }),
  V17: measureEnds,
  V19: (example) => {
    const deadlines = computeDeadlines(termsOf(example.given), day('2026-07-20'))
    const { indeterminateSince, durationCode, phase } = deadlines
    return { since: indeterminateSince, durationCode, phase }
  },
  V20: ({ given }) => ({
    exact: endsAfter(given, 'exactDay'),
    endOfMonth: endsAfter(given, 'monthEnd'),
  }),
  V22: ({ given }) => ({
    end: (given['notified'] as string[]).map((notified) => leaseEnd(notified)),
  }),
  V23: ({ given }) => {
    const terms = { ...termsOf(given), regime: { kind: 'consumer', informedOn: null } as const }
    const { legalLimit, regime } = computeDeadlines(terms, day('2026-06-01'))
    if (regime?.kind !== 'consumer') throw new Error('not the consumer regime')
    return { limit: legalLimit, informFrom: regime.informFrom, informUntil: regime.informUntil }
  },
  V24: ({ given }) => {
    const terms = lifecycleTerms({
      duration: { kind: 'until', day: String(given['R']), meaning: 'firstDayAfter' },
      renewalType: 'tacit',
      renewalDuration: { count: 1, unit: 'years' },
      regime: {
        kind: 'insurance',
        privatePerson: true,
        reminderPostedOn: String(given['reminderPosted']),
      },
    })
    const { endDate, legalLimit, regime } = computeDeadlines(terms, day('2026-09-01'))
    if (regime?.kind !== 'insurance') throw new Error('not the insurance regime')
    return { E: endDate, limit: legalLimit, privatePersonUntil: regime.privatePersonUntil }
  },
  V26: ({ given }) => {
    const amendment = given['amendment'] as { signed: string; E: string }
    const terms = lifecycleTerms({
      duration: { kind: 'until', day: String(given['E']), meaning: 'lastDayInForce' },
      amendments: [
        {
          id: 'a1',
          reference: 'A1',
          signedOn: amendment.signed,
          effectiveOn: amendment.signed,
          patches: [{ field: 'endDate', value: amendment.E }],
        },
      ],
    })
    const { warnings, endDate } = computeDeadlines(terms, day('2026-02-01'))
    return { warning: warnings.map(({ code }) => code).join(), E: endDate }
  },
  V27: ({ given }) => {
    const like = examples.find(({ id }) => id === given['like'])
    if (like === undefined) throw new Error('the example it refers to is missing')
    const received = String(given['notice'])
    const terms: LifecycleTerms = {
      ...termsOf(like.given),
      notices: [
        {
          id: 'n1',
          kind: 'nonRenewal',
          sentOn: null,
          presentedOn: null,
          receivedOn: received,
          cancelledOn: null,
        },
      ],
    }
    const { notice, phase } = computeDeadlines(terms, day(String(given['today'])))
    return { noticeStatus: notice?.status, effect: notice?.effect, phase }
  },
  V30: ({ given }) => {
    const today = day(String(given['today']))
    const last = (days: number) => today.add({ days })
    expect(isWithinDays(last(90), today, 90)).toBe(true)
    expect(isWithinDays(last(91), today, 90)).toBe(false)
    expect(isWithinDays(last(-1), today, 90)).toBe(false)
    expect(isWithinDays(today, today, 30)).toBe(true)
    return {
      in30: last(30).toString(),
      in60: last(60).toString(),
      in90: last(90).toString(),
      out90: last(91).toString(),
    }
  },
}

/** A contract with its end, limits and next term; only what the example expects is returned. */
function measureTerms({ given, expected }: Example): Record<string, unknown> {
  const terms = termsOf(given)
  const today = day('1990-01-01')
  const deadlines = computeDeadlines(terms, today)
  const [first, second] = deadlines.terms
  const byLetter = computeDeadlines({ ...terms, sendingMode: 'registeredLetter' }, today)
  const all: Record<string, unknown> = {
    E: deadlines.endDate,
    legal: deadlines.legalLimit,
    prudent: deadlines.prudentLimit,
    sendBy: deadlines.sendBy,
    sendByRegisteredLetter: byLetter.sendBy,
    nextE: second?.end,
    nextLegal: second?.legalLimit,
  }
  expect(first?.end).toBe(deadlines.endDate)
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]))
}

function measureEnds({ given, expected }: Example): Record<string, unknown> {
  const { terms, warnings } = computeDeadlines(termsOf(given), day(String(given['effective'])))
  const ends = expected['ends'] as string[]
  const all: Record<string, unknown> = {
    ends: terms.slice(0, ends.length).map(({ end }) => end),
    limits: terms.map(({ legalLimit }) => legalLimit),
    warning: warnings.map(({ code }) => code).join(),
  }
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]))
}

function termsOf(given: Record<string, unknown>): LifecycleTerms {
  const { effective, months, E, renewMonths, noticeMonths, maxRenewals, performed } = given
  return lifecycleTerms({
    effectiveDate: typeof effective === 'string' ? effective : null,
    duration:
      typeof E === 'string'
        ? { kind: 'until', day: E, meaning: 'lastDayInForce' }
        : { kind: 'span', count: Number(months), unit: 'months' },
    renewalType: 'tacit',
    renewalDuration:
      renewMonths === null ? null : { count: Number(renewMonths ?? 12), unit: 'months' },
    maxRenewals: typeof maxRenewals === 'number' ? maxRenewals : null,
    notice: typeof noticeMonths === 'number' ? { unit: 'months', count: noticeMonths } : null,
    performedAfterEnd: performed === true,
  })
}

function dayLimit(given: Record<string, unknown>, unit: NoticeUnit): string {
  const count = Number(given['noticeDays'])
  const limits = noticeLimits(day(String(given['E'])), { unit, count }, france)
  expect(limits.prudent).toEqual(limits.legal)
  return limits.legal.toString()
}

function endsAfter(given: Record<string, unknown>, alignment: 'exactDay' | 'monthEnd'): string[] {
  const notice = { unit: 'months', count: Number(given['noticeMonths']) } as const
  return (given['notified'] as string[]).map((notified) =>
    endAfterNotification(day(notified), notice, alignment, null, france).toString(),
  )
}

/** The whole engine: a lease that ended in 2026 and continued, terminated by notice in 2027. */
function leaseEnd(notified: string): string | null {
  const terms = lifecycleTerms({
    effectiveDate: '2017-04-01',
    duration: { kind: 'span', count: 9, unit: 'years' },
    regime: { kind: 'commercialLease', excludesTriennialExit: false },
    notices: [
      {
        id: 'n1',
        kind: 'nonRenewal',
        sentOn: null,
        presentedOn: null,
        receivedOn: notified,
        cancelledOn: null,
      },
    ],
  })
  return computeDeadlines(terms, day('2027-04-15')).finalEnd
}

function day(iso: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(iso)
}
