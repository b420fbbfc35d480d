import type { OpenPage, OpenPdf } from './open-pdf.ts'
import { LINE_HYPHEN, withCharacters } from './page-characters.ts'

/** The text of a page, one printed line per line; hyphenated words are joined. */
export function readPageText(pdf: OpenPdf, page: OpenPage): string {
  return withCharacters(pdf, page, ({ characters }) => tidyText(characters.join('')))
}

function tidyText(text: string): string {
  return text
    .replaceAll(new RegExp(`${LINE_HYPHEN}\\n?`, 'g'), '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
