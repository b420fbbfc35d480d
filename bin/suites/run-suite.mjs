import { watchProgram } from '../processes.mjs'
import { NO_TESTS } from '../reports.mjs'
import { colors } from '../say.mjs'

/**
 * Runs a suite and counts its tests from its report. One that exited badly without a failed test (it did not start, a
 * worker died, it took too long) counts as one failure.
 *
 * @param suite `name`, the minutes' `part`, Node's `args` and `env`, `timeoutMs`, and `readReport`, which counts
 * @param turn where it writes (`screen.mjs`)
 * @param stopped an `AbortSignal`: aborted, the suite does not begin
 */
export async function runSuite(suite, turn, stopped) {
  const start = performance.now()
  const counts = stopped.aborted ? skip(suite.name, turn) : await runAndCount(suite, turn)
  turn.end()
  return { name: suite.name, part: suite.part, durationMs: performance.now() - start, ...counts }
}

async function runAndCount({ name, args, env, timeoutMs, readReport }, turn) {
  const { code, isTimedOut } = await watchProgram(process.execPath, args, {
    env: { ...process.env, ...colors(), ...env },
    timeoutMs,
    write: turn.write,
  })
  const counts = readReport()
  if (code === 0 && !isTimedOut) return counts
  const why = isTimedOut
    ? `stopped: not finished after ${timeoutMs / 60_000} minutes`
    : `code ${code}`
  turn.write(`\n✗ ${why}\n`)
  return counts.failed > 0 ? counts : withFailure(counts, name, why)
}

function skip(name, turn) {
  turn.write('not run\n')
  return withFailure(NO_TESTS, name, 'not run')
}

function withFailure(counts, name, why) {
  return { ...counts, failed: 1, failures: [...counts.failures, { name, why }] }
}
