import type { TableCellNode, TableNode } from '@tacite/document/rich-text.ts'

export interface GridCell {
  x: number
  y: number
  colspan: number
  rowspan: number
  isHeader: boolean
  cell: TableCellNode
}

export interface TableGrid {
  /** Relative column widths, at least one. */
  weights: number[]
  rows: number
  /** Leading rows of header cells only, repeated on every page. */
  headerRows: number
  cells: GridCell[]
}

/**
 * The position of each cell of a table. Typst refuses a table whose spans overlap or exceed it; a table edited by
 * hand or read from Word may do both, so colliding spans are cut.
 */
export function layOutTable(table: TableNode): TableGrid {
  const rowCount = table.content.length
  const taken = new Set<string>()
  const cells: GridCell[] = []
  table.content.forEach((row, y) => {
    let x = 0
    for (const cell of row.content ?? []) {
      while (taken.has(`${x},${y}`)) x += 1
      const colspan = freeColumns(taken, x, y, cell.attrs.colspan)
      const rowspan = Math.min(cell.attrs.rowspan, rowCount - y)
      for (let dy = 0; dy < rowspan; dy += 1) {
        for (let dx = 0; dx < colspan; dx += 1) taken.add(`${x + dx},${y + dy}`)
      }
      cells.push({ x, y, colspan, rowspan, isHeader: cell.type === 'table_header', cell })
      x += colspan
    }
  })
  const columns = Math.max(1, ...cells.map(({ x, colspan }) => x + colspan))
  return {
    weights: columnWeights(cells, columns),
    rows: rowCount,
    headerRows: countHeaderRows(cells),
    cells,
  }
}

function freeColumns(taken: ReadonlySet<string>, x: number, y: number, wanted: number): number {
  let free = 1
  while (free < wanted && !taken.has(`${x + free},${y}`)) free += 1
  return free
}

/** Only the first row may be a repeated header, and only if no cell in it spans below. */
function countHeaderRows(cells: readonly GridCell[]): number {
  const first = cells.filter(({ y }) => y === 0)
  return first.length > 0 && first.every(({ isHeader, rowspan }) => isHeader && rowspan === 1)
    ? 1
    : 0
}

/** Explicit widths; otherwise columns share the width in proportion to their content, within bounds. */
function columnWeights(cells: readonly GridCell[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = cells.filter(({ x, colspan }) => x === column && colspan === 1)
    const set = own.map(({ cell }) => cell.attrs.colwidth?.[0] ?? 0).find((width) => width > 0)
    if (set) return set
    const longest = Math.max(0, ...own.map(({ cell }) => lengthOf(cell)))
    return Math.min(Math.max(Math.sqrt(longest), 3), 10) * 20
  })
}

function lengthOf(cell: TableCellNode): number {
  return (
    JSON.stringify(cell.content)
      .match(/"text":"([^"]*)"/g)
      ?.join('').length ?? 0
  )
}
