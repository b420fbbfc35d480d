export { proposedForArchiving } from './proposed-for-archiving.ts'
