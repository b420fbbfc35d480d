import { childrenOf } from '../rich-text.ts'
import type {
  ReferenceAttrs,
  RichText,
  RichTextInline,
  RichTextNode,
  WordedNode,
} from '../rich-text.ts'
import { inlineWords } from '../paragraph-words.ts'

/** A section as it is searched. */
export interface SearchedSection {
  id: string
  title: string
  content: RichText
}

/** From one position to another, the second not included. */
export interface Stretch {
  from: number
  to: number
}

/** Words of a line that its content does not hold as such. */
export interface ShownStretch extends Stretch {
  /** How many positions of ProseMirror it takes: 1, but for the mark of a footnote, which holds the note. */
  width: number
}

/** What is searched in one go: a title, a paragraph or a footnote. A match never goes from one to the next. */
export interface FindLine {
  sectionId: string
  /** Which of the content's paragraphs and notes (`paragraphsOf`), counted from 0 in reading order; null: the title. */
  paragraph: number | null
  isNote: boolean
  /** Its place among the paragraphs of the content, or among its notes; of a title 0. */
  ofKind: number
  words: string
  /** Where the words are those that a field or a reference shows, or a mark: found, and never replaced. */
  fields: readonly ShownStretch[]
  /** Where the words begin in the content, as a position of ProseMirror; in a title 0. */
  start: number
}

/** What a field shows, by its variable. */
export type ShowField = (variable: string) => string

/** What a reference shows, which is found like the words of a field. */
export type ShowReference = (attrs: ReferenceAttrs) => string

/**
 * The title and the paragraphs of a section in reading order, those of lists, tables, conditional and repeated passages
 * included; behind each paragraph its footnotes.
 *
 * @param showField null: fields are not searched. A character that nobody types stands for each.
 * @example sectionLines(section, null).map(({ words }) => words) // ['Prix', 'Le prix est de \uFFFC.']
 */
export function sectionLines(
  section: SearchedSection,
  showField: ShowField | null,
  showReference: ShowReference | null = null,
): FindLine[] {
  const { id: sectionId, title, content } = section
  const ofTitle = { paragraph: null, isNote: false, ofKind: 0, words: title, fields: [], start: 0 }
  const lines: FindLine[] = [{ sectionId, ...ofTitle }]
  let paragraph = 0
  let notes = 0
  const push = (node: WordedNode, at: number) => {
    const shown = shownWords(node, showField, showReference)
    const isNote = node.type === 'footnote'
    const ofKind = isNote ? notes : paragraph - notes
    lines.push({ sectionId, paragraph, isNote, ofKind, ...shown, start: at + 1 })
    paragraph += 1
    if (isNote) notes += 1
  }
  const walk = (nodes: readonly RichTextNode[], from: number): void => {
    let at = from
    for (const node of nodes) {
      if (node.type === 'paragraph' || node.type === 'footnote') push(node, at)
      walk(childrenOf(node), at + 1)
      at += widthOf(node)
    }
  }
  walk(childrenOf(content), 0)
  return lines
}

/** A position in the words of a line as one in its paragraph (`paragraphWords`), where a field is one character wide. */
export function inParagraph({ fields }: FindLine, at: number): number {
  return fields.reduce((sum, { from, to }) => (to <= at ? sum - (to - from - 1) : sum), at)
}

/** A position in the words of a line as one in its content, as ProseMirror counts them; in a title, in the title. */
export function inContent({ fields, start }: FindLine, at: number): number {
  return fields.reduce(
    (sum, { from, to, width }) => (to <= at ? sum - (to - from - width) : sum),
    start + at,
  )
}

function shownWords(
  node: WordedNode,
  showField: ShowField | null,
  showReference: ShowReference | null,
) {
  const atomWords = (inline: RichTextInline) => {
    if (inline.type === 'field') return showField?.(inline.attrs.variable)
    return inline.type === 'reference' ? showReference?.(inline.attrs) : undefined
  }
  const fields: ShownStretch[] = []
  let words = ''
  for (const inline of node.content ?? []) {
    const shown = atomWords(inline) || inlineWords(inline)
    if (inline.type !== 'text' && inline.type !== 'hard_break')
      fields.push({
        from: words.length,
        to: words.length + shown.length,
        width: widthOf(inline),
      })
    words += shown
  }
  return { words, fields }
}

/** In positions of ProseMirror: what holds others has a border on each side. */
function widthOf(node: RichTextNode): number {
  if (node.type === 'text') return node.text.length
  if (LEAVES.has(node.type)) return 1
  return childrenOf(node).reduce((sum, child) => sum + widthOf(child), 2)
}

const LEAVES: ReadonlySet<RichTextNode['type']> = new Set([
  'image',
  'page_break',
  'hard_break',
  'field',
  'reference',
])
