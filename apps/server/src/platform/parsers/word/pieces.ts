import type { FootnoteNode, ImageNode } from '@tacite/document/rich-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { RunProperties } from './properties.ts'

/**
 * The content of a paragraph, in order; `place`: the declared place to fill in that its text stands in, `reference`: the
 * reference to another part that it is.
 */
export type Piece =
  | {
      type: 'text'
      text: string
      run: RunProperties
      href?: string
      place?: number
      reference?: number
    }
  | { type: 'lineBreak' }
  | { type: 'pageBreak' }
  | { type: 'image'; node: ImageNode }
  /** A footnote or endnote, where its mark stands. */
  | { type: 'note'; node: FootnoteNode }
  /** The content of a text box: paragraphs that float beside this one. */
  | { type: 'box'; content: XmlElement }
  /** A place to fill in where nothing is written. */
  | { type: 'emptyPlace'; place: number }
