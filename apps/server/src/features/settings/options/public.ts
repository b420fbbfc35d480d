export { askSecondReader } from './ask-second-reader.ts'
export { storedIntegration } from './stored-integration.ts'
