export { evidenceOf } from './evidence.query.ts'
export { storeEvidence } from './store-evidence.ts'
