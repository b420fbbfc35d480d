export type { ContractShared } from './sharing-events.ts'
export { shareContract } from './share-contract.ts'
