import { sendOut, OUTSIDER } from '../../../../testing/signatures.ts'
import { endSittings } from '../end-sittings.job.ts'
import { beginWalk, type Walk, type WalkSetup } from './begin-walk.ts'
import { between, type Chance } from './chance.ts'
import { missingBeforeSending, type Witnessed } from './circuit-witness.ts'
import {
  cancel,
  changeType,
  confirmConditions,
  decideAtRandom,
  editAtRandom,
  requestSteps,
  withdrawAtRandom,
} from './walk-acts.ts'
import { callOrThrow } from './walk-calls.ts'

export interface WalkCounts {
  sent: number
  refused: number
  decisions: number
  faults: string[]
}

const ACTS = 14
const MINUTE_MS = 60_000

/** A random circuit and contract, walked over HTTP; after each act it is tried to send the contract for signature. */
export async function walkCircuit(
  setup: WalkSetup,
  chance: Chance,
  number: number,
  counts: WalkCounts,
): Promise<void> {
  const walk = await beginWalk(setup, chance, number)
  for (let act = 0; act < ACTS; act += 1) {
    await actAtRandom(walk, counts)
    await trySending(walk, `circuit ${number}, act ${act}`, counts)
  }
}

/** One act of somebody, whether the product takes it or not: only what it answers with success is noted. */
async function actAtRandom(walk: Walk, counts: WalkCounts): Promise<void> {
  const { chance, product, witnessed } = walk
  product.clock.advance(between(chance, 0, 2) * MINUTE_MS)
  if (!witnessed.request) return requestSteps(walk)
  // Nothing goes on after a refusal: most people start again.
  const isRefused = witnessed.request.notes.some(({ decision }) => decision === 'refused')
  if (isRefused && chance() < 0.6) return cancel(walk)
  const dice = chance()
  if (dice < 0.6) {
    if (await decideAtRandom(walk)) counts.decisions += 1
    return
  }
  if (dice < 0.68) return withdrawAtRandom(walk)
  if (dice < 0.8) return editAtRandom(walk)
  if (dice < 0.86) return changeType(walk)
  if (dice < 0.94) return confirmConditions(walk)
  if (dice < 0.97) {
    product.clock.advance(11 * MINUTE_MS)
    await endSittings({ ...product.product.platform, preAuth: product.preAuth })
    return
  }
  await cancel(walk)
}

/** The product may send it only when the witness misses nothing. Sent, it is taken back, and goes on. */
async function trySending(walk: Walk, where: string, counts: WalkCounts): Promise<void> {
  const { company, contractId, owner, witnessed } = walk
  // Sent as it is already: nothing new to learn.
  if (walk.sentAs === stateOf(witnessed)) return
  const { status } = await sendOut(company, contractId, [OUTSIDER])
  if (status !== 201) {
    counts.refused += 1
    return
  }
  counts.sent += 1
  walk.sentAs = stateOf(witnessed)
  counts.faults.push(...missingBeforeSending(witnessed).map((fault) => `${where}: ${fault}`))
  await callOrThrow(owner, 'DELETE', `/contracts3/${contractId}/signature`)
}

function stateOf({ contract, request }: Witnessed): string {
  return JSON.stringify([contract, request?.notes, [...(request?.leftOut ?? [])]])
}
