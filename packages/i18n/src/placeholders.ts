/**
 * The placeholders of a text, in i18next's syntax: `{{title}}`, or with a format `{{lastDay, day}}`. The generator
 * types the parameters with this table, the translator fills them with it.
 *
 * - no format: a string or a number, verbatim; `count` is a number, written with its groups
 * - `number`: a number, written with the reader's groups and decimal mark
 * - `day`: a calendar day `YYYY-MM-DD`, written DD/MM/YYYY
 * - `amount`: integer cents, tax included, written in euro format with « € TTC »
 * - `percentage`: a number of hundredths (12.5), written « 12,5 % »
 * - `list`: strings, joined as the language joins them (« Anne, Luc et Zoé »)
 */
export const placeholderFormats = {
  number: 'number',
  day: 'string',
  amount: 'number',
  percentage: 'number',
  list: 'readonly string[]',
} as const

export type PlaceholderFormat = keyof typeof placeholderFormats

export interface Placeholder {
  name: string
  format: PlaceholderFormat | null
}

export type ParamValue = string | number | readonly string[]

const pattern = new RegExp(
  `\\{\\{\\s*([A-Za-z][A-Za-z0-9]*)\\s*(?:,\\s*(${Object.keys(placeholderFormats).join('|')})\\s*)?\\}\\}`,
  'g',
)

/**
 * A text split at its placeholders: literal pieces are strings. What is not a placeholder by the table above stays
 * text, braces included (the check of the catalogues refuses it).
 *
 * @example splitAtPlaceholders('Avant le {{lastDay, day}}.')
 */
export function splitAtPlaceholders(text: string): (string | Placeholder)[] {
  const pieces: (string | Placeholder)[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, name = '', format] = match
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ name, format: (format as PlaceholderFormat | undefined) ?? null })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}
