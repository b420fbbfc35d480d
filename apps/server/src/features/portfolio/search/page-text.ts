/**
 * The text of a page as searched: soft hyphens are removed, and a word hyphenated at the end of a line is joined.
 *
 * @example pageText('une résilia\u00AD\ntion') // 'une résiliation'
 */
export function pageText(read: string): string {
  return (
    read
      .replace(/\u00AD\n?/g, '')
      .replace(/(\p{Ll})[-\u2010]\n(\p{Ll})/gu, '$1$2')
      // PostgreSQL text can hold every character but this one.
      .replaceAll('\u0000', '')
  )
}
