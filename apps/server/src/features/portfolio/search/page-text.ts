/**
 * The text of a page as it is searched: soft hyphens are gone, and a word that was cut at the end of
 * a line is whole.
 *
 * @example pageText('une résilia\u00AD\ntion') // 'une résiliation'
 */
export function pageText(read: string): string {
  return (
    read
      .replace(/\u00AD\n?/g, '')
      .replace(/(\p{Ll})[-\u2010]\n(\p{Ll})/gu, '$1$2')
      // PostgreSQL keeps every character but this one.
      .replaceAll('\u0000', '')
  )
}
