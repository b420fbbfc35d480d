export { shareMailContext, type ShareMailContext } from './share-mail-context.query.ts'
export { shareContract } from './share-contract.ts'
export { thirdPartiesTold } from './third-parties-told.query.ts'
