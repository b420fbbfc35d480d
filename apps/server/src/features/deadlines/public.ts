export { RAISE_ALERTS, raiseAlerts } from './raise-alerts.job.ts'
export type { AlertRaised } from './reconcile-contract-alerts.ts'
export { companyToday } from './lifecycle-terms.query.ts'
export { freshenFacts, writeFacts } from './write-facts.ts'
