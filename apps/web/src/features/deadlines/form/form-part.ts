import type { LifecycleDraft } from './lifecycle-draft.ts'
import type { FieldErrors } from './refused-lifecycle.ts'

/** What each part of the form is given. */
export interface FormPartProps {
  draft: LifecycleDraft
  onChange: (change: Partial<LifecycleDraft>) => void
  errors: FieldErrors
}

/** The element that a line of the error summary leads to. */
export function fieldId(field: string): string {
  return `lifecycle-${field}`
}
