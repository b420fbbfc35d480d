import type { RichTextInline, RichTextMark } from '@tacite/document/rich-text.ts'
import type { AutomaticNumber, FlowItem, FlowParagraph } from '../outline/flow.ts'
import { lookOf } from '../outline/look.ts'
import { textOfInline, tidyInline } from '../outline/inline-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf } from '../xml/xml-walk.ts'
import { readInline } from './inline.ts'
import { placeOf, placesIn, referenceOf } from './paragraph-places.ts'
import type { Piece } from './pieces.ts'
import {
  inherit,
  readParagraphProperties,
  valueOf,
  type ParagraphProperties,
} from './properties.ts'
import type { ResolvedStyle } from './styles.ts'
import type { WordReader } from './word-reader.ts'

/** The outline level of body text. */
const BODY_TEXT = 9

/** A paragraph of the file, read but not yet added to the flow. */
export interface ReadParagraph {
  style: ResolvedStyle
  properties: ParagraphProperties
  pieces: Piece[]
}

export function readParagraph(element: XmlElement, reader: WordReader): ReadParagraph {
  const said = childOf(element, 'w:pPr')
  const style = reader.styles.paragraph(valueOf(childOf(said, 'w:pStyle')))
  const direct = readParagraphProperties(said)
  const pieces = readInline(element, style.run, reader)
  const properties = inherit(style.paragraph, direct)
  const level = reader.lists.get(properties.numberingId ?? '')?.levels[
    properties.numberingLevel ?? 0
  ]
  // A list's indent takes precedence over the style's and yields to the paragraph's.
  const indentTwips = direct.indentTwips ?? level?.paragraph.indentTwips ?? properties.indentTwips
  return { style, properties: { ...properties, indentTwips }, pieces }
}

/** Whether its style or its own properties give it an outline level; its text is not considered. */
export function isHeading(element: XmlElement, reader: WordReader): boolean {
  const said = childOf(element, 'w:pPr')
  const style = reader.styles.paragraph(valueOf(childOf(said, 'w:pStyle')))
  const level = readParagraphProperties(said).outlineLevel ?? style.paragraph.outlineLevel
  return level !== undefined && level < BODY_TEXT && style.role !== 'contents'
}

/**
 * Adds a paragraph to the flow: images and page breaks become items of their own. The automatic
 * number is counted here, once, even for an empty paragraph, as Word does.
 */
export function flowOf(paragraph: ReadParagraph, reader: WordReader): FlowItem[] {
  const { style, properties } = paragraph
  const number = numberOf(paragraph, reader)
  const items: FlowItem[] = []
  if (properties.pageBreakBefore) items.push(PAGE_BREAK)
  let pieces: Piece[] = []
  let isFirst = true

  const flush = (): void => {
    const flow = paragraphOf(pieces, style, properties, isFirst ? number : undefined)
    if (flow) noteStretches(pieces, reader)
    pieces = []
    if (!flow) return
    isFirst = false
    items.push(flow)
  }
  for (const piece of paragraph.pieces) {
    if (piece.type === 'image') {
      flush()
      const { node } = piece
      items.push({ type: 'block', node, text: node.attrs.alt, ...belowEntry(style, properties) })
    } else if (piece.type === 'pageBreak') {
      flush()
      items.push(PAGE_BREAK)
    } else if (piece.type !== 'box') pieces.push(piece)
  }
  flush()
  return items
}

/** Remembers where the text has places to fill in and references. */
export function noteStretches(pieces: readonly Piece[], { places, references }: WordReader): void {
  const filledIn = placesIn(pieces, inlineOf, placeOf)
  if (filledIn) places.addParagraph(filledIn)
  const referring = placesIn(pieces, inlineOf, referenceOf)
  if (referring) references.addParagraph(referring)
}

/** A picture in the style of what continues an entry of a list. */
function belowEntry({ role }: ResolvedStyle, { indentTwips = 0 }: ParagraphProperties) {
  return role === 'continued' ? { continuesAtTwips: indentTwips } : {}
}

const PAGE_BREAK: FlowItem = { type: 'block', node: { type: 'page_break' }, text: '' }

export function numberOf(
  paragraph: ReadParagraph,
  reader: WordReader,
): AutomaticNumber | undefined {
  const { style, properties } = paragraph
  const { numberingId } = properties
  if (numberingId === undefined || numberingId === '0') return undefined
  const list = reader.lists.get(numberingId)
  const byStyle = list?.levels.findIndex((level) => level?.styleId === style.id) ?? -1
  return reader.counter.next(numberingId, properties.numberingLevel ?? Math.max(0, byStyle))
}

function paragraphOf(
  pieces: Piece[],
  style: ResolvedStyle,
  properties: ParagraphProperties,
  number: AutomaticNumber | undefined,
): FlowParagraph | undefined {
  const inline = tidyInline(pieces.flatMap(inlineOf))
  if (inline.length === 0) return undefined
  const texts = pieces.filter((piece) => piece.type === 'text')
  const align = properties.align ?? 'left'
  const role = style.role === 'other' || style.role === 'contents' ? undefined : style.role
  const outline = properties.outlineLevel
  return {
    type: 'paragraph',
    inline,
    align,
    text: textOfInline(inline),
    look: lookOf(
      texts.map(({ text, run }) => ({ text, ...run, isCapitals: run.capitals === true })),
      align,
    ),
    ...(outline !== undefined && outline < BODY_TEXT && { outlineLevel: outline }),
    ...(role && { role }),
    ...(number && { number }),
    indentTwips: properties.indentTwips ?? 0,
  }
}

export function inlineOf(piece: Piece): RichTextInline[] {
  switch (piece.type) {
    case 'text': {
      const marks = marksOf(piece)
      return [{ type: 'text', text: piece.text, ...(marks.length > 0 && { marks }) }]
    }
    case 'lineBreak':
      return [{ type: 'hard_break' }]
    case 'note':
      return [piece.node]
    default:
      return []
  }
}

function marksOf({ run, href }: Extract<Piece, { type: 'text' }>): RichTextMark[] {
  const raised = run.raised === 'superscript' || run.raised === 'subscript' ? run.raised : undefined
  return [
    ...(run.bold ? [{ type: 'bold' } as const] : []),
    ...(run.italic ? [{ type: 'italic' } as const] : []),
    // A link is underlined anyway.
    ...(run.underline && !href ? [{ type: 'underline' } as const] : []),
    ...(run.strike ? [{ type: 'strike' } as const] : []),
    ...(raised ? [{ type: raised } as const] : []),
    ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
  ]
}
