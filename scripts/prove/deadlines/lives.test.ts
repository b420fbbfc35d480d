import { expect, test } from 'vitest'
import { proveAmendmentChains } from './amendment-chains.ts'
import type { Comparison } from './comparison.ts'
import { describe } from './describe.ts'
import { proveLives } from './lives.ts'
import { shrink } from './shrink.ts'

/** `npm run prove -- deadlines` compares a hundred thousand lives. */
const LIVES = 2_500
const SEED = 20_261_123

test('the engine and the second implementation of its rules agree on random lives', () => {
  expect(disagreements(proveLives(SEED, LIVES))).toEqual([])
})

test('they agree on chains of amendments, whatever is signed by the day', () => {
  const chains = proveAmendmentChains(SEED)
  expect(disagreements(chains)).toEqual([])
  expect(chains.agreed).toBe(1_200)
})

/** The smallest case of each kind. */
function disagreements(comparison: Comparison): string[] {
  return comparison.disagreements.flatMap(([, [first]]) => (first ? [describe(shrink(first))] : []))
}
