import { describe, expect, test } from 'vitest'
import { day } from '../deadlines/testing/sample-lifecycle.ts'
import type { CalendarDate } from './calendar-dates.ts'
import { nearestEntries } from './nearest-entries.ts'
import { entryUid, reconcileEntries, type PublishedEntry } from './reconcile-entries.ts'

const date = (iso: string, changes: Partial<CalendarDate> = {}): CalendarDate => ({
  kind: 'limit',
  place: '1',
  day: iso,
  meaning: 'preventRenewal',
  concerns: '2026-12-31',
  prudentLimit: iso,
  legalLimit: iso,
  isCertain: true,
  ...changes,
})
const entry = (contractId: string, iso: string, changes: Partial<CalendarDate> = {}) => ({
  contractId,
  date: date(iso, changes),
})
const told = (contractId: string, iso: string, isCancelled = false): PublishedEntry => ({
  ...entry(contractId, iso),
  isCancelled,
})

function reconciled(
  published: readonly PublishedEntry[],
  dates: readonly ReturnType<typeof entry>[],
  sees: readonly string[] = ['a'],
) {
  const found = reconcileEntries({
    published,
    dates,
    sees: (contractId) => sees.includes(contractId),
    today: '2026-05-04',
    from: '2026-04-04',
    until: '2028-05-04',
  })
  return found.map((each) => [each.contractId, each.date.day, each.state].join(' '))
}

describe('a date that was published', () => {
  test('moves with its day, under the same identity', () => {
    expect(reconciled([told('a', '2026-09-30')], [entry('a', '2026-10-31')])).toEqual([
      'a 2026-10-31 current',
    ])
    expect(entryUid('feed', entry('a', '2026-09-30'))).toBe(
      entryUid('feed', entry('a', '2026-10-31')),
    )
  })

  test('is cancelled when the contract no longer has it', () => {
    expect(reconciled([told('a', '2026-09-30')], [])).toEqual(['a 2026-09-30 cancelled'])
  })

  test('stays as it was once its day has come', () => {
    expect(reconciled([told('a', '2026-05-03')], [])).toEqual(['a 2026-05-03 current'])
    expect(reconciled([told('a', '2026-05-03', true)], [])).toEqual(['a 2026-05-03 cancelled'])
  })

  test('is withdrawn when the reader no longer sees the contract, even if its day has come', () => {
    const published = [told('a', '2026-09-30'), told('a', '2026-05-03')]
    expect(reconciled(published, [], [])).toEqual([
      'a 2026-09-30 withdrawn',
      'a 2026-05-03 withdrawn',
    ])
  })

  test('is left alone beyond the days that were read', () => {
    expect(reconciled([told('a', '2029-01-01'), told('a', '2026-03-01')], [])).toEqual([])
  })

  test('holds again after it was cancelled', () => {
    expect(reconciled([told('a', '2026-09-30', true)], [entry('a', '2026-09-30')])).toEqual([
      'a 2026-09-30 current',
    ])
  })
})

test('identities differ by calendar, contract, kind and term', () => {
  const uids = [
    entryUid('one', entry('a', '2026-09-30')),
    entryUid('two', entry('a', '2026-09-30')),
    entryUid('one', entry('b', '2026-09-30')),
    entryUid('one', entry('a', '2026-09-30', { kind: 'end' })),
    entryUid('one', entry('a', '2026-09-30', { place: '2' })),
  ]
  expect(new Set(uids).size).toBe(5)
})

test('of too many dates the nearest are shown, past or to come, and the others counted', () => {
  const all = ['2026-05-10', '2027-01-01', '2026-05-01', '2026-05-05'].map((iso) => entry(iso, iso))
  const { shown, leftOut } = nearestEntries(all, day('2026-05-04'), 3)
  expect([shown.map(({ date: { day: on } }) => on), leftOut]).toEqual([
    ['2026-05-05', '2026-05-01', '2026-05-10'],
    1,
  ])
})
