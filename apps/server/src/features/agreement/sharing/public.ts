export { shareContract } from './share-contract.ts'
export { thirdPartiesTold } from './third-parties-told.query.ts'
