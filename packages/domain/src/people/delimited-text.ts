/** A row of a pasted table, and its first line. */
export interface DelimitedRow {
  line: number
  cells: string[]
}

/**
 * Parses rows with cells separated by tabs, semicolons or commas: the first of these, in that order, that occurs
 * outside quotes. A quoted cell may contain all of them and line breaks; a quote in it is doubled (RFC 4180). Empty
 * rows are left out.
 *
 * @example readDelimited('a;"b;c"') // [{ line: 1, cells: ['a', 'b;c'] }]
 */
export function readDelimited(text: string): DelimitedRow[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(source)
  const rows: DelimitedRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let startedOn = 1
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: startedOn, cells })
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]!
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (character === delimiter) endCell()
    else if (character === '\n') {
      endRow()
      startedOn = line
    } else cell += character
  }
  endRow()
  return rows
}

function delimiterOf(source: string): string {
  const bare = source.replace(/"(?:[^"]|"")*"/g, '')
  return ['\t', ';', ','].find((delimiter) => bare.includes(delimiter)) ?? ';'
}
