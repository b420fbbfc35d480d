/**
 * The bookmark of a section or an annex: hidden, and of at most forty characters, as Word wants them.
 *
 * @example bookmarkOf('0199-ab') // '_Ref0199ab'
 */
export function bookmarkOf(id: string): string {
  return `_Ref${id.replaceAll(/[^0-9A-Za-z]/g, '')}`.slice(0, 40)
}
