import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './places.mjs'

/** How many tests of a suite passed, failed and were skipped, and how long each file took. */
const NOTHING = { passed: 0, failed: 0, skipped: 0, slowest: [] }

export function readVitestReport(file) {
  const report = read(file)
  if (!report) return { ...NOTHING }
  // A file that cannot be loaded has no test in the report, and is a failure all the same.
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((result) => result.status !== 'failed')
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      durationMs: endTime - startTime,
    })),
  }
}

export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return { ...NOTHING }
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    slowest: report.suites.map((suite) => ({ name: suite.file, durationMs: durationOf(suite) })),
  }
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
