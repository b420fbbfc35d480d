import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './places.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tacite-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('counts a test file that cannot be loaded as a failure, and names tests that passed only on a retry', () => {
  const file = report('vitest.json', {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 5,
        message: '\nCannot find a module\n  at line 3',
        assertionResults: [],
      },
      {
        name: join(root, 'b.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 7,
        assertionResults: [
          {
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n  at line 7'],
            fullName: 'signs',
          },
          { status: 'passed', failureMessages: [], fullName: 'seals' },
          { status: 'passed', failureMessages: ['expected 1 to be 2'], fullName: 'a lock waits' },
        ],
      },
    ],
  })
  expect(readVitestReport(file)).toMatchObject({ passed: 3, failed: 2, skipped: 1 })
  expect(readVitestReport(file).unsteady).toEqual(['b.test.ts › a lock waits'])
  expect(readVitestReport(file).failures).toEqual([
    { name: 'a.test.ts', why: 'Cannot find a module' },
    { name: 'b.test.ts › signs', why: 'expected 1 to be 2' },
  ])
  expect(readVitestReport(file).slowest).toContainEqual({ name: 'b.test.ts', durationMs: 7 })
})

test('counts errors outside of tests, and sums the time of nested groups', () => {
  const spec = (...durations) => ({
    title: 'signs',
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  })
  const file = report('browser.json', {
    stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
    errors: [{ message: 'global setup' }],
    suites: [{ file: 'journey.spec.ts', specs: [spec(10, 20)], suites: [{ specs: [spec(5)] }] }],
  })
  expect(readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    slowest: [{ name: 'journey.spec.ts', durationMs: 35 }],
    failures: [{ name: 'outside of the tests', why: 'global setup' }],
    unsteady: [],
  })
})

test('names the tests that failed, and those that passed only on a retry, by file and group', () => {
  const error = { message: 'Error: not visible\n  at line 9' }
  const spec = (title, status) => ({
    title,
    tests: [{ status, results: [{ duration: 1, error }] }],
  })
  const suites = [
    {
      title: 'sign.e2e.ts',
      file: 'sign.e2e.ts',
      specs: [spec('signs', 'flaky'), spec('refuses', 'expected')],
      suites: [
        { title: 'on a phone', specs: [spec('seals', 'flaky'), spec('ends', 'unexpected')] },
      ],
    },
  ]
  const stats = { expected: 1, flaky: 2, unexpected: 1, skipped: 0 }
  const file = report('unsteady.json', { stats, errors: [], suites })
  expect(readPlaywrightReport(file)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [{ name: 'sign.e2e.ts › on a phone › ends', why: 'Error: not visible' }],
    unsteady: ['sign.e2e.ts › signs', 'sign.e2e.ts › on a phone › seals'],
  })
})

test('has nothing to count when a suite did not start', () => {
  expect(readVitestReport(join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 0 })
})

function report(name, content) {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}
