import type { PaperBlock, PaperCell, PaperRule, PaperTable } from '../../../pdf/pdf-paper.ts'
import { readParagraphProperties, valueOf } from '../../word/properties.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf, childrenNamed } from '../../xml/xml-walk.ts'
import { bounded, points, readColour } from './measures.ts'
import type { PartReader, ReadBlocks } from './paper-reader.ts'
import { ruleOf } from './read-look.ts'

const MOST_COLUMNS = 20
const MOST_ROWS = 50

/** A table of a head or a foot; undefined: it has no cells. */
export function tableOf(
  table: XmlElement,
  reader: PartReader,
  readBlocks: ReadBlocks,
): PaperTable | undefined {
  const rows = childrenNamed(table, 'w:tr').slice(0, MOST_ROWS)
  const columns = columnsOf(table, rows, reader)
  if (columns.length === 0 || rows.length === 0) return undefined
  const properties = childOf(table, 'w:tblPr')
  const style = reader.looks.ofTable(valueOf(childOf(properties, 'w:tblStyle')))
  const borders =
    childOf(properties, 'w:tblBorders') ?? childOf(childOf(style, 'w:tblPr'), 'w:tblBorders')
  const { align } = readParagraphProperties(properties)
  return {
    type: 'table',
    columns,
    align: align === 'center' || align === 'right' ? align : 'left',
    rows: rows.map((row, at) => {
      const place = { borders, isFirst: at === 0, isLast: at === rows.length - 1 }
      return cellsOf(row, columns.length, place, (cell) => readBlocks(cell, reader))
    }),
  }
}

/** As wide as the file says, in all no wider than the page. */
function columnsOf(table: XmlElement, rows: readonly XmlElement[], { page }: PartReader): number[] {
  const grid = childrenNamed(childOf(table, 'w:tblGrid'), 'w:gridCol')
  const most = Math.max(0, ...rows.map((row) => childrenNamed(row, 'w:tc').length))
  const room = page.width - page.left - page.right
  const widths =
    grid.length >= most
      ? grid.map((column) => points(column.attributes['w:w'], 1, 1600) ?? 36)
      : Array.from({ length: most }, () => room / most)
  const kept = widths.slice(0, MOST_COLUMNS)
  const sum = kept.reduce((total, width) => total + width, 0)
  const scale = Math.min(1, (page.width - page.left) / sum)
  return kept.map((width) => width * scale)
}

interface RowPlace {
  borders: XmlElement | undefined
  isFirst: boolean
  isLast: boolean
}

function cellsOf(
  row: XmlElement,
  columnCount: number,
  place: RowPlace,
  contentOf: (cell: XmlElement) => PaperBlock[],
): PaperCell[] {
  const cells: PaperCell[] = []
  let used = 0
  for (const cell of childrenNamed(row, 'w:tc')) {
    if (used >= columnCount) break
    const wanted = Number(valueOf(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')) ?? 1)
    const span = bounded(Number.isInteger(wanted) ? wanted : 1, 1, columnCount - used)
    const isEdge = { isStart: used === 0, isEnd: used + span === columnCount }
    cells.push({ ...cellOf(cell, { ...place, ...isEdge }), span, content: contentOf(cell) })
    used += span
  }
  return used === columnCount ? cells : [...cells, { ...EMPTY_CELL, span: columnCount - used }]
}

const EMPTY_CELL: PaperCell = {
  span: 1,
  fill: null,
  vertical: 'top',
  sides: { top: null, right: null, bottom: null, left: null },
  content: [],
}

const VERTICAL: Record<string, PaperCell['vertical']> = { center: 'horizon', bottom: 'bottom' }

function cellOf(
  cell: XmlElement,
  place: RowPlace & { isStart: boolean; isEnd: boolean },
): Omit<PaperCell, 'span' | 'content'> {
  const properties = childOf(cell, 'w:tcPr')
  const own = childOf(properties, 'w:tcBorders')
  const side = (name: string, isOuter: boolean, inner: string): PaperRule | null =>
    ruleOf(childOf(own, `w:${name}`)) ??
    ruleOf(childOf(place.borders, `w:${isOuter ? name : inner}`)) ??
    null
  return {
    fill: readColour(childOf(properties, 'w:shd')?.attributes['w:fill']) ?? null,
    vertical: VERTICAL[valueOf(childOf(properties, 'w:vAlign')) ?? ''] ?? 'top',
    sides: {
      top: side('top', place.isFirst, 'insideH'),
      bottom: side('bottom', place.isLast, 'insideH'),
      left: side('left', place.isStart, 'insideV'),
      right: side('right', place.isEnd, 'insideV'),
    },
  }
}
