import type { FootnoteNode, NoteInline } from '@tacite/document/rich-text.ts'
import { tidyInline } from '../outline/inline-text.ts'
import { descendantOf, descendantsOf } from '../xml/xml-walk.ts'
import type { UnreadNote } from './notes.ts'
import { inlineOf, noteStretches, numberOf, readParagraph } from './paragraph.ts'
import type { Piece } from './pieces.ts'
import type { WordReader } from './word-reader.ts'

/**
 * A note as one run of words, its paragraphs parted by line breaks. What else it holds in Word, a table, a list, an
 * image, is a loss; so is a note in it.
 */
export function readNote({ content, relationships }: UnreadNote, around: WordReader): FootnoteNode {
  const reader = { ...around, relationships, isInNote: true }
  const pieces: Piece[] = []
  let isFlattened = descendantOf(content, 'w:tbl') !== undefined
  for (const element of descendantsOf(content, 'w:p')) {
    const paragraph = readParagraph(element, reader)
    const words = paragraph.pieces.filter(isInline)
    const number = numberOf(paragraph, reader)
    isFlattened ||= number !== undefined || words.length < paragraph.pieces.length
    if (words.length === 0) continue
    if (pieces.length > 0) pieces.push({ type: 'lineBreak' })
    if (number?.label) pieces.push({ type: 'text', text: `${number.label} `, run: {} })
    pieces.push(...words)
  }
  if (isFlattened) reader.losses.add('notesFlattened', reader.position())
  noteStretches(pieces, reader)
  const inline = tidyInline(pieces.flatMap(inlineOf)) as NoteInline[]
  return { type: 'footnote', ...(inline.length > 0 && { content: inline }) }
}

function isInline({ type }: Piece): boolean {
  return type === 'text' || type === 'lineBreak' || type === 'emptyPlace'
}
