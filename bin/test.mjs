import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { programOf, root } from './places.mjs'
import { runProgram } from './processes.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'
import { ensureSignatureReader } from './signature-reader.mjs'
import { ensureWebBuild } from './web-build.mjs'

const REPORTS = join(root, '.tmp/reports')
const SLOWEST_SHOWN = 8

/** Everything, each suite whatever the one before gave; the last line says how many tests passed and failed. */
export async function test() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  // What is installed comes from elsewhere and waits more than it works.
  const [checked, installed] = await Promise.all([
    checks(),
    vitest('install tests', 'install', ['--project=install']),
  ])
  const results = [
    ...checked,
    installed,
    await vitest('unit and HTTP tests', 'tests', ['--project=!install']),
    await browser(),
  ]
  printSlowest(results)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
  return total('failed') === 0 ? 0 : 1
}

async function checks() {
  announce('checks')
  const [results] = await Promise.all([runChecks(), ensureSignatureReader()])
  return results.map(({ name, isPassed, durationMs }) => ({
    ...{
      name,
      durationMs,
      passed: isPassed ? 1 : 0,
      failed: isPassed ? 0 : 1,
      skipped: 0,
      slowest: [],
    },
  }))
}

async function vitest(name, report, filter) {
  const file = join(REPORTS, `${report}.json`)
  return await suite(name, readVitestReport, file, async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return await runProgram(process.execPath, [programOf('vitest'), 'run', ...filter, ...reporters])
  })
}

async function browser() {
  const file = join(REPORTS, 'browser.json')
  return await suite('browser tests', readPlaywrightReport, file, async () => {
    await ensureWebBuild()
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    return await runProgram(
      process.execPath,
      [programOf('@playwright/test', 'playwright'), ...args],
      { env },
    )
  })
}

/** A suite that ended badly without a failed test of its own (it did not start, a worker died) counts as one failure. */
async function suite(name, readReport, file, run) {
  announce(name)
  const start = performance.now()
  const code = await run().catch((error) => {
    console.log(error.message)
    return 1
  })
  const counts = readReport(file)
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return { name, durationMs: performance.now() - start, ...counts }
}

function announce(name) {
  console.log(`\n── ${name}`)
}

function printSlowest(results) {
  const parts = results.map(({ name, durationMs }) => ({ name, durationMs }))
  const files = results
    .flatMap(({ slowest }) => slowest)
    .sort((a, b) => b.durationMs - a.durationMs)
  announce('slowest')
  for (const { name, durationMs } of [...parts, ...files.slice(0, SLOWEST_SHOWN)]) {
    console.log(`${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`)
  }
  console.log('')
}
