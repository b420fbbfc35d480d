import type { RichText, RichTextInline, WordedNode } from './rich-text.ts'
import { nodesOf } from './walk-document.ts'

/** Stands for a field, a reference or a footnote, which is no word of the paragraph. */
const FIELD = '\uFFFC'

/**
 * What a paragraph or a note says, joined across marks: a bold half of `{{NAME}}` is still the same placeholder. A line
 * break, a field, a reference and the mark of a note are one character each: positions in the words are positions in
 * the paragraph.
 */
export function paragraphWords(paragraph: WordedNode): string {
  return (paragraph.content ?? []).map(inlineWords).join('')
}

export function inlineWords(node: RichTextInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'hard_break' ? '\n' : FIELD
}

/**
 * The paragraphs of a content in reading order, those of lists, quotations and cells included; behind each the footnotes
 * in it, which are found, filled in and reworded as paragraphs are.
 */
export function paragraphsOf(content: RichText): WordedNode[] {
  return [...nodesOf(content)].flatMap((node) =>
    node.type === 'paragraph' || node.type === 'footnote' ? [node] : [],
  )
}
