import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { programOf, root, runtimeDirectory } from './places.mjs'
import { NO_TESTS, readPlaywrightReport, readVitestReport } from './reports.mjs'
import { ensureOutsideTools } from './outside-tools.mjs'
import { runSuite } from './suites/run-suite.mjs'
import { createScreen } from './suites/screen.mjs'
import { summarize } from './suites/summary.mjs'

const REPORTS = join(root, '.tmp/reports')
const BROWSER_REPORT = join(REPORTS, 'browser.json')
const MINUTE = 60_000

/** Each start of the product, of the test runner and of its workers takes a quarter less CPU time. */
const COMPILED = { NODE_COMPILE_CACHE: join(runtimeDirectory, 'compiled') }
/** A multiple of their times on two quiet cores: a busy machine (seen: five times as long) must not fail them. */
const INSTALL = vitest('install', 'install', '--project=install', 15)
const UNIT = { ...vitest('unit and HTTP', 'tests', '--project=!install', 60), env: COMPILED }
const PREPARATION = {
  name: 'what the browser tests need',
  args: [join(root, 'bin/suites/prepare-browser.mjs')],
  timeoutMs: 10 * MINUTE,
  readReport: () => NO_TESTS,
}
const BROWSER = {
  name: 'browser tests',
  part: 'browser',
  args: [
    programOf('@playwright/test', 'playwright'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT, ...COMPILED },
  timeoutMs: 60 * MINUTE,
  readReport: () => readPlaywrightReport(BROWSER_REPORT),
}

/** Runs everything, each suite whatever the others' results; the last line says how many tests passed and failed. */
export async function test() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const screen = createScreen((text) => process.stdout.write(text))
  const { checks, install, unit, browser } = await runAll(screen, whenStopped())
  const results = [...checks.results, install, unit, browser]
  const parts = [checks, install, unit, browser].map(({ part, durationMs }) => [part, durationMs])
  for (const line of summarize(results, [...parts, ['whole', performance.now()]])) screen.line(line)
  return results.every(({ failed }) => failed === 0) ? 0 : 1
}

/**
 * Installing mostly waits, so it runs beside the checks and the unit tests; so does preparing the browser tests,
 * which then have the machine to themselves: they are the first to become unsteady on a busy one.
 */
async function runAll(screen, stopped) {
  const beside = installAndPrepare(screen, stopped)
  const checks = await runChecksAsSuite(screen)
  const unit = await runSuite(UNIT, screen.follow(UNIT.name), stopped)
  const { install, preparation } = await beside
  const browser =
    preparation.failed > 0
      ? { ...preparation, part: BROWSER.part }
      : await runSuite(BROWSER, screen.follow(BROWSER.name), stopped)
  return { checks, install, unit, browser }
}

async function installAndPrepare(screen, stopped) {
  const install = await runSuite(INSTALL, screen.collect(INSTALL.name), stopped)
  const preparation = await runSuite(PREPARATION, screen.collect(PREPARATION.name), stopped)
  return { install, preparation }
}

async function runChecksAsSuite(screen) {
  const start = performance.now()
  const turn = screen.follow('checks')
  const say = (text) => turn.write(`${text}\n`)
  const [checked] = await Promise.all([runChecks(say), ensureOutsideTools(say)])
  turn.end()
  const results = checked.map(({ name, isPassed }) =>
    isPassed
      ? { ...NO_TESTS, name, passed: 1 }
      : { ...NO_TESTS, name, failed: 1, failures: [{ name, why: 'said above' }] },
  )
  return { part: 'checks', results, durationMs: performance.now() - start }
}

/** After Ctrl-C no further suite begins; the signal is forwarded to the running one. */
function whenStopped() {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopping.abort())
  return stopping.signal
}

function vitest(part, report, filter, minutes) {
  const file = join(REPORTS, `${report}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: `${part} tests`,
    part,
    args: [programOf('vitest'), 'run', filter, ...reporters],
    timeoutMs: minutes * MINUTE,
    readReport: () => readVitestReport(file),
  }
}
