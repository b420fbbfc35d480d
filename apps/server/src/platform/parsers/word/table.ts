import type { RichTextBlock, TableCellNode, TableRowNode } from '@tacite/document/rich-text.ts'
import { maxTableColumns } from '@tacite/document/attribute-rules.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, elementsOf } from '../xml/xml-walk.ts'
import { isOn, valueOf } from './properties.ts'

/** A cell as the file has it: its position in the grid and its content. */
export interface WordCell {
  column: number
  colspan: number
  /** 'restart' starts a cell across several rows, 'continue' is a further row of it. */
  merge: 'none' | 'restart' | 'continue'
  element: XmlElement
  /** The content control around it. */
  control: XmlElement | undefined
}

export interface WordRow {
  isHeader: boolean
  isDeleted: boolean
  cells: WordCell[]
}

export interface WordTable {
  columnWidthsPx: number[]
  rows: WordRow[]
  columns: number
}

const TWIPS_PER_PX = 15
const MAX_WIDTH_PX = 2000

/** Reads the grid of a table; cell contents are not parsed. */
export function readTableGrid(table: XmlElement): WordTable {
  const grid = childrenNamed(childOf(table, 'w:tblGrid'), 'w:gridCol')
  const rows = rowsOf(table).map(readRow)
  const columns = Math.max(
    0,
    ...rows.flatMap(({ cells }) => cells.map(({ column, colspan }) => column + colspan)),
  )
  return { columnWidthsPx: grid.map(widthOf), rows, columns }
}

/** Rows, unwrapped from content controls and insertions. */
function rowsOf(element: XmlElement): XmlElement[] {
  return [...elementsOf(element)].flatMap((child) => {
    if (child.name === 'w:tr') return [child]
    const wraps = ['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:customXml'].includes(child.name)
    return wraps ? rowsOf(child) : []
  })
}

function readRow(row: XmlElement): WordRow {
  const said = childOf(row, 'w:trPr')
  const header = childOf(said, 'w:tblHeader')
  const cells: WordCell[] = []
  let column = Number(valueOf(childOf(said, 'w:gridBefore')) ?? 0) || 0
  for (const { cell, control } of cellsOf(row)) {
    const properties = childOf(cell, 'w:tcPr')
    const colspan = spanOf(valueOf(childOf(properties, 'w:gridSpan')))
    const merge = childOf(properties, 'w:vMerge')
    const isContinued = merge !== undefined && valueOf(merge) !== 'restart'
    const state = merge ? (isContinued ? 'continue' : 'restart') : 'none'
    cells.push({ column, colspan, merge: state, element: cell, control })
    column += colspan
  }
  return {
    isHeader: header !== undefined && isOn(header),
    isDeleted: childOf(said, 'w:del') !== undefined,
    cells,
  }
}

function cellsOf(
  element: XmlElement,
  control?: XmlElement,
): { cell: XmlElement; control: XmlElement | undefined }[] {
  return [...elementsOf(element)].flatMap((child) => {
    if (child.name === 'w:tc') return [{ cell: child, control }]
    if (child.name === 'w:sdt') return cellsOf(child, child)
    return ['w:sdtContent', 'w:customXml'].includes(child.name) ? cellsOf(child, control) : []
  })
}

function spanOf(text: string | undefined): number {
  const span = Number(text ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= maxTableColumns + 1 ? span : 1
}

function widthOf(column: XmlElement): number {
  const px = Math.round(Number(column.attributes['w:w']) / TWIPS_PER_PX)
  return px >= 1 && px <= MAX_WIDTH_PX ? px : 0
}

/** Builds the table: merged cells get their spans, and every row fills the whole grid. */
export function buildTable(
  table: WordTable,
  contentOf: (cell: WordCell) => RichTextBlock[],
): RichTextBlock | undefined {
  const rows = table.rows.filter(({ isDeleted }) => !isDeleted)
  if (rows.length === 0 || table.columns === 0) return undefined
  /** Column → the cell that spans into the current row, and for how many more. */
  const open = new Map<number, TableCellNode>()
  const built: TableRowNode[] = []
  for (const row of rows) {
    const cells: TableCellNode[] = []
    let column = 0
    const pad = (until: number): void => {
      for (; column < until; column += 1) {
        open.delete(column)
        cells.push(emptyCell())
      }
    }
    for (const cell of row.cells) {
      pad(cell.column)
      const above = open.get(cell.column)
      column = cell.column + cell.colspan
      if (cell.merge === 'continue' && canGrow(above, cell)) {
        above.attrs.rowspan += 1
        continue
      }
      const node: TableCellNode = {
        type: row.isHeader ? 'table_header' : 'table_cell',
        attrs: { colspan: cell.colspan, rowspan: 1, colwidth: widthsOf(table, cell) },
        content: contentOf(cell),
      }
      cells.push(node)
      open.delete(cell.column)
      if (cell.merge !== 'none') open.set(cell.column, node)
    }
    pad(table.columns)
    // A row that only continues cells from above would be empty: those cells end one row earlier.
    if (cells.length > 0) built.push({ type: 'table_row', content: cells })
    else for (const node of new Set(open.values())) node.attrs.rowspan -= 1
  }
  return { type: 'table', content: built }
}

const MAX_ROW_SPAN = 500

function canGrow(above: TableCellNode | undefined, cell: WordCell): above is TableCellNode {
  return above?.attrs.colspan === cell.colspan && above.attrs.rowspan < MAX_ROW_SPAN
}

function emptyCell(): TableCellNode {
  return {
    type: 'table_cell',
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [{ type: 'paragraph', attrs: { align: 'left' } }],
  }
}

function widthsOf(table: WordTable, { column, colspan }: WordCell): number[] | null {
  const widths = table.columnWidthsPx.slice(column, column + colspan)
  return widths.length === colspan && widths.every((px) => px > 0) ? widths : null
}
