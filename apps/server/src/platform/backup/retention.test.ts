import { expect, test } from 'vitest'
import { formatRetention, outdated, parseRetention } from './retention.ts'

const DAY_MS = 86_400_000
const LAST = new Date('2026-11-22T00:15:00Z')
const nights = (count: number) =>
  Array.from({ length: count }, (_, back) => new Date(LAST.getTime() - back * DAY_MS)).toReversed()

function kept(moments: Date[], retention: Parameters<typeof outdated>[1]): string[] {
  const old = outdated(moments, retention)
  return moments
    .filter((each) => !old.includes(each))
    .map((each) => each.toISOString().slice(0, 10))
}

test('keeps the newest of each of the last days', () => {
  expect(kept(nights(10), { daily: 3, weekly: 0, monthly: 0 })).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  const twice = [...nights(2), new Date('2026-11-22T09:00:00Z')]
  expect(outdated(twice, { daily: 2, weekly: 0, monthly: 0 })).toEqual([LAST])
})

test('keeps the newest of each of the last weeks, from Monday, and of each month', () => {
  // 22 November 2026 is a Sunday.
  expect(kept(nights(100), { daily: 1, weekly: 3, monthly: 0 })).toEqual([
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
  ])
  expect(kept(nights(100), { daily: 1, weekly: 0, monthly: 3 })).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-11-22',
  ])
})

test('counts periods with a backup: a pause removes nothing', () => {
  const paused = [new Date('2026-01-05T01:00:00Z'), new Date('2026-06-05T01:00:00Z'), LAST]
  expect(outdated(paused, { daily: 3, weekly: 0, monthly: 0 })).toEqual([])
})

test('always keeps the newest', () => {
  expect(outdated([LAST], { daily: 0, weekly: 0, monthly: 1 })).toEqual([])
})

test('reads and writes the setting', () => {
  const retention = { daily: 7, weekly: 4, monthly: 6 }
  expect(parseRetention(formatRetention(retention))).toEqual(retention)
  expect(parseRetention('weekly=2, daily=3')).toEqual({ daily: 3, weekly: 2, monthly: 0 })
  for (const wrong of ['', 'daily', 'daily=-1', 'daily=0', 'yearly=1', 'daily=1;weekly=2'])
    expect(parseRetention(wrong)).toBeNull()
})
