import type { PaperBlock, PaperPage } from '../../../pdf/pdf-paper.ts'
import type { PaperLoss } from '../../../word/letterhead.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { elementsOf } from '../../xml/xml-walk.ts'
import type { LetterheadLooks } from './letterhead-looks.ts'
import type { PaperFaces } from './paper-faces.ts'
import { paragraphOf } from './paper-paragraph.ts'
import { tableOf } from './paper-table.ts'

/** What is known where a head or a foot is read. */
export interface PaperReader {
  looks: LetterheadLooks
  faces: PaperFaces
  page: PaperPage
  lose(loss: PaperLoss): void
}

export interface PartReader extends PaperReader {
  /** The names of the images of the part, by the ids in it. */
  images: ReadonlyMap<string, string>
  /** Counted down by whoever reads a piece of the part, however deep. */
  budget: { pieces: number }
  depth?: number
}

/** Of one head or foot: longer ones are no letterhead. */
export const MOST_PIECES = 1000
const MOST_BLOCKS = 100
const DEEPEST_TABLE = 3

/** The paragraphs and tables in a part or a cell, in order. */
export function blocksOf(holder: XmlElement, reader: PartReader): PaperBlock[] {
  const { depth = 0 } = reader
  const all = [...elementsOf(holder)].filter(({ name }) => name === 'w:p' || name === 'w:tbl')
  if (all.length > MOST_BLOCKS) reader.lose('length')
  return all.slice(0, MOST_BLOCKS).flatMap((block): PaperBlock[] => {
    if (block.name === 'w:p') return [paragraphOf(block, reader)]
    const table = depth < DEEPEST_TABLE && tableOf(block, { ...reader, depth: depth + 1 })
    if (!table) reader.lose('length')
    return table ? [table] : []
  })
}
