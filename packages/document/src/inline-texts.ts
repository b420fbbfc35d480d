import type { RichTextInline, RichTextMark } from './rich-text.ts'

/**
 * A text as it stands in a paragraph: its line breaks as nodes, all of it in the same look.
 *
 * @example inlineTexts('two\nlines', undefined) // a text, a hard break, a text
 */
export function inlineTexts(text: string, marks: RichTextMark[] | undefined): RichTextInline[] {
  const marked = marks ? { marks } : {}
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index): RichTextInline[] => [
      ...(index > 0 ? [{ type: 'hard_break' as const, ...marked }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line, ...marked }]),
    ])
}

/** Adjacent texts with equal marks are one text, as in every stored content. */
export function joinTexts(inlines: readonly RichTextInline[]): RichTextInline[] {
  const joined: RichTextInline[] = []
  for (const inline of inlines) {
    const previous = joined.at(-1)
    if (previous?.type === 'text' && inline.type === 'text' && sameMarks(previous, inline)) {
      joined[joined.length - 1] = { ...previous, text: previous.text + inline.text }
    } else {
      joined.push(inline)
    }
  }
  return joined
}

function sameMarks(one: RichTextInline, other: RichTextInline): boolean {
  return JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])
}
