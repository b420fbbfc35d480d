export { actingDelegates } from './acting-delegates.query.ts'
export type { DelegationAdded } from './write-delegation.ts'
