import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { programOf, root } from '../../bin/places.mjs'

/**
 * A thousand random circuits walked over HTTP on the real product, where the tests walk a few: no contract is sent for
 * signature without the decisions that its circuit asks, on its exact content. The witness notes what was asked and said,
 * and reads nothing of the product's own progress. A failure names the seed that reproduces it.
 *
 * `npm run prove -- circuits-http [--circuits 1000] [--seed 7]`
 */
const { values } = parseArgs({
  options: { circuits: { type: 'string', default: '1000' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
console.log(`${values.circuits} circuits over HTTP: --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  [
    programOf('vitest'),
    'run',
    '--retry=0',
    'apps/server/src/features/agreement/validation/random-circuits.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TACITE_CIRCUITS: values.circuits, TACITE_CIRCUITS_SEED: seed },
  },
)
process.exitCode = status ?? 1
