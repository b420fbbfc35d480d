import type { FieldPlace } from '../../../platform/form-lines.ts'

/**
 * A refusal is shown at the field whose value it names: `values.duration.count` at the field of that variable.
 * @param shown the names of the displayed fields; a refusal of anything else is shown above the form
 */
export function refusedPlace(refused: string, shown: ReadonlySet<string>): FieldPlace | null {
  const field = [...shown].find((each) => refused === each || refused.startsWith(`${each}.`))
  return field === undefined ? null : { field }
}
