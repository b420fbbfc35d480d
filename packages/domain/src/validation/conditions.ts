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
