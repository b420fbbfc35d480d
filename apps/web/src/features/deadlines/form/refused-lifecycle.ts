import type { FieldRefusal } from '../../../platform/api-error.ts'
import { lifecycleFields } from './check-draft.ts'
import type { LifecycleField } from './check-draft.ts'

export type FieldErrors = Partial<Record<LifecycleField, string>>

/** The refusals of the server at the fields of the form; what belongs to none is said above it. */
export function refusedLifecycle(errors: readonly FieldRefusal[]): {
  fields: FieldErrors
  others: string[]
} {
  const fields: FieldErrors = {}
  const others: string[] = []
  for (const { field, message } of errors) {
    const name = lifecycleFields.find((each) => field === each || field.startsWith(`${each}.`))
    if (name) fields[name] ??= message
    else others.push(message)
  }
  return { fields, others }
}
