export { conditionsOf, openConditions } from './open-conditions.query.ts'
export { requireReady } from './require-ready.ts'
