import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  conditionsLeftBy,
  seenToConditions,
  type SeenToCondition,
} from '../../agreement/validation/public.ts'
import { ownersOf } from '../../writing/contracts/public.ts'
import { others, type NoticeOf, type Notices } from './notices.ts'

/** Decisions that are news, and what becomes of the conditions of acceptances: for whoever sees to them now. */
export const CONDITION_NOTICES: Notices<
  | 'validation.decided'
  | 'validation.conditionMet'
  | 'validation.conditionRejected'
  | 'validation.conditionConfirmed'
  | 'person.blocked'
> = {
  'validation.decided': async (db, decided, now) => {
    const seen = await byId(
      db,
      decided.flatMap(({ payload }) => payload.conditionId ?? []),
      now,
    )
    return decided
      .filter(({ payload }) => payload.decision === 'refused' || payload.conditionId)
      .map(({ contractId, payload: { conditionId, requestedBy, stepName }, actor, personal }) => ({
        to: others((conditionId && seen.get(conditionId)?.meetIds) || [requestedBy], actor),
        type: conditionId ? 'conditionSet' : 'validationRefused',
        contractId,
        quote: personal?.['condition'],
        params: {
          person: actor?.label ?? '',
          step: stepName,
          ...(conditionId ? { subjectId: conditionId } : {}),
        },
      }))
  },
  'validation.conditionMet': async (db, met, now) => {
    const seen = await byId(db, idsOf(met), now)
    return met.map((event) => {
      const condition = seen.get(event.payload.conditionId)
      return condition && !condition.isValidatorReachable
        ? { ...confirmInstead(condition), to: others(condition.confirmIds, event.actor) }
        : {
            ...aboutCondition(event),
            to: others([event.payload.validatorId], event.actor),
            type: 'conditionMet',
          }
    })
  },
  'validation.conditionRejected': async (db, rejected, now) => {
    const seen = await byId(db, idsOf(rejected), now)
    return rejected.map((event) => {
      const { conditionId, requestedBy, metBy } = event.payload
      return {
        ...aboutCondition(event),
        to: others([...(seen.get(conditionId)?.meetIds ?? [requestedBy]), metBy], event.actor),
        type: 'conditionRejected',
      }
    })
  },
  // Whoever stands in for a validator does so in front of everyone concerned.
  'validation.conditionConfirmed': async (db, confirmed) => {
    const instead = confirmed.filter(({ payload }) => payload.isInstead)
    const owners = await ownersOf(
      db,
      instead.map(({ contractId }) => contractId),
    )
    return confirmed.map((event) => {
      const { requestedBy, metBy } = event.payload
      const owner = owners.get(event.contractId) ?? null
      return {
        ...aboutCondition(event),
        to: others([requestedBy, metBy, owner], event.actor),
        type: 'conditionConfirmed',
      }
    })
  },
  // What waited for a person who left waits for others, who learn of it now.
  'person.blocked': async (db, blocked, now) => {
    const personIds = blocked.map(({ objectId }) => objectId)
    const left = await conditionsLeftBy(db, personIds, now)
    return left.map((condition): NoticeOf<'person.blocked'> => {
      if (condition.metBy !== null)
        return { ...confirmInstead(condition), to: condition.confirmIds }
      const { contractId, conditionId: subjectId, stepName: step } = condition
      return {
        to: condition.meetIds,
        type: 'conditionSet',
        contractId,
        quote: condition.words,
        params: { person: condition.validatorName, step, subjectId },
      }
    })
  },
}

async function byId(
  db: CompanyDatabase,
  conditionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SeenToCondition>> {
  if (conditionIds.length === 0) return new Map()
  const seen = await seenToConditions(db, conditionIds, now)
  return new Map(seen.map((condition) => [condition.conditionId, condition]))
}

function idsOf(events: readonly { payload: { conditionId: string } }[]): string[] {
  return events.map(({ payload }) => payload.conditionId)
}

/** Said to be met, and its validator has no access any more. */
function confirmInstead(condition: SeenToCondition) {
  const { contractId, conditionId: subjectId, stepName: step } = condition
  return {
    type: 'conditionMetFor' as const,
    contractId,
    quote: condition.metComment,
    params: {
      person: condition.metByName ?? '',
      absent: condition.validatorName,
      step,
      subjectId,
    },
  }
}

/** The comment of whoever met it, confirms it for another person or does not agree is quoted in the mail. */
function aboutCondition({
  contractId,
  actor,
  payload,
  personal,
}: BusinessEvent<
  'validation.conditionMet' | 'validation.conditionRejected' | 'validation.conditionConfirmed'
>) {
  return {
    contractId,
    quote: personal?.['comment'],
    params: {
      person: actor?.label ?? '',
      step: payload.stepName,
      subjectId: payload.conditionId,
    },
  }
}
