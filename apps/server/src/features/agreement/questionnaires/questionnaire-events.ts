import type { EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { QuestionnairePayloads } from '@tacite/domain/events/questionnaire-events.ts'
import type { EventActor, NewEvent } from '../../../platform/events/business-events.ts'
import type { Questionnaire } from './questionnaire-repository.ts'

/** @param personal words of people, kept where they can be erased */
export function questionnaireEvent<Name extends keyof QuestionnairePayloads>(
  type: Name,
  actor: EventActor | null,
  { id, contractId, name }: Pick<Questionnaire, 'id' | 'contractId' | 'name'>,
  payload: EventPayloads[Name],
  personal: Record<string, string> = {},
): NewEvent<Name> {
  return {
    type,
    actor,
    objectId: id,
    contractId,
    payload,
    personal: { respondent: name, ...personal },
  }
}

/** Somebody outside acts by their link. */
export function byRespondent({ name }: Pick<Questionnaire, 'name'>): EventActor {
  return { id: null, label: name }
}
