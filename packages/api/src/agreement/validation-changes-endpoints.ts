import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contentChanges } from '../writing/content-changes.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'

const changesSinceAcceptance = z.object({
  /** The reader's last acceptance of this contract, and the absent person that they took it for; null: there is none. */
  accepted: z.object({ at: z.iso.datetime(), insteadOf: z.string().nullable() }).nullable(),
  /** Whether the contract is what they accepted; `unknown`: nothing was kept of what it was; `altered`: what was kept no longer matches its hash. */
  content: z.enum(['same', 'changed', 'unknown', 'altered']).nullable(),
  ...contentChanges.shape,
})
export type ChangesSinceAcceptance = z.infer<typeof changesSinceAcceptance>

nameShapes({ ChangesSinceAcceptance: changesSinceAcceptance })

export const validationChangesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation/changes',
    ...onContract('read'),
    summary:
      'What differs between the contract and the content that the reader last accepted, as far as they may see it.',
    params: contractParams,
    response: changesSinceAcceptance,
  }),
}
