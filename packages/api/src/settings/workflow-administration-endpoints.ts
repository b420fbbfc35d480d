import {
  PREDEFINED_WORKFLOWS,
  type PredefinedWorkflow,
} from '@tacite/domain/workflows/predefined-workflows.ts'
import { MOST_STEPS, STEP_COLOURS, STEP_KINDS } from '@tacite/domain/workflows/workflow-steps.ts'
import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { endpoint } from '../endpoint.ts'
import { removal } from '../trail/removals-endpoints.ts'
import { nameShapes } from '../shape-names.ts'

const step = z.object({
  _id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  kind: z.enum(STEP_KINDS),
  /** A contract must have been through it to be sent for signature; only of what comes before the signature. */
  isRequired: z.boolean(),
  /** How many days after it begins it is due; null: no due date unless a person sets one. */
  dueDays: z.number().int().nullable(),
  /** Unsigned contracts currently at it. */
  contracts: z.number().int(),
  /** Contracts went through it or are at it, or circuits are made for it: its kind cannot change. */
  isUsed: z.boolean(),
  circuits: z.number().int(),
})

const workflow = z.object({
  _id: z.uuid(),
  name: z.string(),
  isDefault: z.boolean(),
  /** Its contracts are validated and sent only once nothing deviates from the playbook of their type. */
  needsPlaybook: z.boolean(),
  /** Sent back on saving, to detect concurrent saves. */
  version: z.number().int(),
  steps: z.array(step),
  /** Unsigned contracts that run on it, and all that ever did. */
  contracts: z.number().int(),
  allContracts: z.number().int(),
  circuits: z.number().int(),
  /** Contract types that propose it. */
  contractTypes: z.number().int(),
  /** The same for templates. */
  templates: z.number().int(),
})
export type WorkflowRow = z.infer<typeof workflow>
export type WorkflowStepRow = z.infer<typeof step>

const workflowParams = z.strictObject({ workflowId: z.uuid() })
const name = z.string().trim().max(120)

const predefined = Object.keys(PREDEFINED_WORKFLOWS) as [
  PredefinedWorkflow,
  ...PredefinedWorkflow[],
]

nameShapes({ WorkflowStep: step, Workflow: workflow })

export const workflowAdministrationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/workflows',
    access: 'modules:workflow',
    summary: 'Workflows with their steps, and how many contracts run on them.',
    query: z.strictObject(administrationQuery(['name', 'contracts'])),
    response: z.object({ value: z.array(workflow), count: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/workflows/:workflowId',
    access: 'modules:workflow',
    summary: 'One workflow.',
    params: workflowParams,
    response: workflow,
    revisionOf: 'workflowId',
  }),
  create: endpoint({
    method: 'POST',
    path: '/administration/workflows',
    access: 'modules:workflow',
    summary: 'Create a workflow from a predefined one; `blank` has one drafting step.',
    body: z.strictObject({ name, predefined: z.enum(predefined).default('blank') }),
    response: workflow,
    status: 201,
    revisionOf: '_id',
  }),
  copy: endpoint({
    method: 'POST',
    path: '/administration/workflows/:workflowId/copies',
    access: 'modules:workflow',
    summary: 'Create a workflow with the steps of another one.',
    params: workflowParams,
    body: z.strictObject({ name }),
    response: workflow,
    status: 201,
    revisionOf: '_id',
  }),
  save: endpoint({
    method: 'PUT',
    path: '/administration/workflows/:workflowId',
    access: 'modules:workflow',
    transaction: 'heavy',
    summary: 'Save the name and the ordered steps; contracts at a removed step are moved.',
    params: workflowParams,
    body: z.strictObject({
      name,
      /** The version that these changes are based on. */
      workflowVersion: z.number().int().min(1),
      /** Default: as it is. */
      needsPlaybook: z.boolean().optional(),
      steps: z
        .array(
          z.strictObject({
            /** Null: a new step. */
            workflowStepId: z.uuid().nullable(),
            name: z.string().trim().max(80),
            description: z.string().trim().max(500),
            color: z.enum([...Object.values(STEP_COLOURS), '']),
            kind: z.enum(STEP_KINDS),
            isRequired: z.boolean().default(false),
            dueDays: z.number().int().nullable().default(null),
          }),
        )
        .max(MOST_STEPS),
      /** Where the contracts at a removed step go: to a drafting or negotiation step that remains or is new. */
      moves: z
        .array(
          z.union([
            z.strictObject({ fromStepId: z.uuid(), toStepId: z.uuid() }),
            /** A new step has no id yet: its place in `steps`, from 0. */
            z.strictObject({ fromStepId: z.uuid(), toPlace: z.number().int().min(0) }),
          ]),
        )
        .max(MOST_STEPS)
        .default([]),
    }),
    response: workflow,
    revisionOf: 'workflowId',
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/administration/workflows/:workflowId/default',
    access: 'modules:workflow',
    summary: 'Make a workflow the default for new contracts.',
    params: workflowParams,
    response: workflow,
    revisionOf: 'workflowId',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/workflows/:workflowId',
    access: 'modules:workflow',
    summary: 'Delete a workflow that no contract uses; it can be restored for thirty days.',
    params: workflowParams,
    response: removal,
  }),
}
