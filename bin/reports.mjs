import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './places.mjs'

/**
 * How many tests of a suite passed, failed and were skipped, how long each file took, which tests failed (`name` and
 * `why`, its first line), and which passed only on a retry.
 */
export const NO_TESTS = {
  passed: 0,
  failed: 0,
  skipped: 0,
  slowest: [],
  failures: [],
  unsteady: [],
}

export function readVitestReport(file) {
  const report = read(file)
  if (!report) return NO_TESTS
  // A file that cannot be loaded has no test in the report, and counts as a failure all the same.
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((result) => result.status !== 'failed')
  })
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({
      ...result,
      name: `${relative(root, name)} › ${result.fullName}`,
    })),
  )
  return {
    ...NO_TESTS,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      durationMs: endTime - startTime,
    })),
    failures: [
      ...broken.map(({ name, message }) => failure(relative(root, name), message)),
      ...results.filter(({ status }) => status === 'failed').map(failureOf),
    ],
    unsteady: results.filter(passedOnlyAgain).map(({ name }) => name),
  }
}

function failureOf({ name, failureMessages }) {
  return failure(name, failureMessages[0])
}

function failure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return { name, why: lines.find((line) => line.trim())?.trim() ?? '' }
}

/** Failures before a successful retry stay in the report. */
function passedOnlyAgain({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0
}

export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return NO_TESTS
  const { expected, flaky, unexpected, skipped } = report.stats
  const tests = report.suites.flatMap((suite) => testsOf(suite))
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    slowest: report.suites.map((suite) => ({ name: suite.file, durationMs: durationOf(suite) })),
    failures: [
      ...report.errors.map(({ message }) => failure('outside of the tests', message)),
      ...tests.filter(({ status }) => status === 'unexpected').map(browserFailureOf),
    ],
    unsteady: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  }
}

function browserFailureOf({ name, results }) {
  return failure(name, results.find(({ error }) => error)?.error.message)
}

/** Named as `file › group › test`: the title of a file's own suite is the file. */
function testsOf({ title, specs = [], suites = [] }, path = []) {
  const here = [...path, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((one) => ({ ...one, name: [...here, spec.title].join(' › ') })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, here)),
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
