import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { replaces } from '../replaces.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'

const contractWorkflow = named.extend({
  /** What a new contract of its type would follow. */
  proposed: named,
  /** Why another one cannot be chosen. */
  choosing: reason,
})

const stepAfter = named.extend({
  color: z.string(),
  standing: z.enum(['completed', 'passedOver', 'current', 'upcoming']),
  /** The name that the same step has in the workflow before, where it has one. */
  same: z.string().nullable(),
  /** Who completed or skipped it. */
  leftBy: z.string().nullable(),
  dueDate: z.iso.date().nullable(),
  /** The due date of the same step before; the contract keeps it when both are equal. */
  dueDateBefore: z.iso.date().nullable(),
})

const stepLeft = named.extend({
  standing: z.enum(['completed', 'passedOver', 'current', 'upcoming']),
  leftBy: z.string().nullable(),
  dueDate: z.iso.date().nullable(),
})

const workflowSwitch = z.object({
  from: named,
  to: named,
  steps: z.array(stepAfter),
  /** Those that the other workflow does not have. */
  left: z.array(stepLeft),
})

export type ContractWorkflow = z.infer<typeof contractWorkflow>
export type WorkflowSwitchShown = z.infer<typeof workflowSwitch>

nameShapes({ ContractWorkflow: contractWorkflow, WorkflowSwitch: workflowSwitch })

export const contractWorkflowEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/workflow',
    ...onContract('read'),
    summary: 'The workflow that a contract follows, and whether another one can be chosen.',
    params: contractParams,
    response: contractWorkflow,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/workflow/choice',
    ...onContract('read'),
    summary:
      'What becomes of the steps and due dates of a contract if it follows another workflow.',
    params: contractParams,
    query: z.strictObject({
      /** Without it: the proposed one. */
      workflowId: z.uuid().optional(),
    }),
    response: workflowSwitch,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/workflow',
    ...onContract('chooseWorkflow'),
    summary:
      'Choose another workflow for a draft; refused when it would do something else than the person saw.',
    params: contractParams,
    body: z.strictObject({
      /** Null: the proposed one. */
      workflowId: z.uuid().nullable(),
      ...replaces(z.uuid()),
      /** What the preview said. */
      seen: z.strictObject({
        /** The step where the contract then stands. */
        current: z.uuid(),
        completed: z.array(z.uuid()).max(50),
        left: z.array(z.uuid()).max(50),
      }),
    }),
    response: contractWorkflow,
  }),
}
