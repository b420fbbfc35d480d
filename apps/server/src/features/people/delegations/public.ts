export { actingDelegates, type ActingDelegate } from './acting-delegates.query.ts'
export { PASSES_TO_DELEGATES } from './passes-to-delegates.ts'
