import type { Locale } from '../../locale.ts'
import { extractTerms } from '../extract-terms.ts'
import type { ExtractedField, ExtractedValues } from '../extracted-fields.ts'
import type { FoundValueOf } from '../extraction.ts'

/** All values of a field in a text of one page; without its language, that is guessed. */
export function readValues<Field extends ExtractedField>(
  field: Field,
  text: string,
  language: Locale | null = null,
): ExtractedValues[Field][] {
  const { values } = extractTerms({ language, pages: [text] })
  const own = values.filter((found) => found.field === field)
  return own.map((found) => (found as unknown as FoundValueOf<Field>).value)
}
