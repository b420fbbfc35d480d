import { ESCALATION_STEPS } from '@tacite/domain/decisions/escalation.ts'
import { EXIT_CHOICES } from '@tacite/domain/decisions/exit-choices.ts'
import { LIMIT_CHOICES } from '@tacite/domain/decisions/limit-decision.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'

const day = z.iso.date()

/** What follows the term whose limit is decided on. */
const outcome = z.discriminatedUnion('kind', [
  /** `until`: the last day of the new term; null: it has no end. */
  z.object({ kind: z.literal('renews'), from: day, until: day.nullable() }),
  z.object({ kind: z.literal('ends'), on: day }),
])

const told = {
  _id: z.uuid(),
  /** The prudent limit that it is about. */
  limit: day,
  reason: z.string(),
  /** Of one to decide later: the day on which the owner is asked again. */
  until: day.nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  /** Null: it stands. */
  ended: z
    .object({
      at: z.iso.datetime(),
      as: z.enum(['replaced', 'limitMoved', 'limitGone', 'exitNotified']),
      /** Where the limit moved: its new day. */
      movedTo: day.nullable(),
    })
    .nullable(),
}

const limitDecision = z.object({
  ...told,
  about: z.literal('term'),
  meaning: z.enum(['preventRenewal', 'obtainRenewal']),
  choice: z.enum(LIMIT_CHOICES),
})

const exitDecision = z.object({
  ...told,
  about: z.literal('exit'),
  /** The last day in force if the exit is used. */
  exitOn: day,
  choice: z.enum(EXIT_CHOICES),
})

/** Who is told on which day if nothing is decided until then; null: nobody, or it was done. */
const escalation = z
  .object({ on: day, step: z.enum(ESCALATION_STEPS), people: z.array(z.string()) })
  .nullable()

const decidableExit = z.object({
  basis: z.enum(['clause', 'triennial']),
  exitOn: day,
  prudentLimit: day,
  legalLimit: day,
  /** The last day until which the decision can be put off; null: none is left. */
  latestLater: day.nullable(),
  /** False: it can be decided on ahead of time, and is asked for later. */
  isAsked: z.boolean(),
  /** The decision that stands on this exit. */
  decided: exitDecision.nullable(),
  isSettled: z.boolean(),
  escalation,
})

export const limitDecisions = z.object({
  today: day,
  /** The limit to decide on; null: there is none. */
  limit: z
    .object({
      term: z.number().int(),
      prudentLimit: day,
      legalLimit: day,
      meaning: z.enum(['preventRenewal', 'obtainRenewal']),
      /** The last day until which the decision can be put off; null: none is left. */
      latestLater: day.nullable(),
      ifNothing: outcome.nullable(),
      ifEnd: outcome.nullable(),
      ifRenewed: outcome.nullable(),
    })
    .nullable(),
  /** Who is asked. */
  owner: z.object({ _id: z.uuid(), name: z.string(), isActive: z.boolean() }),
  /** The decision that stands on this limit. */
  decided: limitDecision.nullable(),
  /** It settles the limit: to decide later does only until its day. */
  isSettled: z.boolean(),
  escalation,
  /** The early exits ahead, in order of day. */
  exits: z.array(decidableExit),
  /** Every decision, the last one first. */
  history: z.array(z.discriminatedUnion('about', [limitDecision, exitDecision])),
  /** Why this person cannot decide on the limit; null: they can. */
  deciding: reason,
  /** Why this person cannot decide on an exit. */
  decidingExit: reason,
})
export type LimitDecisions = z.infer<typeof limitDecisions>

const decisionForm = z.strictObject({
  /** The prudent limit as the person saw it: another one is refused. */
  limit: day,
  choice: z.enum(LIMIT_CHOICES),
  reason: z.string().trim().max(1000),
  until: day.nullable().default(null),
})
export type DecisionForm = z.infer<typeof decisionForm>

const exitDecisionForm = z.strictObject({
  exitOn: day,
  /** The prudent limit as the person saw it: another one is refused. */
  limit: day,
  choice: z.enum(EXIT_CHOICES),
  reason: z.string().trim().max(1000),
  until: day.nullable().default(null),
})
export type ExitDecisionForm = z.infer<typeof exitDecisionForm>

nameShapes({
  LimitOutcome: outcome,
  LimitDecision: limitDecision,
  ExitDecision: exitDecision,
  DecidableExit: decidableExit,
  LimitDecisions: limitDecisions,
  LimitDecisionForm: decisionForm,
  ExitDecisionForm: exitDecisionForm,
})

export const decisionsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/limit-decisions',
    ...onContract('read'),
    summary:
      'What is to be decided before the next notice limit and before early exits, what follows, and what was decided.',
    params: contractParams,
    response: limitDecisions,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/limit-decisions',
    ...onContract('decideOnLimit'),
    summary:
      'Decide on the next notice limit: renew, renegotiate, end the contract, or decide later.',
    params: contractParams,
    body: decisionForm,
    response: limitDecisions,
    status: 201,
  }),
  decideOnExit: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/exit-decisions',
    ...onContract('decideOnLimit'),
    summary: 'Decide on an early exit before its limit: leave, stay, or decide later.',
    params: contractParams,
    body: exitDecisionForm,
    response: limitDecisions,
    status: 201,
  }),
}
