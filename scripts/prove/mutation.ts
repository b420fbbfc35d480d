import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseSample } from './mutation/choose-sample.ts'
import { readEquivalents } from './mutation/equivalents.ts'
import { judge, type Judgement } from './mutation/judge.ts'
import { runStryker } from './mutation/run-stryker.ts'
import { chooseTargets, root, type Target } from './mutation/targets.ts'

/**
 * Plants small changes one at a time in the rules and in a sample of the server's features: do the tests notice?
 *
 * `npm run prove -- mutation [domain | document | server | path …] [--seed 1] [--size 200]`
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, size: { type: 'string' } },
})

// Stryker copies and resolves from its own folder; tests in the copy share this checkout's database server.
process.chdir(root)
process.env['TACITE_TEST_SERVER_OF'] = root

const judgements: Judgement[] = []
for (const target of chooseTargets(positionals)) judgements.push(await prove(target))
process.exitCode = judgements.every(({ isEnough }) => isEnough) ? 0 : 1

async function prove(target: Target): Promise<Judgement> {
  const start = performance.now()
  const sample = await sampleOf(target)
  const judgement = judge(target, await runStryker(target, sample), readEquivalents())
  print(target, judgement, (performance.now() - start) / 1000)
  return judgement
}

async function sampleOf(target: Target) {
  const size = values.size ? Number(values.size) : target.sampleSize
  if (size === null) return null
  const files = globSync(target.sources, { exclude: ['**/*.test.ts', '**/testing/**'] }).toSorted()
  return await chooseSample(files, size, Number(values.seed))
}

function print(target: Target, judgement: Judgement, seconds: number) {
  const { noticed, timedOut, survived, equivalent, share, isEnough } = judgement
  for (const { file, line, from, to, why } of equivalent)
    console.log(`  equivalent  ${file}  ${line}\n              ${from} → ${to}: ${why}`)
  for (const { file, lineNumber, line, from, to } of survived)
    console.log(`  survived    ${file}:${lineNumber}  ${line}\n              ${from} → ${to}`)
  console.log(
    `${isEnough ? '✓' : '✗'} ${target.name}: ${(share * 100).toFixed(1)} % noticed` +
      ` (at least ${target.leastNoticed * 100}): ${noticed} noticed, ${timedOut} timed out,` +
      ` ${survived.length} survived, ${equivalent.length} equivalent; ${seconds.toFixed(0)} s`,
  )
}
