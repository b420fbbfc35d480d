import { childrenOf } from '../rich-text.ts'
import type {
  ParagraphNode,
  ReferenceAttrs,
  RichText,
  RichTextInline,
  RichTextNode,
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

/** What is searched in one go: a title or a paragraph. A match never goes from one to the next. */
export interface FindLine {
  sectionId: string
  /** Which of the content's paragraphs, counted from 0 in reading order; null: the title. */
  paragraph: number | null
  words: string
  /** Where the words are those that a field or a reference shows: found, and never replaced. */
  fields: readonly Stretch[]
  /** Where the words begin in the content, as a position of ProseMirror; in a title 0. */
  start: number
}

/** What a field shows, by its variable. */
export type ShowField = (variable: string) => string

/** What a reference shows, which is found like the words of a field. */
export type ShowReference = (attrs: ReferenceAttrs) => string

/**
 * The title and the paragraphs of a section in reading order, those of lists, tables, conditional and repeated passages
 * included.
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
  const lines: FindLine[] = [{ sectionId, paragraph: null, words: title, fields: [], start: 0 }]
  let paragraph = 0
  const walk = (nodes: readonly RichTextNode[], from: number): number => {
    let at = from
    for (const node of nodes) {
      if (node.type === 'paragraph') {
        const shown = shownWords(node, showField, showReference)
        lines.push({ sectionId, paragraph, ...shown, start: at + 1 })
        paragraph += 1
        at += 2 + widthOf(node)
      } else at = isLeaf(node) ? at + 1 : walk(childrenOf(node), at + 1) + 1
    }
    return at
  }
  walk(childrenOf(content), 0)
  return lines
}

/** A position in the words of a line as one in its paragraph, where a field is one character wide. */
export function inParagraph({ fields }: FindLine, at: number): number {
  return fields.reduce((sum, { from, to }) => (to <= at ? sum - (to - from - 1) : sum), at)
}

function shownWords(
  node: ParagraphNode,
  showField: ShowField | null,
  showReference: ShowReference | null,
) {
  const atomWords = (inline: RichTextInline) => {
    if (inline.type === 'field') return showField?.(inline.attrs.variable)
    return inline.type === 'reference' ? showReference?.(inline.attrs) : undefined
  }
  const fields: Stretch[] = []
  let words = ''
  for (const inline of node.content ?? []) {
    const shown = atomWords(inline) || inlineWords(inline)
    if (inline.type === 'field' || inline.type === 'reference') {
      fields.push({ from: words.length, to: words.length + shown.length })
    }
    words += shown
  }
  return { words, fields }
}

function widthOf(node: ParagraphNode): number {
  return (node.content ?? []).reduce((sum, inline) => sum + inlineWords(inline).length, 0)
}

function isLeaf({ type }: RichTextNode): boolean {
  return type === 'image' || type === 'page_break'
}
