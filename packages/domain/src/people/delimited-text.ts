/** A record of a pasted table: its text, and its first line, from 1. */
export interface DelimitedRecord {
  line: number
  text: string
}

export const DELIMITERS = ['\t', ';', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/**
 * Splits a text at its line ends, except inside quoted cells (RFC 4180). A quote that is never closed is an ordinary
 * character. Records without any content are left out.
 *
 * @example readRecords('a;"b\nc"\nd') // [{ line: 1, text: 'a;"b\nc"' }, { line: 3, text: 'd' }]
 */
export function readRecords(text: string): DelimitedRecord[] {
  const source = `${text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')}\n`
  const records: DelimitedRecord[] = []
  let line = 1
  for (const [record] of source.matchAll(RECORD)) {
    if (/[^\s;,]/.test(record.replaceAll('""', '')))
      records.push({ line, text: record.slice(0, -1) })
    line += record.split('\n').length - 1
  }
  return records
}

const QUOTED = '"(?:[^"]|"")*"'
/**
 * A quote opens a cell at the start of a record or after a delimiter, never inside a word. Looked back from the quote
 * only: from each of a million spaces it would take hours.
 */
const RECORD = new RegExp(`(?:(?=")(?<=(?:^|[\\n\\t;,]) *)${QUOTED}|[^\\n])*\\n`, 'g')

/**
 * The delimiter of a record: the first of tab, semicolon and comma that occurs outside quotes; null: none.
 *
 * @example delimiterOf('Roy;"Léa, Anne"') // ';'
 */
export function delimiterOf(record: string): Delimiter | null {
  const bare = record.replace(/"(?:[^"]|"")*"/g, '')
  return DELIMITERS.find((delimiter) => bare.includes(delimiter)) ?? null
}

/**
 * The trimmed cells of a record. A quoted cell may contain delimiters and line breaks; a quote in it is doubled.
 *
 * @example splitCells('a;"b;c"', ';') // ['a', 'b;c']
 */
export function splitCells(record: string, delimiter: Delimiter): string[] {
  const cell = new RegExp(`\\s*${QUOTED}[^${delimiter}]*|[^${delimiter}]*`, 'y')
  const cells: string[] = []
  for (let at = 0; at <= record.length; at += 1) {
    cell.lastIndex = at
    const [found = ''] = cell.exec(record) ?? []
    cells.push(unquoted(found.replaceAll('\uFEFF', '').trim()))
    at += found.length
  }
  return cells
}

function unquoted(cell: string): string {
  const [, quoted, after = ''] = /^"((?:[^"]|"")*)"([^]*)$/.exec(cell) ?? []
  return quoted === undefined ? cell : `${quoted.replaceAll('""', '"')}${after}`.trim()
}
