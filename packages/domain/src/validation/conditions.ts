import type { ContractLevel } from '../access/levels.ts'

/**
 * What an acceptance depends on. `open`: to be met; `met`: somebody says that it is, and its validator has yet to
 * agree; `confirmed`: they do. Until then the contract is not sent for signature.
 */
export const CONDITION_STATES = ['open', 'met', 'confirmed'] as const
export type ConditionState = (typeof CONDITION_STATES)[number]

/** `gone`: withdrawn with its decision, or its validation no longer counts. */
export type ConditionStanding = ConditionState | 'gone'

/** A condition as it is stored. */
export interface StoredCondition {
  metAt: Date | null
  confirmedAt: Date | null
}

/** @example conditionState({ metAt: null, confirmedAt: null }) // 'open' */
export function conditionState({ metAt, confirmedAt }: StoredCondition): ConditionState {
  if (confirmedAt) return 'confirmed'
  return metAt ? 'met' : 'open'
}

/** Whether a person judges a condition: its validator, or who acts for them. */
export type ConditionJudge = 'judges' | 'doesNotJudge'

/** @example conditionJudge('ana', { personId: 'bob', actsFor: ['ana'] }) // 'judges' */
export function conditionJudge(
  validatorId: string,
  { personId, actsFor }: { personId: string; actsFor: readonly string[] },
): ConditionJudge {
  return validatorId === personId || actsFor.includes(validatorId) ? 'judges' : 'doesNotJudge'
}

/** Whether the validator of a condition can still be asked: their account is active. */
export type ValidatorReach = 'reachable' | 'unreachable'

/** Whether a person may confirm a condition in the place of a validator who cannot be asked any more. */
export type StandIn = 'standsIn' | 'notEntitled' | 'saidItMet'

/**
 * Whoever requested the validation stands in, and the owners of the contract; but two people see to a condition: who said
 * that it is met does not confirm it, too.
 *
 * @example standInOf({ requestedBy: 'anne', metBy: 'anne' }, { personId: 'bob', level: 'owner' }) // 'standsIn'
 */
export function standInOf(
  { requestedBy, metBy }: { requestedBy: string; metBy: string | null },
  { personId, level }: { personId: string; level: ContractLevel },
): StandIn {
  if (personId === metBy) return 'saidItMet'
  return personId === requestedBy || level === 'owner' ? 'standsIn' : 'notEntitled'
}
