import {
  GIVEN_DECISIONS,
  type GivenDecision,
} from '@tacite/domain/validation/validation-progress.ts'

/** What a link of a mail preselects: it is decided on the page only, with one more click. */
export interface DecisionAddress {
  choice?: GivenDecision
}

export function readDecisionAddress(search: Record<string, unknown>): DecisionAddress {
  const choice = GIVEN_DECISIONS.find((each) => each === search['choice'])
  return choice ? { choice } : {}
}
