import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { alertSetting } from './alert-setting-shape.ts'

const day = z.iso.date()

const contractAlerts = z.object({
  /** Where the setting in force comes from. */
  origin: z.enum(['default', 'type', 'contract']),
  type: named,
  /** The contract's own; null: it follows its type, or the default. */
  own: alertSetting.nullable(),
  /** Its type's; null: the default. */
  ofType: alertSetting.nullable(),
  /** Whom the next alert would be told. */
  recipients: z.array(named),
  /** Named by the setting in force, and told nothing: they do not see the contract, or are no longer here. */
  receivesNothing: z.array(named),
  /** Nobody whom the setting names would be told: the owner is, so that somebody knows. */
  isOnlyOwnerLeft: z.boolean(),
  /** Who is told of the end among the third parties with whom it is shared; null: the setting tells none. */
  thirdParties: z.array(z.string()).nullable(),
  /** Of a contract without deadlines in force there are none. */
  upcoming: z.array(
    z.object({
      on: day,
      /** The day that it is about. */
      target: day,
      text: z.string(),
    }),
  ),
  changing: reason,
})
export type ContractAlerts = z.infer<typeof contractAlerts>

nameShapes({ ContractAlerts: contractAlerts })

export const alertsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/alerts',
    ...onContract('read'),
    summary: 'Which alerts a contract gives, when and to whom, and where that was chosen.',
    params: contractParams,
    response: contractAlerts,
    revisionOf: 'contractId/alerts',
  }),
  set: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/alerts',
    ...onContract('setAlerts'),
    summary: 'Choose the alerts of one contract, or return to those of its type.',
    params: contractParams,
    body: z.strictObject({ setting: alertSetting.nullable() }),
    response: contractAlerts,
    revisionOf: 'contractId/alerts',
  }),
}
