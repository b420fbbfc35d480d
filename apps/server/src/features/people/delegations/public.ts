export { actingDelegates, type ActingDelegate } from './acting-delegates.query.ts'
