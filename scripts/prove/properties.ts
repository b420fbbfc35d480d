import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { programOf, root } from '../../bin/places.mjs'

/**
 * Repeats every property test with different random examples; a failure names the seed that reproduces it.
 *
 * `npm run prove -- properties [path …] [--rounds 20] [--seed 7]`
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' } },
})
const files = positionals.length > 0 ? positionals : filesWithProperties()
const rounds = values.seed ? 1 : Number(values.rounds)
for (let round = 1; round <= rounds && !process.exitCode; round += 1) prove(round)

function prove(round: number): void {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
  console.log(`round ${round} of ${rounds}: --seed ${seed}`)
  const { status } = spawnSync(
    process.execPath,
    [programOf('vitest'), 'run', '--retry=0', '--reporter=dot', ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TACITE_PROPERTY_SEED: seed } },
  )
  process.exitCode = status ?? 1
}

function filesWithProperties(): string[] {
  return globSync('{packages,apps}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((file) => readFileSync(join(root, file), 'utf8').includes(`from 'fast-check'`))
}
