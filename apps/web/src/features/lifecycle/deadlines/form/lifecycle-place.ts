import type { FieldPlace } from '../../../../platform/form-lines.ts'
import { lifecycleFields } from './check-draft.ts'

/** A refusal is shown at the field whose part it names: `duration.count` at the duration. */
export function lifecyclePlace(refused: string): FieldPlace | null {
  const field = lifecycleFields.find((each) => refused === each || refused.startsWith(`${each}.`))
  return field ? { field } : null
}
