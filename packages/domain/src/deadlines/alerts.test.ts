import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { alertsOf, dueAlerts } from './alerts.ts'
import type { DeadlineAlert } from './alerts.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { reconcileAlerts } from './reconcile-alerts.ts'
import type { RaisedAlert } from './reconcile-alerts.ts'
import {
  day,
  fixedYear,
  insuredYear,
  nineYearLease,
  noticeOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

// Many random contracts, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

function alertsOn(terms: LifecycleTerms, today: string): DeadlineAlert[] {
  return alertsOf('c1', computeDeadlines(terms, day(today)), terms)
}

const dueOn = (terms: LifecycleTerms, today: string) =>
  dueAlerts(alertsOn(terms, today), day(today)).map(({ key }) => key)

/** E = 14 January 2027, limit Saturday 14 November 2026, letter to be sent by Thursday the 5th. */
const byLetter = yearlyTacit({
  effectiveDate: '2026-01-15',
  notice: { unit: 'months', count: 2 },
  sendingMode: 'registeredLetter',
})

test.each([
  ['2026-10-14', []],
  ['2026-10-15', ['c1:noticeWindow:2026-11-14']],
  ['2026-11-04', ['c1:noticeWindow:2026-11-14']],
  ['2026-11-05', ['c1:sendBy:2026-11-05']],
  ['2026-11-13', ['c1:sendBy:2026-11-05']],
  ['2026-11-14', ['c1:noticeLimit:2026-11-14']],
  ['2026-11-15', ['c1:renewalCertain:2027-01-15']],
  ['2027-01-14', ['c1:renewalCertain:2027-01-15']],
  ['2027-01-15', ['c1:renewed:2027-01-15']],
  ['2027-02-13', ['c1:renewed:2027-01-15']],
  ['2027-02-14', []],
])('on %s the notice raises %j', (today, keys) => {
  expect(dueOn(byLetter, today)).toEqual(keys)
})

test.each([
  ['2026-10-01', []],
  ['2026-10-02', ['c1:endIn90:2026-12-31']],
  ['2026-10-31', ['c1:endIn90:2026-12-31']],
  ['2026-11-01', ['c1:endIn60:2026-12-31']],
  ['2026-12-01', ['c1:endIn30:2026-12-31']],
  ['2026-12-31', ['c1:endIn30:2026-12-31']],
  ['2027-01-01', ['c1:ended:2026-12-31']],
  ['2027-01-30', ['c1:ended:2026-12-31']],
  ['2027-01-31', []],
])('on %s a contract that ends with 2026 raises %j', (today, keys) => {
  expect(dueOn(fixedYear(), today)).toEqual(keys)
})

test('a consumer contract without renewal has nobody to inform', () => {
  const terms = fixedYear({ regime: { kind: 'consumer', informedOn: null } })
  expect(alertsOn(terms, '2026-06-01').map(({ kind }) => kind)).not.toContain('informConsumer')
})

test('a coming tacit renewal is not an end to announce', () => {
  expect(dueOn(yearlyTacit(), '2026-12-15')).toEqual(['c1:renewalCertain:2027-01-01'])
})

test('a renewal without stated notice is announced once it has happened', () => {
  const terms = yearlyTacit({ notice: null, noticeWindowDays: 10 })
  expect(dueOn(terms, '2026-12-31')).toEqual(['c1:noticeLimit:2026-12-31'])
  expect(dueOn(terms, '2027-01-01')).toEqual(['c1:renewed:2027-01-01'])
})

test('a renewal said to be certain less than a month before is not announced again', () => {
  const terms = yearlyTacit({ notice: { unit: 'calendarDays', count: 20 }, noticeWindowDays: 10 })
  expect(dueOn(terms, '2026-12-12')).toEqual(['c1:renewalCertain:2027-01-01'])
  expect(dueOn(terms, '2027-01-05')).toEqual([])
})

test('a contract that becomes indeterminate renews too', () => {
  const terms = yearlyTacit({ renewalDuration: null })
  expect(dueOn(terms, '2026-10-01')).toEqual(['c1:renewalCertain:2027-01-01'])
  expect(dueOn(terms, '2027-01-02')).toEqual(['c1:renewed:2027-01-01'])
})

test('one signed after its limit has a certain renewal', () => {
  const terms = yearlyTacit({ signatureDate: '2026-10-15' })
  expect(dueOn(terms, '2026-10-15')).toEqual(['c1:renewalCertain:2027-01-01'])
})

test('an insured person reminded late may still refuse, and the renewal is not certain before', () => {
  const late = insuredYear('2026-10-25')
  expect(dueOn(late, '2026-11-14')).toEqual([])
  expect(dueOn(late, '2026-11-15')).toEqual(['c1:renewalCertain:2027-01-01'])
})

test('once notice was given, the limit is silent and the end is announced', () => {
  const terms = yearlyTacit({ notices: [noticeOn('2026-09-05')] })
  expect(dueOn(terms, '2026-09-15')).toEqual([])
  expect(dueOn(terms, '2026-10-15')).toEqual(['c1:endIn90:2026-12-31'])
})

test('once the renewal is agreed, the limit of that term is silent', () => {
  const renewals = [{ id: 'r', kind: 'agreement', day: '2026-09-01', until: null } as const]
  expect(dueOn(yearlyTacit({ renewals }), '2026-09-15')).toEqual([])
})

test('a limit before the signature raises nothing', () => {
  const terms = yearlyTacit({ signatureDate: '2026-10-15' })
  expect(alertsOn(terms, '2026-10-15').map(({ target }) => target)).not.toContain('2026-09-30')
})

test('a limit to obtain a renewal says so', () => {
  const [alert] = alertsOn(yearlyTacit({ renewalType: 'withNotice' }), '2026-05-01')
  expect(alert).toMatchObject({ kind: 'noticeWindow', limitMeaning: 'obtainRenewal' })
})

test('a notice longer than the terms warns about the term that it can still reach', () => {
  const monthly = yearlyTacit({
    duration: { kind: 'span', count: 1, unit: 'months' },
    renewalDuration: { count: 1, unit: 'months' },
    noticeWindowDays: 10,
  })
  // In May, the end of August can be reached until the end of May.
  expect(dueOn(monthly, '2026-05-25')).toEqual([
    'c1:renewalCertain:2026-06-01',
    'c1:noticeWindow:2026-05-31',
  ])
  const nineMonths = { ...monthly, notice: { unit: 'months', count: 9 } as const }
  expect(dueOn(nineMonths, '2026-05-25')).toEqual([
    'c1:renewalCertain:2026-06-01',
    'c1:noticeWindow:2026-05-28',
  ])
})

test('a consumer has to be informed within the legal window', () => {
  const consumer = (informedOn: string | null) =>
    yearlyTacit({ noticeWindowDays: 1, regime: { kind: 'consumer', informedOn } })
  expect(dueOn(consumer(null), '2026-07-01')).toEqual(['c1:informConsumer:2026-08-30'])
  expect(dueOn(consumer('2026-06-30'), '2026-07-01')).toEqual([])
})

/** A daily job over the days `offsets`, storing what it raises and withdrawing what it must. */
function runJob(terms: (today: string) => LifecycleTerms, days: readonly string[]) {
  const stored = new Map<string, RaisedAlert>()
  const raised: string[] = []
  for (const today of days) {
    const alerts = alertsOn(terms(today), today)
    const changes = reconcileAlerts([...stored.values()], alerts, day(today))
    for (const { key, kind, target } of changes.raise) {
      raised.push(key)
      stored.set(key, { key, kind, target, state: 'open', raisedOn: today })
    }
    for (const { alert } of changes.withdraw)
      stored.set(alert.key, { ...alert, state: 'withdrawn' })
  }
  return { raised, stored }
}

test('R13: run every day of a year, each alert is raised once', () => {
  const year = Array.from({ length: 365 }, (_, index) => day('2026-01-15').add({ days: index }))
  const { raised } = runJob(
    () => byLetter,
    year.map((today) => today.toString()),
  )
  expect(raised).toEqual([
    'c1:noticeWindow:2026-11-14',
    'c1:sendBy:2026-11-05',
    'c1:noticeLimit:2026-11-14',
    'c1:renewalCertain:2027-01-15',
  ])
})

test('R13: over missed days nobody goes unwarned and nothing is repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 330 }), { maxLength: 25 }), (offsets) => {
      const days = [...offsets, 303, 303]
        .sort((a, b) => a - b)
        .map((offset) => day('2026-01-15').add({ days: offset }).toString())
      const { raised } = runJob(() => byLetter, days)
      expect(new Set(raised).size).toBe(raised.length)
      // Day 303 is the limit itself: whatever was missed before is raised then.
      expect(raised).toContain('c1:noticeLimit:2026-11-14')
    }),
  )
})

test('R13: a moved deadline withdraws the alert, and names its replacement', () => {
  const raised: RaisedAlert[] = [
    {
      key: 'c1:noticeWindow:2026-09-30',
      kind: 'noticeWindow',
      target: '2026-09-30',
      state: 'open',
      raisedOn: '2026-08-31',
    },
  ]
  const moved = yearlyTacit({ notice: { unit: 'months', count: 1 } })
  const { raise, withdraw } = reconcileAlerts(
    raised,
    alertsOn(moved, '2026-09-15'),
    day('2026-09-15'),
  )
  expect(raise).toEqual([])
  expect(withdraw).toEqual([
    { alert: raised[0], replacedBy: expect.objectContaining({ target: '2026-11-30' }) },
  ])
})

test('R13: a replacement is an alert of the same kind, or none', () => {
  const target = '2026-09-30'
  const replacedBy = (kind: RaisedAlert['kind']) => {
    const key = `c1:${kind}:${target}`
    const stored: RaisedAlert = { key, kind, target, state: 'open', raisedOn: '2026-08-31' }
    const moved = yearlyTacit({ notice: { unit: 'months', count: 1 } })
    const { withdraw } = reconcileAlerts([stored], alertsOn(moved, '2026-09-15'), day('2026-09-15'))
    return withdraw.map((each) => each.replacedBy?.kind ?? null)
  }
  expect(replacedBy('noticeLimit')).toEqual(['noticeLimit'])
  expect(replacedBy('noticeWindow')).toEqual(['noticeWindow'])
  expect(replacedBy('ended')).toEqual([null])
})

test('R13: one that was acted on is neither repeated nor withdrawn; a withdrawn one may come back', () => {
  const alert = (state: RaisedAlert['state']): RaisedAlert => {
    const raisedOn = '2026-08-31'
    return {
      key: 'c1:noticeWindow:2026-09-30',
      kind: 'noticeWindow',
      target: '2026-09-30',
      state,
      raisedOn,
    }
  }
  const today = day('2026-09-15')
  const same = alertsOn(yearlyTacit(), '2026-09-15')
  const moved = alertsOn(yearlyTacit({ notice: { unit: 'months', count: 1 } }), '2026-09-15')
  const unchanged = { raise: [], withdraw: [], stand: [] }
  expect(reconcileAlerts([alert('acted')], same, today)).toEqual(unchanged)
  expect(reconcileAlerts([alert('acted')], moved, today)).toEqual(unchanged)
  expect(reconcileAlerts([alert('open')], same, today)).toEqual({
    ...unchanged,
    stand: [{ alert: alert('open'), says: expect.objectContaining({ kind: 'noticeWindow' }) }],
  })
  expect(reconcileAlerts([alert('withdrawn')], same, today).raise).toHaveLength(1)
})

test('an early exit is alerted like a limit, each one once', () => {
  const lease = nineYearLease({ effectiveDate: '2024-07-01', signatureDate: '2024-06-01' })
  const alerts = alertsOf('c', computeDeadlines(lease, day('2026-06-01')), {
    noticeWindowDays: 30,
    signatureDate: '2024-06-01',
  })
  expect(
    alerts
      .filter(({ kind }) => kind.startsWith('exit'))
      .map(({ kind, target, from, until }) => [kind, target, from, until])
      .slice(0, 3),
  ).toEqual([
    ['exitWindow', '2026-12-30', '2026-11-30', '2026-12-21'],
    ['exitSendBy', '2026-12-22', '2026-12-22', '2026-12-29'],
    ['exitLimit', '2026-12-30', '2026-12-30', '2026-12-31'],
  ])
  // The end of the lease has its own limit.
  expect(alerts.filter(({ target }) => target === '2032-12-30').map(({ kind }) => kind)).toEqual([
    'noticeWindow',
    'noticeLimit',
  ])
})

test('a renewal that was refused is not asked for', () => {
  const asked = yearlyTacit({ renewalType: 'withNotice' })
  expect(dueOn(asked, '2026-09-15')).toEqual(['c1:noticeWindow:2026-09-30'])
  const refusedRenewals = [{ id: 'r', day: '2026-09-02' }]
  expect(dueOn({ ...asked, refusedRenewals }, '2026-09-15')).toEqual([])
})
