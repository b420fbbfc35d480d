import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Actor } from '../../platform/http/route.ts'
import { eventActor } from '../../platform/events/event-actor.ts'

export interface StepOpened {
  stepId: string
  stepName: string
  validatorIds: string[]
  requestedBy: string
  /** What opened it. */
  openedBy: 'request' | 'acceptance' | 'decisionCancelled'
}

export interface Decided {
  stepId: string
  stepName: string
  decision: 'accepted' | 'refused'
  /** Whose decision it is, and who is told. */
  personId: string
  /** Who took it while they were away. */
  decidedBy?: string
  requestedBy: string
  contentHash: string
}

export interface ValidationEnded {
  validationId: string
  stepIds: string[]
  requestedBy: string
  contentHash: string
}

type Parts<Payload> = {
  actor: Actor | null
  contractId: string
  validationId: string
  payload: Payload
  personal?: Record<string, string>
}

const event =
  <Payload extends object>(type: string) =>
  ({
    actor,
    contractId,
    validationId,
    payload,
    personal,
  }: Parts<Payload>): BusinessEvent<Payload> => ({
    type,
    actor: actor ? eventActor(actor) : null,
    objectType: 'validation',
    objectId: validationId,
    contractId,
    payload,
    ...(personal ? { personal } : {}),
  })

export const validationRequested = event<{ contentHash: string; steps: number }>(
  'validation.requested',
)
export const stepOpened = event<StepOpened>('validation.stepOpened')
export const decided = event<Decided>('validation.decided')
export const decisionCancelled = event<{ stepId: string; personId: string; decidedBy?: string }>(
  'validation.decisionCancelled',
)
export const validationAccepted = event<ValidationEnded>('validation.accepted')
export const validationRefused = event<ValidationEnded>('validation.refused')
export const validationFallen = event<ValidationEnded>('validation.fallen')
export const validationCancelled = event<ValidationEnded>('validation.cancelled')
