import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NO_TESTS } from '../reports.mjs'
import { runSuite } from './run-suite.mjs'

const STAYS = `setInterval(() => undefined, 1000); console.log('stays')`

let said = ''
let isEnded = false
const turn = { write: (text) => (said += text), end: () => (isEnded = true) }

beforeEach(() => {
  said = ''
  isEnded = false
})

test('counts the tests of its report', async () => {
  const counts = { ...NO_TESTS, passed: 3 }
  expect(await run('console.log("done")', counts)).toMatchObject({ ...counts, part: 'example' })
  expect({ said, isEnded }).toEqual({ said: 'done\n', isEnded: true })
})

test.each([
  ['without a failed test of its own', NO_TESTS, 1, [{ name: 'example tests', why: 'code 3' }]],
  ['with some', { ...NO_TESTS, failed: 2 }, 2, []],
])('one that exits badly %s is a failure', async (_, counts, failed, failures) => {
  expect(await run('process.exitCode = 3', counts)).toMatchObject({ failed, failures })
  expect(said).toBe('\n✗ code 3\n')
})

test('one that exceeds its time is interrupted, and is a failure', async () => {
  const program = `process.on('SIGINT', () => { console.log('at test 7'); process.exit(0) }); ${STAYS}`
  expect(await runTooLong(program, { ...NO_TESTS, passed: 1 })).toMatchObject({
    passed: 1,
    failed: 1,
  })
  expect(said).toBe('stays\nat test 7\n\n✗ stopped: not finished after 20 minutes\n')
})

test('one that ignores the interrupt is killed after its last output', async () => {
  const program = `process.on('SIGINT', () => undefined); ${STAYS}`
  expect(await runTooLong(program, NO_TESTS, 20_000)).toMatchObject({ failed: 1 })
})

test('its leftover processes are ended with it', async () => {
  // A process that holds the pipe would keep the suite from ending.
  const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(STAYS)}], { stdio: 'inherit' }).unref()`
  expect(await run(program, NO_TESTS)).toMatchObject({ failed: 0 })
})

test('one whose turn comes after an abort does not begin, and is a failure', async () => {
  const result = await runSuite(suite('console.log("done")', NO_TESTS), turn, AbortSignal.abort())
  expect(result).toMatchObject({ failed: 1 })
  expect({ said, isEnded }).toEqual({ said: 'not run\n', isEnded: true })
})

async function run(program, counts) {
  return await runSuite(suite(program, counts), turn, new AbortController().signal)
}

/** The clock is advanced once the program is running. */
async function runTooLong(program, counts, afterwardsMs = 0) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const over = run(program, counts)
  while (!said.includes('stays')) await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(20 * 60_000)
  vi.advanceTimersByTime(afterwardsMs)
  return await over
}

function suite(program, counts) {
  const timeoutMs = 20 * 60_000
  return {
    name: 'example tests',
    part: 'example',
    args: ['-e', program],
    timeoutMs,
    readReport: () => counts,
  }
}
