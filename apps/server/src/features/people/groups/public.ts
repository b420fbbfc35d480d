export { memberIds } from './member-ids.query.ts'
