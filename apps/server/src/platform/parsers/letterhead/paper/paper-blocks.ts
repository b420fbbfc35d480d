import type { PaperBlock } from '../../../pdf/pdf-paper.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { elementsOf } from '../../xml/xml-walk.ts'
import { paragraphOf } from './paper-paragraph.ts'
import type { PartReader } from './paper-reader.ts'
import { tableOf } from './paper-table.ts'

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
    const table = depth < DEEPEST_TABLE && tableOf(block, { ...reader, depth: depth + 1 }, blocksOf)
    if (!table) reader.lose('length')
    return table ? [table] : []
  })
}
