export { shareContract } from './share-contract.ts'
