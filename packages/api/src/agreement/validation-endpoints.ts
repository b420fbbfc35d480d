import { CONDITION_STATES } from '@tacite/domain/validation/conditions.ts'
import {
  DECISIONS,
  GIVEN_DECISIONS,
  VALIDATION_RULES,
  VALIDATION_STATES,
} from '@tacite/domain/validation/validation-progress.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'
import { replaces } from '../replaces.ts'
import { simulatedStep, skippedStep } from '../settings/circuit-conditions.ts'

const departure = z.object({
  step: z.string(),
  kind: z.enum(['removed', 'changed', 'unavailable']),
  /** Who cannot be asked. */
  names: z.array(z.string()),
})

/** What was said of a condition: by whom, when and why. */
const said = z.object({ at: z.iso.datetime(), by: z.string(), comment: z.string() }).nullable()

/** What an acceptance depends on; the contract is not sent for signature before it is confirmed. */
const condition = z.object({
  _id: z.uuid(),
  words: z.string(),
  state: z.enum(CONDITION_STATES),
  met: said,
  /** The last time that its validator said that it is not met. */
  rejected: said,
  confirmed: said,
  /** Whether somebody confirmed it in the place of its validator, who had no access any more. */
  isConfirmedInstead: z.boolean(),
  /** Whether its validator can still be asked. */
  isValidatorReachable: z.boolean(),
  /** Why the reader may not say that it is met, confirm it, do so in its validator’s place, or say that it is not met. */
  meeting: reason,
  confirming: reason,
  confirmingInstead: reason,
  rejecting: reason,
})

const validation = z.object({
  _id: z.uuid(),
  state: z.enum(VALIDATION_STATES),
  requestedBy: named,
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the validated content, in hex. */
  contentHash: z.string(),
  /** While it is suspended: when it becomes void unless the content is back, and whose change suspended it. */
  suspension: z.object({ until: z.iso.datetime(), changedBy: z.string().nullable() }).nullable(),
  /** The circuit that its steps came from, if it still exists. */
  circuitId: z.uuid().nullable(),
  /** By the upgrade, since the content hash covers more than it did. */
  isRequestedAgain: z.boolean(),
  /** The steps of its circuit whose conditions did not hold when it was requested. */
  skipped: z.array(skippedStep),
  /** What the request left out of the steps that its circuit asked. */
  departures: z.array(departure),
  steps: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      rule: z.enum(VALIDATION_RULES),
      /** At the same time as the step before it. */
      isBesidePrevious: z.boolean(),
      /** Business days after it opens within which it is to be decided; null: no due day. */
      dueDays: z.number().int().nullable(),
      /** The last of them, while it is open. */
      dueOn: z.iso.date().nullable(),
      isLate: z.boolean(),
      /** Why the reader may not give it another due day. */
      movingDueDay: reason,
      isOpen: z.boolean(),
      outcome: z.enum(['pending', ...DECISIONS]),
      validators: z.array(
        named.extend({
          profilePictureUrl: z.string().nullable(),
          decision: z.enum(DECISIONS).nullable(),
          reason: z.string(),
          condition: condition.nullable(),
          decidedAt: z.iso.datetime().nullable(),
          /** Who decided on their behalf, while they were absent. */
          decidedBy: z.string().nullable(),
          /** Whether they can still be asked. */
          isActive: z.boolean(),
          /** Who acts for them today, while their decision is awaited: reminded with them. */
          delegates: z.array(z.string()),
          /** The last reminder; `undeliveredAt`: its mail did not arrive. */
          reminded: z
            .object({
              at: z.iso.datetime(),
              by: z.string(),
              undeliveredAt: z.iso.datetime().nullable(),
            })
            .nullable(),
          /** Why the reader may not remind them now. */
          reminding: reason,
        }),
      ),
      /** Since when its decisions are awaited, while it is open. */
      awaitedSince: z.iso.datetime().nullable(),
      /** Whose decision it would be, when the reader acts as a delegate. */
      decidingFor: named.nullable(),
      /** Why this person may not decide, or may not withdraw their decision. */
      deciding: reason,
      cancelling: reason,
    }),
  ),
})

export const contractValidation = z.object({
  current: validation.nullable(),
  earlier: z.array(validation),
  /** Of validations that no longer count, and not confirmed: their validators have not decided again. */
  /** The contract type says which clauses are expected: the playbook has something to judge. */
  hasPlaybook: z.boolean(),
  keptConditions: z.array(
    z.object({
      _id: z.uuid(),
      words: z.string(),
      setAt: z.iso.datetime(),
      validator: named,
      met: said,
    }),
  ),
  requesting: reason,
  cancelling: reason,
})
export type ContractValidation = z.infer<typeof contractValidation>

const validatorReminder = z.object({
  /** The names of those who were notified: the validator, and who acts for them. */
  sentTo: z.array(z.string()),
  validation: contractValidation,
})

const requestedStep = z.strictObject({
  name: z.string().trim().max(120),
  rule: z.enum(VALIDATION_RULES),
  validatorIds: z.array(z.uuid()).max(100),
  groupIds: z.array(z.uuid()).max(50).default([]),
  isBesidePrevious: z.boolean().default(false),
  dueDays: z.number().int().nullable().default(null),
})
const requestedSteps = z.array(requestedStep).max(20)

const simulation = z.object({
  steps: z.array(simulatedStep),
  skipped: z.array(skippedStep),
  departures: z.array(departure),
  /** Why the circuit, as it is imposed, refuses these departures. */
  imposed: reason,
  /** Sent back as `leavingOut`, confirms these departures; null: there are none. */
  confirmation: z.string().nullable(),
})
export type ValidationSimulation = z.infer<typeof simulation>

const stepParams = z.strictObject({ contractId: z.uuid(), stepId: z.uuid() })

nameShapes({
  Validation: validation,
  ValidationCondition: condition,
  ContractValidation: contractValidation,
  CircuitDeparture: departure,
  RequestedValidationStep: requestedStep,
  ValidationSimulation: simulation,
  ValidatorReminder: validatorReminder,
})

export const validationEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation',
    ...onContract('read'),
    summary: 'The state of a contract’s validation, and the earlier ones.',
    params: contractParams,
    response: contractValidation,
  }),
  request: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation',
    ...onContract('requestValidation'),
    summary:
      'Request a validation of the contract’s current content, of one circuit or of other steps.',
    params: contractParams,
    body: z.strictObject({
      /** The circuit that these steps come from, unchanged or edited. */
      circuitId: z.uuid().nullable().default(null),
      steps: requestedSteps,
      /** The departures from its circuit that the person was told: `confirmation` of the simulation. */
      leavingOut: z.string().max(64).nullable().default(null),
    }),
    response: contractValidation,
    status: 201,
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/simulation',
    ...onContract('requestValidation'),
    transaction: 'read',
    summary: 'Who would have to validate, and why, if these steps were requested.',
    params: contractParams,
    body: z.strictObject({ circuitId: z.uuid().nullable().default(null), steps: requestedSteps }),
    response: simulation,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/validation',
    ...onContract('cancelValidation'),
    summary: 'Cancel the validation.',
    params: contractParams,
    response: contractValidation,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/validation/:stepId/decision',
    ...onContract('decide'),
    summary: 'Validate, validate on a condition, or refuse, with a reason.',
    params: stepParams,
    body: z.strictObject({
      /** Conditional: accepted, and `reason` says what it depends on. */
      decision: z.enum(GIVEN_DECISIONS),
      reason: z.string().trim().max(2000).default(''),
      /** Whose decision it is; by default one’s own, or that of the first absent person who named the reader. */
      forPersonId: z.uuid().optional(),
    }),
    response: contractValidation,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/:stepId/validators/:personId/reminder',
    ...onContract('remindValidator'),
    summary:
      'Remind a validator whose decision is awaited, and whoever acts for them: once a day, by the company’s calendar.',
    params: stepParams.extend({ personId: z.uuid() }),
    response: validatorReminder,
    status: 201,
  }),
  moveDueDay: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/validation/:stepId/due-day',
    ...onContract('moveDueDay'),
    summary: 'Give an open step another due day, with a reason that its validators are told.',
    params: stepParams,
    body: z.strictObject({
      dueOn: z.iso.date(),
      reason: z.string().trim().max(500),
      ...replaces(z.iso.date().nullable()),
    }),
    response: contractValidation,
  }),
  cancelDecision: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/validation/:stepId/decision',
    ...onContract('cancelDecision'),
    summary: 'Withdraw one’s own validation or refusal.',
    params: stepParams,
    response: contractValidation,
  }),
}
