import {
  contractFilterField,
  taggedFieldId,
  type ContractFilterName,
} from './contract-filter-fields.ts'

/** What a month end does not record of a contract: whom it is shared with, what is asked of people and decided by them, values of tagged fields. */
const NOT_RECORDED = [
  'invitedUsers',
  'taggedFields',
  'step',
  'stepOverdue',
  'stepDue',
  'toArchive',
  'lacks',
  'decision',
  'exitDecision',
  'actionRequired',
  'actionRequiredMore48h',
] as const satisfies readonly ContractFilterName[]

/**
 * Whether the contracts of a month end can be filtered by a field. Its value is that of the month end; names (title,
 * reference, counterparty) are those of today.
 *
 * @example isRecordedAtMonthEnd('status', false) // true
 * @param isSystemField whether a tagged field is one of the contract’s own
 */
export function isRecordedAtMonthEnd(field: string, isSystemField: boolean): boolean {
  if (taggedFieldId(field) !== null) return isSystemField
  return contractFilterField(field) !== undefined && !NOT_RECORDED.some((name) => name === field)
}
