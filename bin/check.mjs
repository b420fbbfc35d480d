import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cleanKeys, describeLint, lintArguments, planLint } from './checks/lint.mjs'
import { forget, recall, remember } from './checks/memory.mjs'
import { readSourceTree } from './checks/source-tree.mjs'
import { programOf, root } from './places.mjs'
import { watchProgram } from './processes.mjs'
import { colors, seconds } from './say.mjs'

const AT_ONCE = Math.min(2, availableParallelism())
/** A checker is a thread that reads the common types again: more of them than free cores only cost. */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / AT_ONCE)))
/** Some twenty times the longest check on two quiet cores. */
const MOST_MS = 10 * 60_000
/** Less frequent garbage collection takes a third off both; the limit spares a small machine. */
const GO_SETTINGS = { GOGC: '400', GOMEMLIMIT: '2GiB' }

/** All checks of the sources, the longest first. */
const CHECKS = [
  { name: 'lint', command: lintArguments, env: GO_SETTINGS, describe: describeLint },
  {
    name: 'types',
    command: () => [programOf('typescript', 'tsc'), '-p', '.', '--checkers', String(CHECKERS)],
    env: GO_SETTINGS,
  },
  { name: 'format', command: () => [programOf('oxfmt'), '--check', '.'] },
  { name: 'unused code', command: () => [programOf('knip')] },
  { name: 'banned packages', command: () => ['scripts/check-dependencies.ts'] },
  { name: 'generated files', command: () => ['scripts/check-generated.ts'] },
]

/** Runs every check, reports failures, and returns the exit code; `--all` ignores what passed before. */
export async function check(args) {
  if (args.includes('--all')) {
    forget()
    rmSync(join(root, '.tmp/types.tsbuildinfo'), { force: true })
  }
  const start = performance.now()
  const results = await runChecks()
  console.log(`checks: ${seconds(start)}`)
  return results.every(({ isPassed }) => isPassed) ? 0 : 1
}

/**
 * One result per check; a failing one never keeps the others from running. A passed check is not repeated while none
 * of its inputs has changed.
 */
export async function runChecks(say = console.log) {
  const tree = readSourceTree(root)
  const memory = recall()
  const lint = planLint(tree?.files, memory.linted)
  const isKnown = ({ name }) =>
    (tree && memory.passed[name] === tree.hash) || (name === 'lint' && lint.changed?.length === 0)
  const waiting = [...CHECKS]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(isKnown(next) ? skipCheck(next, say) : await runCheck(next, lint, say))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // A file changed meanwhile may have been read before or after the change.
  const isSame = tree && readSourceTree(root)?.hash === tree.hash
  if (isSame) remember(withResults(memory, tree.hash, lint, results))
  return results
}

function withResults(memory, hash, lint, results) {
  const passed = results.filter(({ isPassed }) => isPassed).map(({ name }) => [name, hash])
  const linter = results.find(({ name }) => name === 'lint')
  const linted = linter.isPassed
    ? lint.keys
    : { ...memory.linted, ...cleanKeys(lint, linter.output) }
  return { passed: { ...memory.passed, ...Object.fromEntries(passed) }, linted }
}

function skipCheck({ name }, say) {
  say(`✓ ${name} (unchanged)`)
  return { name, isPassed: true, output: '' }
}

async function runCheck({ name, command, env, describe }, lint, say) {
  const start = performance.now()
  let output = ''
  const { code, isTimedOut } = await watchProgram(process.execPath, command(lint), {
    env: { ...process.env, ...colors(), ...env },
    timeoutMs: MOST_MS,
    write: (text) => (output += text),
  })
  const isPassed = code === 0 && !isTimedOut
  const why = isTimedOut ? 'stopped: took too long' : null
  const said = [seconds(start), describe?.(lint), why].filter(Boolean).join(', ')
  say(`${isPassed ? '✓' : '✗'} ${name} (${said})`)
  if (!isPassed) say(`${output.trimEnd()}\n`)
  return { name, isPassed, output }
}
