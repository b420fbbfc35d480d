import { expect, test } from 'vitest'
import { rateOf, secondsLeft, withSample } from './transfer-rate.ts'

test('tells the rate of the last seconds, and the time left by it', () => {
  const samples = [0, 1, 2].map((second) => ({ at: second * 1_000, bytes: second * 500 }))
  expect(rateOf(samples)).toBe(500)
  expect(secondsLeft(samples, 1_250)).toBe(3)
})

test('tells nothing before a second has passed, or while nothing moves', () => {
  expect(rateOf([])).toBeNull()
  expect(rateOf([{ at: 0, bytes: 0 }])).toBeNull()
  const still = [
    { at: 0, bytes: 7 },
    { at: 5_000, bytes: 7 },
  ]
  expect(secondsLeft(still, 100)).toBeNull()
})

test('forgets what is long past', () => {
  const kept = withSample([{ at: 0, bytes: 0 }], { at: 9_000, bytes: 90 })
  expect(kept).toEqual([{ at: 9_000, bytes: 90 }])
})
