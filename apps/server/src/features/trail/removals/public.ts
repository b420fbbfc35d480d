export { type ReplacedWords } from './remove-object.ts'
export { forgetRemoved, KEPT_DAYS } from './forget-removed.job.ts'
export {
  deleteRows,
  removalEvent,
  removeObject,
  type ReferenceToClear,
  type RowsToRemove,
} from './remove-object.ts'
