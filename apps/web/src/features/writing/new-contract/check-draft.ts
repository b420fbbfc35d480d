import { TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import { detailExcess } from '@tacite/domain/contracts/detail-excess.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { isReadable } from '../texts/public.tsx'
import type { Choices } from './choices.ts'
import type { Draft } from './draft.ts'
import type { Sentence } from './draft-error.ts'
import { checkSigned } from './signed/check-signed.ts'
import { isUnreadable, unreadableSentence } from './unreadable-value.ts'

/**
 * Client-side checks: the four required details (specification 5), a start, and readable values. The server checks
 * the rest. Fields are named as in the request: `title`, `values.effective_date`, `from`.
 */
export function checkDraft(
  draft: Draft,
  choices: Choices,
  asked: ReadonlySet<string>,
): Record<string, Sentence> {
  const errors: Record<string, Sentence> = {}
  if (draft.start === 'template' && !choices.template)
    errors['from'] = 'new-contract.error.template'
  if (draft.start === 'upload' && !draft.upload) errors['from'] = 'new-contract.error.upload'
  if (draft.title.trim() === '') errors['title'] = 'new-contract.error.title'
  if (!draft.typeId) errors['typeId'] = 'new-contract.error.type'
  if (!draft.projectId) errors['projectId'] = 'new-contract.error.project'
  if (!draft.ownerId) errors['ownerId'] = 'new-contract.error.owner'
  if (draft.start === 'signed') Object.assign(errors, checkSigned(draft.signed))
  for (const { variable, type } of choices.fields) {
    const value = draft.values[variable]
    if (value === undefined || !asked.has(variable)) continue
    if (isUnreadable(type as FieldType, value))
      errors[`values.${variable}`] = unreadableSentence(type)
  }
  for (const { key } of choices.template?.passages ?? []) {
    const rows = rowsOf(draft.values, key)
    if (!isReadable(rows)) errors[`values.${rowsName(key)}`] = 'common.field.invalidNumber'
  }
  return errors
}

/** The texts that are too long, by field: no control cuts what is pasted into it. */
export function excessOf(draft: Draft): Record<string, { max: number; length: number }> {
  const found = TEXT_DETAILS.map((name) => [name, detailExcess(name, draft[name])] as const)
  return Object.fromEntries(found.flatMap(([name, excess]) => (excess ? [[name, excess]] : [])))
}
