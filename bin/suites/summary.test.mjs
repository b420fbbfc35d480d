import { expect, test } from 'vitest'
import { NO_TESTS } from '../reports.mjs'
import { summarize } from './summary.mjs'

const UNIT = {
  ...NO_TESTS,
  passed: 40,
  slowest: [
    { name: 'quick.test.ts', durationMs: 1_000 },
    { name: 'slow.test.ts', durationMs: 61_230 },
  ],
}
const BROWSER = { ...NO_TESTS, passed: 2, unsteady: ['a.e2e.ts › signs', 'b.e2e.ts › seals'] }

test('ends with the minutes of each part, the unsteady tests, and what passed and failed', () => {
  const parts = [
    ['checks', 54_000],
    ['unit and HTTP', 183_000],
    ['whole', 345_000],
  ]
  expect(summarize([UNIT, BROWSER], parts).slice(-3)).toEqual([
    'minutes: checks 0.9 · unit and HTTP 3.0 · whole 5.8',
    'unsteady: a.e2e.ts › signs; b.e2e.ts › seals',
    '42 passed, 0 failed',
  ])
})

test('says that none was unsteady, and how many were skipped', () => {
  const results = [
    { ...UNIT, skipped: 3 },
    { ...NO_TESTS, failed: 1 },
  ]
  expect(summarize(results, []).slice(-2)).toEqual([
    'unsteady: none',
    '40 passed, 1 failed, 3 skipped',
  ])
})

test('begins with the slowest files, the slowest first', () => {
  expect(summarize([UNIT, BROWSER], []).slice(0, 2)).toEqual([
    '   61.2 s  slow.test.ts',
    '    1.0 s  quick.test.ts',
  ])
})

test('names each failure with its first line', () => {
  const failures = [
    { name: 'a.test.ts › seals', why: 'expected 1 to be 2' },
    { name: 'lint', why: '' },
  ]
  const results = [UNIT, { ...NO_TESTS, failed: 2, failures }]
  expect(summarize(results, []).slice(-5, -3)).toEqual([
    'failed: a.test.ts › seals (expected 1 to be 2)',
    'failed: lint',
  ])
})
