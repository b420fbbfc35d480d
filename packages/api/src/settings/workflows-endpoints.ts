import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { replaces } from '../replaces.ts'

const contractSteps = z.array(
  z.object({
    _id: z.uuid(),
    name: z.string(),
    description: z.string(),
    color: z.string(),
    kind: z.enum(['drafting', 'negotiation', 'validation', 'signature', 'followUp']),
    /** Sending for signature is refused until it is done. */
    isRequired: z.boolean(),
    isOpen: z.boolean(),
    isCompleted: z.boolean(),
    completedAt: z.iso.datetime().nullable(),
    /** Skipped without being done. */
    isPassedOver: z.boolean(),
    /** Its validation does not count for now, as the content has changed. */
    isSuspended: z.boolean(),
    passedOverAt: z.iso.datetime().nullable(),
    /** Who completed or skipped it; null: nobody, or not a person. */
    leftBy: z.string().nullable(),
    dueDate: z.iso.date().nullable(),
    /** Why it cannot be completed, or reopened, manually. */
    changing: reason,
    settingDueDate: reason,
  }),
)
export type ContractSteps = z.infer<typeof contractSteps>

const proposedWorkflow = named.extend({
  /** What proposes it: otherwise it is the company's default. */
  proposedBy: z.enum(['template', 'type', 'company']),
  /** The names of its steps, in order. */
  steps: z.array(z.string()),
})
export type ProposedWorkflow = z.infer<typeof proposedWorkflow>

nameShapes({ ContractSteps: contractSteps, ProposedWorkflow: proposedWorkflow })

export const workflowsEndpoints = {
  statuses: endpoint({
    method: 'GET',
    path: '/workflows/status',
    access: 'contracts3:list',
    transaction: 'none',
    summary: 'The list of workflow statuses.',
    query: z.strictObject({ listStatus: z.enum(['true', 'false']).optional() }),
    response: z.array(z.object({ value: z.string(), name: z.string() })),
  }),
  proposed: endpoint({
    method: 'GET',
    path: '/workflows/proposed',
    access: 'contracts3:create',
    summary:
      'The workflow that a new contract of a template or of a type follows unless another one is chosen.',
    query: z.strictObject({ typeId: z.uuid().optional(), templateId: z.uuid().optional() }),
    response: proposedWorkflow,
  }),
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/steps',
    ...onContract('read'),
    summary: 'The steps of a contract’s workflow and its current one.',
    params: contractParams,
    response: contractSteps,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/steps/:stepId',
    ...onContract('edit'),
    summary: 'Complete a step, reopen it, or set its due date.',
    params: z.strictObject({ contractId: z.uuid(), stepId: z.uuid() }),
    body: z.union([
      z.strictObject({ isCompleted: z.boolean() }),
      z.strictObject({ dueDate: z.iso.date().nullable(), ...replaces(z.iso.date().nullable()) }),
    ]),
    response: contractSteps,
  }),
}
