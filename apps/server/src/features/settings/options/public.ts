export { askSecondReader } from './ask-second-reader.ts'
export { storedIntegration } from './stored-integration.ts'
export { secondReaderOf } from './second-reader.query.ts'
