import { ownAlerts, refusedAlerts } from './alert-steps.ts'
import { deadlineAct, letterChoices, refusedEnd, refusedPriceRevision } from './contract-steps.ts'
import type { Screen } from './screen.ts'

/** What is done among the deadlines of a contract in force. */
export const DEADLINE_STEPS: NonNullable<Screen['steps']> = {
  renewing: deadlineAct('renew'),
  ending: refusedEnd,
  'own alerts': ownAlerts,
  'refused alerts': refusedAlerts,
  'revising the price': refusedPriceRevision,
  'choosing a letter': letterChoices,
}
