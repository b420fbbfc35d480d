export type { ContractShared } from './sharing-events.ts'
