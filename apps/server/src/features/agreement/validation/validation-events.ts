import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { ValidationPayloads } from '@tacite/domain/events/validation-events.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'

interface Happened<Payload> {
  actor: Actor | null
  contractId: string
  validationId: string
  payload: Payload
  personal?: Record<string, string>
}

const event =
  <Name extends keyof ValidationPayloads>(type: Name) =>
  ({
    actor,
    contractId,
    validationId,
    payload,
    personal,
  }: Happened<EventPayloads[Name]>): NewEvent<Name> => ({
    type,
    actor: actor && eventActor(actor),
    objectId: validationId,
    contractId,
    payload,
    ...(personal ? { personal } : {}),
  })

export const validationRequested = event('validation.requested')
export const validationRequestedAgain = event('validation.requestedAgain')
export const stepOpened = event('validation.stepOpened')
export const decided = event('validation.decided')
export const decisionCancelled = event('validation.decisionCancelled')
export const validatorReminded = event('validation.reminded')
export const dueReminded = event('validation.dueReminded')
export const dueDayMoved = event('validation.dueDayMoved')
export const escalated = event('validation.escalated')
export const conditionMet = event('validation.conditionMet')
export const conditionRejected = event('validation.conditionRejected')
export const conditionConfirmed = event('validation.conditionConfirmed')
export const validationAccepted = event('validation.accepted')
export const validationRefused = event('validation.refused')
export const validationSuspended = event('validation.suspended')
export const validationReinstated = event('validation.reinstated')
export const validationInvalidated = event('validation.invalidated')
export const validationCancelled = event('validation.cancelled')
