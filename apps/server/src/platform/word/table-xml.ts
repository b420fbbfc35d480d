import type { RepeatedRowNode, RichTextBlock, TableNode } from '@tacite/document/rich-text.ts'
import { layOutTable, type GridCell, type TableGrid } from '../pdf/table-grid.ts'
import type { Place, WordWriter } from './word-writer.ts'
import { element, valued, type Xml } from './xml.ts'

interface WriteWithin {
  content: (blocks: readonly RichTextBlock[]) => Xml
  /** A row of a template that stands once for each row of a contract. */
  repeated: (row: RepeatedRowNode, xml: Xml) => Xml
}

const TWIPS_PER_PX = 15
const CELL_SHADE = 'F1F5F5'

/** A table with its merged cells, its repeated head and its widths, as wide as the text at most. */
export function tableXml(
  table: TableNode,
  { indentTwips }: Place,
  { columnTwips, styles }: WordWriter,
  within: WriteWithin,
): Xml {
  const grid = layOutTable(table)
  const widths = columnWidths(table, grid, columnTwips - indentTwips)
  const rows = table.content.map((row, y) => {
    const xml = rowXml(grid, y, widths, within)
    return row.type === 'repeated_row' ? within.repeated(row, xml) : xml
  })
  const properties = element(
    'w:tblPr',
    {},
    valued('w:tblStyle', styles.table),
    element('w:tblW', { 'w:w': total(widths), 'w:type': 'dxa' }),
    indentTwips > 0 ? element('w:tblInd', { 'w:w': indentTwips, 'w:type': 'dxa' }) : '',
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element('w:tblLook', {
      'w:val': grid.headerRows > 0 ? '0420' : '0400',
      'w:firstRow': grid.headerRows > 0 ? 1 : 0,
      'w:lastRow': 0,
      'w:firstColumn': 0,
      'w:lastColumn': 0,
      'w:noHBand': 0,
      'w:noVBand': 1,
    }),
  )
  const columns = widths.map((width) => element('w:gridCol', { 'w:w': width }))
  return element('w:tbl', {}, properties, element('w:tblGrid', {}, ...columns), ...rows)
}

/** Those that were set, made narrower together where they exceed the text; otherwise the whole text is shared. */
function columnWidths(table: TableNode, { weights }: TableGrid, widest: number): number[] {
  const isSet = table.content.every((row) =>
    (row.content ?? []).every(({ attrs }) => attrs.colwidth?.every((px) => px > 0)),
  )
  const wanted = weights.map((weight) => weight * TWIPS_PER_PX)
  const scale = isSet ? Math.min(1, widest / total(wanted)) : widest / total(wanted)
  return wanted.map((width) => Math.max(TWIPS_PER_PX, Math.round(width * scale)))
}

function rowXml(grid: TableGrid, y: number, widths: readonly number[], within: WriteWithin): Xml {
  const starting = grid.cells.filter((cell) => cell.y === y)
  const isHead = starting.length > 0 && starting.every(({ isHeader }) => isHeader)
  const cells: Xml[] = []
  let x = 0
  while (x < widths.length) {
    const cell = cellAt(grid, x, y)
    cells.push(cell ? cellXml(cell, y, widths, isHead, within) : emptyCell(widths[x] ?? 0))
    x += cell?.colspan ?? 1
  }
  const head = isHead ? element('w:trPr', {}, '<w:tblHeader/>') : ''
  return element('w:tr', {}, head, ...cells)
}

/** The cell that starts there, or that spans into it from above. */
function cellAt({ cells }: TableGrid, x: number, y: number): GridCell | undefined {
  return cells.find((cell) => cell.x === x && cell.y <= y && y < cell.y + cell.rowspan)
}

function cellXml(
  cell: GridCell,
  y: number,
  widths: readonly number[],
  isInHead: boolean,
  { content }: WriteWithin,
): Xml {
  const isFirst = cell.y === y
  const merge = cell.rowspan === 1 ? '' : isFirst ? valued('w:vMerge', 'restart') : '<w:vMerge/>'
  const properties = element(
    'w:tcPr',
    {},
    element('w:tcW', {
      'w:w': total(widths.slice(cell.x, cell.x + cell.colspan)),
      'w:type': 'dxa',
    }),
    cell.colspan > 1 ? valued('w:gridSpan', cell.colspan) : '',
    merge,
    cell.isHeader && !isInHead
      ? element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': CELL_SHADE })
      : '',
  )
  return element('w:tc', {}, properties, isFirst ? content(cell.cell.content) : '<w:p/>')
}

/** Of a row that ends before the others: Word asks for the whole grid. */
function emptyCell(width: number): Xml {
  const properties = element('w:tcPr', {}, element('w:tcW', { 'w:w': width, 'w:type': 'dxa' }))
  return element('w:tc', {}, properties, '<w:p/>')
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
