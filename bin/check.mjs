import { availableParallelism } from 'node:os'
import { programOf } from './places.mjs'
import { captureProgram } from './processes.mjs'

/** What must hold of the sources, cheapest to read first. */
const CHECKS = [
  ['types', () => [programOf('typescript', 'tsc'), '-p', '.']],
  ['lint', () => [programOf('oxlint')]],
  ['format', () => [programOf('oxfmt'), '--check', '.']],
  ['unused code', () => [programOf('knip')]],
  ['generated files', () => ['scripts/check-generated.ts']],
]

/** Runs every check, says what is wrong, and gives back the exit code. */
export async function check() {
  const results = await runChecks()
  return results.every(({ isPassed }) => isPassed) ? 0 : 1
}

/** One result a check; a failing one never keeps the others from running. */
export async function runChecks() {
  const waiting = CHECKS.map(([name, command]) => ({ name, command }))
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runCheck(next))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return results
}

async function runCheck({ name, command }) {
  const start = performance.now()
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const { code, output } = await captureProgram(process.execPath, command(), {
    env: { ...process.env, ...color },
  })
  const durationMs = performance.now() - start
  const isPassed = code === 0
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${(durationMs / 1000).toFixed(1)} s)`)
  if (!isPassed) console.log(`${output.trimEnd()}\n`)
  return { name, isPassed, durationMs }
}
