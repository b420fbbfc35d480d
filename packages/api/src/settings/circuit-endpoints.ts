import { VALIDATION_RULES } from '@tacite/domain/validation/validation-progress.ts'
import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { circuitCondition, simulatedStep, skippedStep, triedValues } from './circuit-conditions.ts'
import { choicesPage, choicesQuery } from '../choices.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

const validator = named.extend({
  kind: z.enum(['person', 'group']),
  /** Whether they can be asked now: not a person who cannot sign in, nor a group without anyone who can. */
  standing: z.enum(['active', 'pending', 'blocked', 'empty']),
})
export type CircuitValidator = z.infer<typeof validator>

const circuitStep = z.object({
  name: z.string(),
  rule: z.enum(VALIDATION_RULES),
  validators: z.array(validator),
  /** Open at the same time as the step before it. */
  isBesidePrevious: z.boolean(),
  /** Business days after it opens within which it is to be decided; null: no due day. */
  dueDays: z.number().int().nullable(),
  /** All of which must hold for it to be asked; none: always. */
  conditions: z.array(circuitCondition),
})

const workflowStep = z.object({
  _id: z.uuid(),
  name: z.string(),
  color: z.string(),
  /** The name of its workflow. */
  workflow: z.string(),
})

const circuit = z.object({
  _id: z.uuid(),
  title: z.string(),
  workflowStep,
  steps: z.array(circuitStep),
  /** The contract types for which it is proposed. */
  typeIds: z.array(z.uuid()),
  /** Whether a request may leave none of its steps out. */
  isImposed: z.boolean(),
  /** How many validations were requested with it. */
  uses: z.number().int(),
})
export type CircuitRow = z.infer<typeof circuit>

const circuitChoice = named.extend({ steps: z.array(circuitStep) })

/** What a circuit asks of one contract. */
const askedSteps = named.extend({
  isImposed: z.boolean(),
  steps: z.array(circuitStep.omit({ conditions: true })),
  skipped: z.array(skippedStep),
})

const formSteps = z
  .array(
    z.strictObject({
      name: z.string().trim().max(120),
      rule: z.enum(VALIDATION_RULES),
      validatorIds: z.array(z.uuid()).max(100).default([]),
      groupIds: z.array(z.uuid()).max(50).default([]),
      isBesidePrevious: z.boolean().default(false),
      dueDays: z.number().int().nullable().default(null),
      conditions: z.array(circuitCondition).max(10).default([]),
    }),
  )
  .max(20)

const form = z.strictObject({
  title: z.string().trim().max(120),
  /** A validation step of some workflow. */
  validationStepId: z.uuid().nullable(),
  typeIds: z.array(z.uuid()).max(100).default([]),
  isImposed: z.boolean().default(false),
  steps: formSteps,
})
export type CircuitForm = z.infer<typeof form>

const circuitParams = z.strictObject({ circuitId: z.uuid() })
const access = 'modules:validation'

nameShapes({
  Circuit: circuit,
  CircuitChoice: circuitChoice,
  CircuitStep: circuitStep,
  CircuitValidator: validator,
  CircuitWorkflowStep: workflowStep,
  CircuitForm: form,
  CircuitCondition: circuitCondition,
  CircuitAskedSteps: askedSteps,
  SimulatedStep: simulatedStep,
  SkippedStep: skippedStep,
})

export const circuitsEndpoints = {
  ...declareRecords({
    path: '/administration/validation-circuits',
    id: 'circuitId',
    access: access,
    query: z.strictObject(administrationQuery(['title', 'uses'])),
    form,
    row: circuit,
    summaries: {
      list: 'Validation circuits, with their validators and how often each was used.',
      read: 'One validation circuit.',
      create: 'Create a validation circuit.',
      update: 'Change a validation circuit; validations requested with it stay as they are.',
      remove: 'Delete a validation circuit; it can be restored for thirty days.',
    },
  }),
  workflowSteps: endpoint({
    method: 'GET',
    path: '/administration/validation-circuit-steps',
    access,
    summary: 'The validation steps of every workflow, for which a circuit can be created.',
    response: z.array(workflowStep),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/administration/validation-circuits/:circuitId/copies',
    access,
    summary: 'Create a circuit with the steps of another one.',
    params: circuitParams,
    body: z.strictObject({ title: z.string().trim().max(120) }),
    response: circuit,
    status: 201,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/administration/validation-circuit-trials',
    access,
    transaction: 'read',
    summary: 'Which steps a circuit would ask of a contract with these values, and of whom.',
    body: z.strictObject({
      /** The saved circuit that is being edited: what it names may have been deleted since. */
      circuitId: z.uuid().nullable().default(null),
      steps: formSteps,
      contract: triedValues,
    }),
    response: z.object({ steps: z.array(simulatedStep), skipped: z.array(skippedStep) }),
  }),
  askedOf: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation/circuits/:circuitId',
    ...onContract('requestValidation'),
    summary: 'The steps that a circuit asks of a contract, and why not the others.',
    params: contractParams.extend({ circuitId: z.uuid() }),
    response: askedSteps,
  }),
  proposed: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation/proposed-circuit',
    ...onContract('requestValidation'),
    summary:
      'The circuit that is proposed for a contract by its template or its type, if there is one.',
    params: contractParams,
    response: z.object({
      circuit: askedSteps.nullable(),
      /** The type of the contract. */
      contractType: z.string(),
      /** The template that proposes it; null: the type does. */
      template: z.string().nullable(),
    }),
  }),
  ofContract: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation/circuits',
    ...onContract('requestValidation'),
    summary:
      'The circuits for the workflow of a contract, to choose from when its validation is requested.',
    params: contractParams,
    query: z.strictObject(choicesQuery),
    response: choicesPage(circuitChoice),
  }),
}
