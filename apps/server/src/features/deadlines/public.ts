export { RAISE_ALERTS, raiseAlerts, raiseAlertsEverywhere } from './raise-alerts.job.ts'
export type { AlertRaised } from './reconcile-contract-alerts.ts'
export { freshenFacts, writeFacts } from './write-facts.ts'
