/** The rows of a CSV text (RFC 4180) by the names of its first row; cells may span lines. */
export function csvRows(text: string): Map<string, string>[] {
  const [names = [], ...rows] = csvCells(text)
  return rows.map((cells) => new Map(names.map((name, index) => [name, cells[index] ?? ''])))
}

/** A quoted or a bare cell, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function csvCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const start = CELL.lastIndex
    const match = CELL.exec(text)
    if (!match) throw new Error(`not a CSV cell at ${start}`)
    const [, quoted, bare = '', end] = match
    row.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
