import type { PaperParagraph, PaperStop } from '../../../pdf/pdf-paper.ts'
import { inherit, valueOf } from '../../word/properties.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf } from '../../xml/xml-walk.ts'
import type { PartReader } from './paper-reader.ts'
import { readPieces } from './paper-pieces.ts'
import { bounded } from './measures.ts'
import { readParagraphLook, readRunLook, type ParagraphLook } from './read-look.ts'

export function paragraphOf(paragraph: XmlElement, reader: PartReader): PaperParagraph {
  const properties = childOf(paragraph, 'w:pPr')
  const style = reader.looks.ofParagraph(valueOf(childOf(properties, 'w:pStyle')))
  const own = readParagraphLook(properties)
  const look = inherit<ParagraphLook>(style.paragraph, own)
  const mark = inherit(style.run, readRunLook(childOf(properties, 'w:rPr')))
  const { lines, placed } = readPieces(paragraph, style.run, reader)
  const { align = 'left', before = 0, after = 0, leading = 0, left = 0, right = 0 } = look
  return {
    type: 'paragraph',
    align,
    before,
    after,
    leading,
    left,
    right,
    size: bounded(mark.sizePt ?? 11, 1, 72),
    stops: stopsOf({ ...style.paragraph.stops, ...own.stops }),
    top: look.top ?? null,
    bottom: look.bottom ?? null,
    lines,
    placed,
  }
}

const MOST_STOPS = 50

function stopsOf(stops: NonNullable<ParagraphLook['stops']>): PaperStop[] {
  return Object.entries(stops)
    .filter(([, kind]) => !['clear', 'bar'].includes(kind))
    .map(([at, kind]) => ({ at: Number(at), kind: kindOf(kind) }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_STOPS)
}

function kindOf(kind: string): PaperStop['kind'] {
  if (kind === 'center') return 'center'
  return ['right', 'end', 'decimal'].includes(kind) ? 'right' : 'left'
}
