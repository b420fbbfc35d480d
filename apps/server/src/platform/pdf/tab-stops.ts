import type { RichTextInline, RichTextMark } from '@tacite/document/rich-text.ts'

/** A text as `rich-text.typ` walks it; a tab is a space as wide as what is left to the next stop. */
export type PdfText = { type: 'text'; text: string; marks: readonly RichTextMark[] }
export type PdfGap = { type: 'gap'; widthEm: number }

const STOP_CHARS = 8
/** Of a field that has no value yet: its label, more or less. */
const FIELD_CHARS = 12
/** The mean width of a character of our serif face. */
const CHAR_EM = 0.5
/** Half a line: more would push the next column out of the page. */
const MAX_EM = 20

/**
 * Prints the tabs of a paragraph: Typst gives them no width at all, and what they part would be joined. Columns are
 * counted in characters, so that lines with the same tabs are roughly aligned, as on a typewriter.
 */
export function tabStops(): (node: RichTextInline) => (PdfText | PdfGap)[] {
  let column = 0
  return (node) => {
    if (node.type === 'hard_break') column = 0
    if (node.type === 'field') column += FIELD_CHARS
    if (node.type === 'reference') column += node.attrs.words?.length ?? 0
    if (node.type !== 'text') return []
    const { marks = [] } = node
    return node.text.split(/(\t+)/).flatMap((text): (PdfText | PdfGap)[] => {
      if (text === '') return []
      const from = column
      if (!text.startsWith('\t')) {
        column += text.length
        return [{ type: 'text', text, marks }]
      }
      column = (Math.floor(from / STOP_CHARS) + text.length) * STOP_CHARS
      return [{ type: 'gap', widthEm: Math.min(MAX_EM, (column - from) * CHAR_EM) }]
    })
  }
}
