import { extractTerms } from '../extract-terms.ts'
import type { ExtractedField, ExtractedValues } from '../extracted-fields.ts'
import type { FoundValueOf } from '../extraction.ts'

/** All values of a field in a text of one page. */
export function readValues<Field extends ExtractedField>(
  field: Field,
  text: string,
): ExtractedValues[Field][] {
  const { values } = extractTerms({ language: null, pages: [text] })
  const own = values.filter((found) => found.field === field)
  return own.map((found) => (found as unknown as FoundValueOf<Field>).value)
}
