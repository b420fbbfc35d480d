import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { programOf, root } from '../../bin/places.mjs'

/**
 * Lives through a year of alerts day by day, with jobs killed at random, where the tests live through twelve days of it:
 * nothing is lost or repeated over bell, mail and digests. A failure names the seed that reproduces it.
 *
 * `npm run prove -- year [--days 400] [--seed 7]`
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '400' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
console.log(`${values.days} days: --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  [
    programOf('vitest'),
    'run',
    '--retry=0',
    '--testTimeout=3600000',
    'apps/server/src/features/work/notifications/year-of-alerts.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TACITE_YEAR_DAYS: values.days, TACITE_YEAR_SEED: seed },
  },
)
process.exitCode = status ?? 1
