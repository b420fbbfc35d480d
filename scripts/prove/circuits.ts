import { parseArgs } from 'node:util'
import { walkCircuits } from './circuits/walks.ts'

/**
 * Walks random circuits by random acts: a contract is never ready to be sent without the decisions that its circuit asks,
 * on its exact content.
 *
 * `npm run prove -- circuits [--circuits 1000] [--seed 7]`
 */
const { values } = parseArgs({
  options: {
    circuits: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const { circuits, ready, asksMore, refusedRequests, faults } = walkCircuits(
  Number(values.seed),
  Number(values.circuits),
)
console.log(
  `${circuits} circuits: ready ${ready} times, kept by management ${asksMore} times, ` +
    `${refusedRequests} requests refused, ${faults.length} faults (--seed ${values.seed})`,
)
for (const fault of faults.slice(0, 20)) console.log(fault)
if (faults.length > 0) process.exitCode = 1
