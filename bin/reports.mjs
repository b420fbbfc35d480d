import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './places.mjs'

/**
 * How many tests of a suite passed, failed and were skipped, how long each file took, and which tests passed only when
 * they were run once more.
 */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0, slowest: [], unsteady: [] }

export function readVitestReport(file) {
  const report = read(file)
  if (!report) return NO_TESTS
  // A file that cannot be loaded has no test in the report, and is a failure all the same.
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((result) => result.status !== 'failed')
  })
  return {
    ...NO_TESTS,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      durationMs: endTime - startTime,
    })),
    unsteady: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(passedOnlyAgain)
        .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
    ),
  }
}

/** What failed before a test passed stays in the report. */
function passedOnlyAgain({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0
}

export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return NO_TESTS
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    slowest: report.suites.map((suite) => ({ name: suite.file, durationMs: durationOf(suite) })),
    unsteady: report.suites.flatMap((suite) => unsteadyOf(suite)),
  }
}

/** As `file › group › test`: the title of a file's own suite is the file. */
function unsteadyOf({ title, specs = [], suites = [] }, path = []) {
  const here = [...path, title]
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...own.map((spec) => [...here, spec.title].join(' › ')),
    ...suites.flatMap((suite) => unsteadyOf(suite, here)),
  ]
}

function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, ms) => sum + ms,
    0,
  )
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
