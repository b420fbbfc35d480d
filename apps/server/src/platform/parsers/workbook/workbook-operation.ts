import { fileRefused } from '../parser-refusal.ts'
import type { ParserOutput } from '../serve-operations.ts'
import { openWordPackage, type WordPackage } from '../word/word-package.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, textOf } from '../xml/xml-walk.ts'
import { isDayFormat } from './day-format.ts'

const SHEET = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 's',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 's',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
}

const MOST_ROWS = 50_000
const MOST_COLUMNS = 200

/**
 * The texts of the cells of a workbook's first sheet, row by row: days as ISO, other numbers as they are stored. Formulas have
 * the value that they were saved with.
 * @throws Refused as `openWordPackage` and `parseXml` do
 */
export function parseWorkbook(input: Uint8Array): ParserOutput<string[][]> {
  const file = openWordPackage(input, 'xlsx')
  const sheet = firstSheet(file)
  const cell = cellReader(stringsOf(file), dayStylesOf(file))
  const rows: string[][] = []
  for (const row of childrenNamed(childOf(sheet, 's:sheetData'), 's:row')) {
    const at = Number(row.attributes['r'] ?? rows.length + 1)
    if (!(at > rows.length && at <= MOST_ROWS)) break
    while (rows.length < at - 1) rows.push([])
    rows.push(cellsOf(row, cell))
  }
  return { value: rows }
}

function readPart(file: WordPackage, part: string | undefined): XmlElement | undefined {
  const bytes = part === undefined ? undefined : file.bytes(part)
  return bytes && parseXml(bytes, SHEET)
}

function firstSheet(file: WordPackage): XmlElement {
  const book = readPart(file, file.mainPart)
  const [first] = childrenNamed(childOf(book, 's:sheets'), 's:sheet')
  const target = file.relationships(file.mainPart).get(first?.attributes['r:id'] ?? '')?.part
  const sheet = readPart(file, target)
  if (!sheet) throw fileRefused('FILE_UNREADABLE')
  return sheet
}

function relatedPart(file: WordPackage, kind: string): XmlElement | undefined {
  const related = [...file.relationships(file.mainPart).values()]
  return readPart(file, related.find(({ type }) => type.endsWith(`/${kind}`))?.part)
}

/** Readings of Japanese words (`rPh`) are no text of a cell. */
function stringsOf(file: WordPackage): string[] {
  const items = childrenNamed(relatedPart(file, 'sharedStrings'), 's:si')
  return items.map(textOfItem)
}

function textOfItem(item: XmlElement): string {
  const own = childrenNamed(item, 's:t').map(textOf)
  const runs = childrenNamed(item, 's:r').flatMap((run) => childrenNamed(run, 's:t').map(textOf))
  return [...own, ...runs].join('')
}

/** Which styles show a number as a day. */
function dayStylesOf(file: WordPackage): boolean[] {
  const styles = relatedPart(file, 'styles')
  const written = new Map(
    childrenNamed(childOf(styles, 's:numFmts'), 's:numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'] ?? '',
    ]),
  )
  return childrenNamed(childOf(styles, 's:cellXfs'), 's:xf').map(({ attributes }) =>
    isDayFormat(Number(attributes['numFmtId'] ?? 0), written.get(attributes['numFmtId'])),
  )
}

type CellReader = (cell: XmlElement) => string

function cellReader(strings: readonly string[], dayStyles: readonly boolean[]): CellReader {
  return (cell) => {
    const { t = 'n', s } = cell.attributes
    if (t === 'inlineStr') return textOfItem(childOf(cell, 's:is') ?? cell)
    const stored = childOf(cell, 's:v')
    const value = stored ? textOf(stored) : ''
    if (t === 's') return strings[Number(value)] ?? ''
    if (t === 'e') return ''
    if (t === 'n' && dayStyles[Number(s ?? -1)] === true) return dayOfSerial(value)
    return value
  }
}

/** Days since 30 December 1899 (ECMA-376 18.17.4.1). */
function dayOfSerial(serial: string): string {
  const days = Math.floor(Number(serial))
  if (!(days > 60 && days < 200_000)) return serial
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10)
}

function cellsOf(row: XmlElement, read: CellReader): string[] {
  const cells: string[] = []
  for (const cell of childrenNamed(row, 's:c')) {
    const at = columnOf(cell.attributes['r']) ?? cells.length
    if (at >= MOST_COLUMNS) break
    while (cells.length < at) cells.push('')
    cells[at] = read(cell).trim()
  }
  return cells
}

/** @example columnOf('AB12') // 27 */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
