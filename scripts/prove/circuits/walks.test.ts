import { expect, test } from 'vitest'
import { walkCircuits } from './walks.ts'

/** `npm run prove -- circuits` walks a thousand circuits. */
const CIRCUITS = 150
const SEED = 20_261_123

test('no random circuit is ready without the decisions it asks, on the exact content', () => {
  const { ready, asksMore, refusedRequests, faults } = walkCircuits(SEED, CIRCUITS)
  expect(faults).toEqual([])
  // Each outcome was met often enough to mean something.
  expect(ready).toBeGreaterThan(200)
  expect(asksMore).toBeGreaterThan(5)
  expect(refusedRequests).toBeGreaterThan(5)
})
