import { z } from 'zod'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

const activity = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  type: z.string(),
  actor: z.string(),
  /** One sentence in the reader's language. */
  text: z.string(),
})
export type Activity = z.infer<typeof activity>

const chainState = z.object({
  isIntact: z.boolean(),
  /** The verified range of the chain. */
  from: z.number().int(),
  to: z.number().int(),
  /** The first invalid event. */
  brokenAt: z.number().int().nullable(),
  /** How many recent events of the contract are not chained yet. */
  unchained: z.number().int(),
  /** How many checkpoints kept outside the database are missing, or not signed by the company's seal. */
  lostCheckpoints: z.number().int(),
})
export type ChainState = z.infer<typeof chainState>

nameShapes({ Activity: activity, ChainState: chainState })

export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/activity',
    ...onContract('readActivity'),
    summary: 'What happened to a contract, newest first, from the audit chain.',
    params: contractParams,
    query: z.strictObject(paging(20)),
    response: z.object({ value: z.array(activity), count: z.number().int() }),
  }),
  chain: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/activity/chain',
    ...onContract('readActivity'),
    transaction: 'heavy',
    summary: 'Recompute the audit chain from the first event of a contract to its last.',
    params: contractParams,
    response: chainState,
  }),
}
