import { expect, test } from 'vitest'
import { recentMessages } from './recent-messages.ts'

const MINUTE = 60_000

function started() {
  let at = 1_000
  const recent = recentMessages<string>(() => at)
  recent.startAgain()
  return { recent, pass: (ms: number) => (at += ms) }
}

test('replays what was sent since, and nothing older', () => {
  const { recent, pass } = started()
  pass(MINUTE)
  recent.add('first')
  pass(10_000)
  recent.add('second')
  pass(1_000)
  expect(recent.lately(5_000)).toEqual(['second'])
  expect(recent.lately(11_000)).toEqual(['first', 'second'])
  expect(recent.lately(500)).toEqual([])
})

test('reports what may be lost: before the start, and after some minutes', () => {
  const { recent, pass } = started()
  pass(2_000)
  expect(recent.lately(2_000)).toEqual([])
  expect(recent.lately(2_001)).toBeNull()
  recent.add('old')
  pass(20 * MINUTE)
  expect(recent.lately(5 * MINUTE)).toEqual([])
  expect(recent.lately(5 * MINUTE + 1)).toBeNull()
})

test('reports earlier messages as lost before the first start and after a restart', () => {
  let at = 0
  const recent = recentMessages<string>(() => at)
  expect(recent.lately(0)).toBeNull()
  recent.startAgain()
  recent.add('before')
  at = 10
  recent.startAgain()
  expect(recent.lately(5)).toBeNull()
  expect(recent.lately(0)).toEqual([])
})

test('keeps a limited number, and reports the rest as lost', () => {
  const { recent, pass } = started()
  for (let count = 0; count <= 5_000; count += 1) {
    pass(1)
    recent.add(String(count))
  }
  expect(recent.lately(5_000)).toBeNull()
  expect(recent.lately(4_999)).toHaveLength(5_000)
})
