import { parseArgs } from 'node:util'
import { proveAmendmentChains } from './deadlines/amendment-chains.ts'
import { describe } from './deadlines/describe.ts'
import { proveLives } from './deadlines/lives.ts'
import { shrink } from './deadlines/shrink.ts'
import type { Comparison } from './deadlines/comparison.ts'

/**
 * Compares the deadline engine with a second implementation of its rules on random lives and chains of amendments; each
 * kind of disagreement is shown on its smallest case.
 *
 * `npm run prove -- deadlines [--lives 100000] [--seed 7]`
 */
const { values } = parseArgs({
  options: { lives: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const seed = Number(values.seed)
report('amendment chains', proveAmendmentChains(seed))
report('lives', proveLives(seed, Number(values.lives)))

function report(name: string, { compared, agreed, disagreements }: Comparison): void {
  console.log(`${name}: ${agreed} of ${compared} agree (--seed ${values.seed})`)
  for (const [fields, lives] of disagreements) {
    console.log(`\n${lives.length} × ${fields}`)
    const [first] = lives
    if (first !== undefined) console.log(describe(shrink(first)))
    process.exitCode = 1
  }
}
