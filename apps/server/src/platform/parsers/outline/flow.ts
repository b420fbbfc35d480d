import type { RichTextBlock, RichTextInline, TextAlign } from '@tacite/document/rich-text.ts'

/**
 * A document before it has sections: paragraphs and other blocks in reading order, with what distinguishes a
 * heading from a sentence. Word and PDF files are both read into this.
 */
export type FlowItem = FlowParagraph | FlowBlock

export interface FlowParagraph {
  type: 'paragraph'
  inline: RichTextInline[]
  align: TextAlign
  /** The visible text, line breaks as '\n', without the automatic number. */
  text: string
  look: Look
  /** From a heading style: 0 = first level. */
  outlineLevel?: number
  role?: 'title' | 'subtitle'
  number?: AutomaticNumber
  /** Tells a list inside another one from the next list. */
  indentTwips: number
}

/** A table, an image or a page break. */
export interface FlowBlock {
  type: 'block'
  node: RichTextBlock
  text: string
}

/** How the text looks, over all its letters. */
export interface Look {
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isCapitals: boolean
  isCentred: boolean
  sizePt: number
  /** Characters at the start that are bold or underlined while what follows is not. */
  leadChars: number
}

/** A number that the program wrote, not the author. */
export interface AutomaticNumber {
  /** As printed: 'Article 3', '1.2', 'a)'; empty for a bullet. */
  label: string
  format:
    | 'decimal'
    | 'decimalZero'
    | 'upperRoman'
    | 'lowerRoman'
    | 'upperLetter'
    | 'lowerLetter'
    | 'bullet'
    | 'none'
  value: number | undefined
  /** 0 = outermost. */
  depth: number
  listId: string
}

export function isEmptyItem(item: FlowItem): boolean {
  return item.type === 'paragraph' && item.text.trim() === '' && item.inline.length === 0
}
