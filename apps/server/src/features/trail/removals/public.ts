export { forgetRemoved, KEPT_DAYS } from './forget-removed.job.ts'
export { removeObject, type RowsToRemove } from './remove-object.ts'
