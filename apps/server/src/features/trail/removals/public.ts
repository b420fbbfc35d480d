export { removeObject, type RowsToRemove } from './remove-object.ts'
