import type { LifecycleField } from './check-draft.ts'
import type { LifecycleDraft } from './lifecycle-draft.ts'

export type FieldErrors = Partial<Record<LifecycleField, string>>

/** Props of each part of the form. */
export interface FormPartProps {
  draft: LifecycleDraft
  onChange: (change: Partial<LifecycleDraft>) => void
  errors: FieldErrors
  /** Of a template: days are asked for each contract. */
  isUndated?: boolean
}

export const FORM_ID = 'lifecycle'

/** The element that a line of the error summary links to. */
export function fieldId(field: string): string {
  return `${FORM_ID}-${field}`
}
