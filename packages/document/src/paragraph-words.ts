import type { ParagraphNode, RichText, RichTextInline } from './rich-text.ts'
import { nodesOf } from './walk-document.ts'

/** Stands for a field or a reference, which is no word of the text. */
const FIELD = '\uFFFC'

/**
 * What a paragraph says, joined across marks: a bold half of `{{NAME}}` is still the same placeholder. A line break, a
 * field and a reference are one character each, so that positions in the words are positions in the paragraph.
 */
export function paragraphWords(paragraph: ParagraphNode): string {
  return (paragraph.content ?? []).map(inlineWords).join('')
}

export function inlineWords(node: RichTextInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'hard_break' ? '\n' : FIELD
}

/** The paragraphs of a content in reading order, those of lists, quotations and cells included. */
export function paragraphsOf(content: RichText): ParagraphNode[] {
  return [...nodesOf(content)].flatMap((node) => (node.type === 'paragraph' ? [node] : []))
}
