export { conditionsOf, openConditions } from './open-conditions.query.ts'
export { requirePlaybook } from './require-playbook.ts'
export { requireReady } from './require-ready.ts'
