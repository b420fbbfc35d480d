import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { actingDelegates } from '../../people/delegations/public.ts'
import { namesOf } from './names-of.query.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

type StepOpened = BusinessEvent<'validation.stepOpened'>

/** Validation events, for the validators and the requester. */
export const VALIDATION_NOTICES: Notices<
  | 'validation.requestedAgain'
  | 'validation.stepOpened'
  | 'validation.reminded'
  | 'validation.dueReminded'
  | 'validation.dueDayMoved'
  | 'validation.escalated'
  | 'validation.accepted'
  | 'validation.invalidated'
  | 'validation.cancelled'
> = {
  'validation.requestedAgain': (_, again) =>
    again.map(({ contractId, payload: { requestedBy, validatorIds } }) => ({
      to: [...new Set([requestedBy, ...validatorIds])],
      type: 'validationRequestedAgain',
      contractId,
      params: {},
    })),
  'validation.stepOpened': askToValidate,
  'validation.reminded': remindToValidate,
  'validation.dueReminded': remindOfDueDay,
  'validation.dueDayMoved': tellOfMovedDay,
  'validation.escalated': tellOfLateStep,
  'validation.accepted': (_, accepted) =>
    accepted.map((event) => ({ ...toRequester(event), type: 'validationAccepted' })),
  'validation.invalidated': (_, invalidated) =>
    invalidated.map((event) => ({ ...toRequester(event), type: 'validationInvalidated' })),
  'validation.cancelled': tellOfAbandoned,
}

/** The validators of the step, and the delegates of absent ones, with whom they replace. */
async function askToValidate(
  db: CompanyDatabase,
  opened: readonly StepOpened[],
  now: Date,
): Promise<NoticeOf<'validation.stepOpened'>[]> {
  const names = await namesOf(
    db,
    opened.map(({ payload }) => payload.requestedBy),
  )
  const validatorIds = opened.flatMap(({ payload }) => payload.validatorIds)
  const acting = await actingDelegates(db, validatorIds, now)
  return opened.flatMap((event) => {
    const { contractId, payload } = event
    // The requester, not the validator of the previous step.
    const params = {
      step: payload.stepName,
      person: names.get(payload.requestedBy)!,
      subjectId: payload.stepId,
      ...(payload.dueDate ? { dueDate: payload.dueDate } : {}),
    }
    return [
      { to: askedValidators(event), type: 'validationRequested', contractId, params },
      ...acting
        .filter(({ personId }) => payload.validatorIds.includes(personId))
        .map(
          ({ delegateId, person: absent }) =>
            ({
              to: [delegateId],
              type: 'validationRequestedFor',
              contractId,
              params: { ...params, absent },
            }) as const,
        ),
    ]
  })
}

/** The validator, and those who act for them; whoever reminds them learns if the mail does not arrive. */
async function remindToValidate(
  db: CompanyDatabase,
  reminded: readonly BusinessEvent<'validation.reminded'>[],
): Promise<NoticeOf<'validation.reminded'>[]> {
  const names = await namesOf(
    db,
    reminded.map(({ payload }) => payload.personId),
  )
  return reminded.flatMap(({ contractId, payload, actor }) => {
    const { stepId, stepName, personId, delegateIds, awaitedSince, dueDate } = payload
    const params = {
      step: stepName,
      person: actor?.label ?? '',
      subjectId: stepId,
      since: awaitedSince,
      ...(dueDate === null ? {} : { dueDate }),
    }
    const notice = { contractId, askedBy: actor?.id ?? null }
    return [
      { ...notice, to: [personId], type: 'validationReminder', params },
      {
        ...notice,
        to: delegateIds,
        type: 'validationReminderFor',
        params: { ...params, absent: names.get(personId)! },
      },
    ]
  })
}

/** Nobody asks: its day comes. Who acts for an absent validator is reminded in their place, too. */
async function remindOfDueDay(
  db: CompanyDatabase,
  reminded: readonly BusinessEvent<'validation.dueReminded'>[],
  now: Date,
): Promise<NoticeOf<'validation.dueReminded'>[]> {
  const acting = await actingDelegates(
    db,
    reminded.flatMap(({ payload }) => payload.validatorIds),
    now,
  )
  return reminded.flatMap(
    ({ contractId, payload: { stepId, stepName, dueDate, validatorIds } }) => {
      const params = { step: stepName, subjectId: stepId, day: dueDate }
      return [
        { to: validatorIds, type: 'validationDue', contractId, params },
        ...acting
          .filter(({ personId }) => validatorIds.includes(personId))
          .map(
            ({ delegateId, person: absent }) =>
              ({
                to: [delegateId],
                type: 'validationDueFor',
                contractId,
                params: { ...params, absent },
              }) as const,
          ),
      ]
    },
  )
}

/** Those who have not decided, and who acts for them today; the reason is quoted in the mail. */
async function tellOfMovedDay(
  db: CompanyDatabase,
  moved: readonly BusinessEvent<'validation.dueDayMoved'>[],
  now: Date,
): Promise<NoticeOf<'validation.dueDayMoved'>[]> {
  const acting = await actingDelegates(
    db,
    moved.flatMap(({ payload }) => payload.validatorIds),
    now,
  )
  return moved.flatMap(({ contractId, actor, personal, payload }) => {
    const { stepId, stepName, dueDate, validatorIds } = payload
    const params = { step: stepName, subjectId: stepId, day: dueDate, person: actor?.label ?? '' }
    const notice = { contractId, quote: personal?.['reason'] }
    return [
      { ...notice, to: others(validatorIds, actor), type: 'validationDueMoved', params },
      ...acting
        .filter(({ personId }) => validatorIds.includes(personId))
        .map(
          ({ delegateId, person: absent }) =>
            ({
              ...notice,
              to: others([delegateId], actor),
              type: 'validationDueMovedFor',
              params: { ...params, absent },
            }) as const,
        ),
    ]
  })
}

/** Each reader is told once, with the names of those who have not decided. */
async function tellOfLateStep(
  db: CompanyDatabase,
  late: readonly BusinessEvent<'validation.escalated'>[],
): Promise<NoticeOf<'validation.escalated'>[]> {
  const names = await namesOf(
    db,
    late.flatMap(({ payload }) => payload.validatorIds),
  )
  return late.map(
    ({ contractId, payload: { stepId, stepName, dueDate, validatorIds, personIds } }) => ({
      to: personIds,
      type: 'validationLate',
      contractId,
      params: {
        step: stepName,
        subjectId: stepId,
        day: dueDate,
        people: validatorIds.map((id) => names.get(id) ?? '').join(', '),
      },
    }),
  )
}

/** A contract that was given up: those whose decision was awaited, who acts for them, and whoever requested it. */
async function tellOfAbandoned(
  db: CompanyDatabase,
  cancelled: readonly BusinessEvent<'validation.cancelled'>[],
  now: Date,
): Promise<NoticeOf<'validation.cancelled'>[]> {
  const acting = await actingDelegates(
    db,
    cancelled.flatMap(({ payload }) => payload.awaitedIds ?? []),
    now,
  )
  return cancelled.flatMap(({ contractId, actor, payload: { awaitedIds, requestedBy } }) => {
    if (!awaitedIds) return []
    const delegateIds = acting
      .filter(({ personId }) => awaitedIds.includes(personId))
      .map(({ delegateId }) => delegateId)
    return [
      {
        to: others([...awaitedIds, ...delegateIds, requestedBy], actor),
        type: 'validationAbandoned' as const,
        contractId,
        params: { person: actor?.label ?? '' },
      },
    ]
  })
}

/**
 * Whoever opened the step by their own act knows; but someone who validated one step is asked again for the next. The
 * upgrade has told everyone already.
 */
function askedValidators({ payload: { validatorIds, openedBy }, actor }: StepOpened): string[] {
  if (openedBy === 'upgrade') return []
  return openedBy === 'acceptance' ? validatorIds : others(validatorIds, actor)
}

function toRequester({
  contractId,
  payload,
  actor,
}: BusinessEvent<'validation.accepted' | 'validation.invalidated'>) {
  return {
    to: others([payload.requestedBy], actor),
    contractId,
    params: { person: actor?.label ?? '' },
  }
}
