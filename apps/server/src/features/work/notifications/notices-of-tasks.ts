import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { namesOf } from './names-of.query.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

type AboutRequest =
  | 'contract.taskAssigned'
  | 'contract.taskAnswered'
  | 'contract.taskReopened'
  | 'contract.taskWithdrawn'

/** Tasks that people give each other: each hears of what the other did. */
export const TASK_NOTICES: Notices<
  AboutRequest | 'contract.taskDueReminded' | 'contract.taskLate' | 'contract.taskHandedOver'
> = {
  'contract.taskAssigned': (_, assigned) =>
    assigned.map((event) => ({
      to: others([event.payload.personId], event.actor),
      type: 'taskAssigned',
      ...about(event),
    })),
  'contract.taskAnswered': (_, answered) =>
    answered.map((event) => ({
      to: others([event.payload.requestedBy], event.actor),
      type: 'taskAnswered',
      quote: event.personal?.['answer'],
      ...about(event),
    })),
  'contract.taskReopened': (_, reopened) =>
    reopened.map((event) => ({
      to: others([event.payload.personId, event.payload.requestedBy], event.actor),
      type: 'taskReopened',
      ...about(event),
    })),
  'contract.taskWithdrawn': (_, withdrawn) =>
    withdrawn.map((event) => ({
      to: others([event.payload.personId], event.actor),
      type: 'taskWithdrawn',
      ...about(event),
    })),
  'contract.taskDueReminded': async (db, due) => {
    const names = await namesOfBoth(db, due)
    return due.map((event) => ({
      to: [event.payload.personId],
      type: 'taskDue',
      ...aboutDue(event, names.get(event.payload.requestedBy)),
    }))
  },
  'contract.taskLate': async (db, late) => {
    const names = await namesOfBoth(db, late)
    return late.map((event) => {
      const { personId, requestedBy, toldTo } = event.payload
      return toldTo === 'person'
        ? { to: [personId], type: 'taskLate', ...aboutDue(event, names.get(requestedBy)) }
        : { to: [requestedBy], type: 'taskNotDone', ...aboutDue(event, names.get(personId)) }
    })
  },
  'contract.taskHandedOver': async (db, handedOver) => {
    const names = await namesOf(
      db,
      handedOver.flatMap(({ payload }) => [payload.fromPersonId, payload.personId]),
    )
    type News = NoticeOf<'contract.taskHandedOver'>
    return handedOver.flatMap(({ contractId, actor, payload }): News[] => {
      const { fromPersonId, personId } = payload
      // Many at once are in the panel and among the tasks only.
      const common = { contractId, isMailed: handedOver.length === 1 }
      const person = actor?.label ?? ''
      const from = names.get(fromPersonId)!
      const to = names.get(personId)!
      return [
        {
          ...common,
          to: others([personId], actor),
          type: 'taskHandedOver',
          params: { person, from },
        },
        {
          ...common,
          to: others([fromPersonId], actor),
          type: 'taskPassedOn',
          params: { person, to },
        },
      ]
    })
  },
}

type AboutDue = 'contract.taskDueReminded' | 'contract.taskLate'

function namesOfBoth(db: CompanyDatabase, due: readonly BusinessEvent<AboutDue>[]) {
  return namesOf(
    db,
    due.flatMap(({ payload }) => [payload.personId, payload.requestedBy]),
  )
}

/** @param person the other one: who asked, or who is asked */
function aboutDue({ contractId, payload, personal }: BusinessEvent<AboutDue>, person = '') {
  return {
    contractId,
    params: {
      person,
      task: personal?.['task'] ?? '',
      day: payload.dueOn,
      subjectId: payload.requestId,
    },
  }
}

function about({ contractId, actor, payload, personal }: BusinessEvent<AboutRequest>) {
  return {
    contractId,
    params: {
      person: actor?.label ?? '',
      task: personal?.['task'] ?? '',
      subjectId: payload.requestId,
    },
  }
}
