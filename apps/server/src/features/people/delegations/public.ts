export { actingDelegates } from './acting-delegates.query.ts'
