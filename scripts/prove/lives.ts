import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { programOf, root } from '../../bin/places.mjs'

/**
 * A thousand contracts live through ten years of random acts, where the tests live through three years of five. On some
 * days page, list and export are compared; at the end they show these days again, as they showed them then and as the
 * trail tells them (docs/decisions/0116). A failure names the seed that reproduces it.
 *
 * `npm run prove -- lives [--contracts 1000] [--years 10] [--acts 10000] [--looks 24] [--seed 7]`
 */
const { values } = parseArgs({
  options: {
    contracts: { type: 'string', default: '1000' },
    years: { type: 'string', default: '10' },
    acts: { type: 'string', default: '10000' },
    looks: { type: 'string', default: '24' },
    seed: { type: 'string' },
  },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
console.log(`${values.contracts} contracts over ${values.years} years: --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest'), 'run', '--retry=0', 'scripts/prove/lives/random-lives.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TACITE_LIVES_CONTRACTS: values.contracts,
      TACITE_LIVES_DAYS: String(Number(values.years) * 365),
      TACITE_LIVES_ACTS: values.acts,
      TACITE_LIVES_LOOKS: values.looks,
      TACITE_LIVES_SEED: seed,
    },
  },
)
process.exitCode = status ?? 1
