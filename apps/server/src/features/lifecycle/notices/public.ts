export { storeEvidence } from './store-evidence.ts'
