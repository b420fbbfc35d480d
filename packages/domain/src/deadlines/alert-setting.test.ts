import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { shifted } from '../calendar/shifted.ts'
import { settingInForce, settingRefusals, tidySetting, type AlertDays } from './alert-setting.ts'
import { alertsOf, dueAlerts, type DeadlineAlert } from './alerts.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { matterOf, reconcileAlerts, type RaisedAlert } from './reconcile-alerts.ts'
import { day, fixedYear, nineYearLease, yearlyTacit } from './testing/sample-lifecycle.ts'

// Many random lives, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const NO_DAYS: AlertDays = { window: [], sendBy: [], limit: [], exit: [], end: [] }
const setting = (changes: object) => ({
  days: { ...NO_DAYS, limit: [30] },
  owner: true,
  groupIds: [],
  personIds: [],
  ...changes,
})
const alertsOn = (terms: LifecycleTerms, today: string, days: AlertDays | null) =>
  alertsOf('c1', computeDeadlines(terms, day(today)), { ...terms, days })
const dueOn = (terms: LifecycleTerms, today: string, days: Partial<AlertDays>) =>
  dueAlerts(alertsOn(terms, today, { ...NO_DAYS, ...days }), day(today)).map(({ key }) => key)

/** E = 14 January 2027, limit Saturday 14 November 2026, letter to be sent by Thursday the 5th. */
const byLetter = yearlyTacit({
  effectiveDate: '2026-01-15',
  notice: { unit: 'months', count: 2 },
  sendingMode: 'registeredLetter',
})

describe('a setting', () => {
  test('of a contract replaces that of its type, which replaces the default', () => {
    const ofType = setting({})
    const own = setting({ owner: false, personIds: ['a'] })
    expect(settingInForce(ofType, own)).toEqual({ origin: 'contract', setting: own })
    expect(settingInForce(ofType, null)).toEqual({ origin: 'type', setting: ofType })
    expect(settingInForce(null, null)).toEqual({ origin: 'default', setting: null })
  })

  test('warns somebody of something, on days that can be counted', () => {
    const refused = (changes: object) =>
      settingRefusals(setting(changes)).map(({ field, code }) => `${field} ${code}`)
    expect(refused({})).toEqual([])
    expect(refused({ days: NO_DAYS })).toEqual(['days ALERT_DAYS_MISSING'])
    expect(refused({ owner: false })).toEqual(['owner ALERT_RECIPIENTS_MISSING'])
    expect(refused({ owner: false, groupIds: ['g'] })).toEqual([])
    for (const wrong of [-1, 366, 1.5])
      expect(refused({ days: { ...NO_DAYS, end: [wrong] } })).toEqual([
        'days.end ALERT_DAYS_INVALID',
      ])
    expect(refused({ days: { ...NO_DAYS, limit: [1, 2, 3, 4, 5, 6, 7] } })).toEqual([
      'days.limit ALERT_DAYS_TOO_MANY',
    ])
  })

  test('is kept without repetitions, the farthest day first', () => {
    const days = { ...NO_DAYS, limit: [0, 60, 30, 60] }
    const tidied = tidySetting(setting({ days, personIds: ['a', 'a'] }))
    expect([tidied.days.limit, tidied.personIds]).toEqual([[60, 30, 0], ['a']])
  })
})

describe('the chosen days', () => {
  test.each([
    ['2026-09-14', []],
    ['2026-09-15', ['c1:noticeWindow:2026-11-14:60']],
    ['2026-11-14', ['c1:noticeLimit:2026-11-14']],
  ])('of a limit on %s: %j', (today, keys) => {
    expect(dueOn(byLetter, today, { limit: [60, 0] })).toEqual(keys)
  })

  test('of the window are counted from its opening', () => {
    expect(dueOn(byLetter, '2026-10-07', { window: [7] })).toEqual([])
    expect(dueOn(byLetter, '2026-10-08', { window: [7] })).toEqual([
      'c1:noticeWindow:2026-11-14:37',
    ])
  })

  test('of the letter are counted from its last day, which is the limit itself without one', () => {
    expect(dueOn(byLetter, '2026-10-29', { sendBy: [7] })).toEqual(['c1:sendBy:2026-11-05:7'])
    expect(dueOn(yearlyTacit(), '2026-09-23', { sendBy: [7, 3], limit: [7] })).toEqual([
      'c1:noticeWindow:2026-09-30:7',
    ])
    expect(dueOn(yearlyTacit(), '2026-09-27', { sendBy: [3] })).toEqual([
      'c1:noticeWindow:2026-09-30:3',
    ])
  })

  test('of an exit and of an end', () => {
    const lease = nineYearLease({ effectiveDate: '2024-07-01', signatureDate: '2024-06-01' })
    expect(dueOn(lease, '2026-09-21', { exit: [100] })).toEqual(['c1:exitWindow:2026-12-30:100'])
    expect(dueOn(fixedYear(), '2026-12-24', { end: [7] })).toEqual(['c1:endIn90:2026-12-31:7'])
    expect(dueOn(fixedYear(), '2026-12-31', { end: [7, 0] })).toEqual(['c1:endIn30:2026-12-31'])
  })

  test('that are left empty are silent, but not what has happened', () => {
    expect(dueOn(byLetter, '2026-11-14', { end: [30] })).toEqual([])
    expect(dueOn(byLetter, '2026-11-15', { end: [30] })).toEqual(['c1:renewalCertain:2027-01-15'])
    expect(dueOn(fixedYear(), '2027-01-01', { limit: [30] })).toEqual(['c1:ended:2026-12-31'])
  })
})

/** A daily job on some days of a life, each with the setting then in force. */
function runJob(terms: LifecycleTerms, runs: readonly { on: string; days: AlertDays | null }[]) {
  const stored = new Map<string, RaisedAlert>()
  const said: { on: string; alert: DeadlineAlert }[] = []
  const unsaid: string[] = []
  const withdrawn: string[] = []
  for (const { on, days } of runs) {
    const alerts = alertsOn(terms, on, days)
    const standing = alertsOn(terms, on, null)
    const { raise, withdraw } = reconcileAlerts([...stored.values()], alerts, day(on), standing)
    for (const alert of raise) {
      said.push({ on, alert })
      const { key, kind, target } = alert
      stored.set(key, { key, kind, target, state: 'open', raisedOn: on })
    }
    for (const { alert } of withdraw) {
      // What is over no longer counts, whatever was chosen.
      if (alert.target >= on) withdrawn.push(`${on} ${alert.key}`)
      stored.set(alert.key, { ...alert, state: 'withdrawn' })
    }
    unsaid.push(
      ...dueAlerts(alerts, day(on))
        .filter(
          (due) =>
            !said.some(
              (each) =>
                matterOf(each.alert) === matterOf(due) &&
                (each.on >= due.from || each.alert.key === due.key),
            ),
        )
        .map(({ key }) => `${on} ${key}`),
    )
  }
  return { said, unsaid, withdrawn }
}

const distances = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 4 })
const anyDays = fc.record({
  window: distances,
  sendBy: distances,
  limit: distances,
  exit: distances,
  end: distances,
})
const runs = fc
  .array(
    fc.record({
      offset: fc.integer({ min: 0, max: 420 }),
      days: fc.option(anyDays, { nil: null, freq: 3 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((some) =>
    some
      .sort((one, other) => one.offset - other.offset)
      .map(({ offset, days }) => ({ on: shifted('2026-01-15', offset), days })),
  )
const lives = fc.constantFrom(
  byLetter,
  { ...byLetter, sendingMode: 'email' as const },
  fixedYear(),
  yearlyTacit({ renewalType: 'withNotice' }),
  nineYearLease({ effectiveDate: '2024-02-01', signatureDate: '2024-01-01' }),
)

test('however the setting changes, no alert is repeated, withdrawn or lost', () => {
  fc.assert(
    fc.property(lives, runs, (terms, at) => {
      const { said, unsaid, withdrawn } = runJob(terms, at)
      const keys = said.map(({ alert }) => alert.key)
      expect(new Set(keys).size).toBe(keys.length)
      // Nobody hears of the same day twice on one day.
      const told = said.map(({ on, alert }) => `${on} ${matterOf(alert)}`)
      expect(new Set(told).size).toBe(told.length)
      // Nor again after it was said, at whatever distance, since the alert was due.
      const again = said.filter(({ alert }, index) =>
        said
          .slice(0, index)
          .some((each) => matterOf(each.alert) === matterOf(alert) && each.on >= alert.from),
      )
      expect(again).toEqual([])
      expect(unsaid).toEqual([])
      expect(withdrawn).toEqual([])
    }),
  )
})

test('a setting back to what it was says nothing again', () => {
  const days = { ...NO_DAYS, limit: [60, 30] }
  const at = (on: string, chosen: AlertDays | null) => ({ on, days: chosen })
  const { said } = runJob(byLetter, [
    at('2026-10-15', null),
    at('2026-10-16', days),
    at('2026-10-17', null),
    at('2026-10-18', days),
  ])
  expect(said.map(({ alert }) => alert.key)).toEqual(['c1:noticeWindow:2026-11-14'])
})
