import { openWordPackage } from '../../apps/server/src/platform/parsers/word/word-package.ts'
import { readNumberPrefix } from '../../apps/server/src/platform/parsers/outline/number-prefix.ts'
import type { XmlElement } from '../../apps/server/src/platform/parsers/xml/parse-xml.ts'
import { elementsOf, textOf } from '../../apps/server/src/platform/parsers/xml/xml-walk.ts'

/** What the XML of a Word file's text holds. */
export interface WordParts {
  /** Its paragraphs without the numbers typed before them, which become Word's own and are no text any more. */
  lines: string[]
  /** Its tables, in order, each by its rows and the cells of all of them. */
  tables: string[]
  images: number
}

export function wordParts(bytes: Uint8Array): WordParts {
  const file = openWordPackage(bytes)
  const read: Read = { text: '', tables: [], images: 0 }
  walk(file.xml(file.mainPart), read)
  const { text, ...parts } = read
  return { ...parts, lines: text.split('\n').map(withoutNumber) }
}

interface Read extends Omit<WordParts, 'lines'> {
  text: string
}

function withoutNumber(line: string): string {
  const words = line.trimStart()
  return words.slice(readNumberPrefix(words, true)?.length ?? 0)
}

function walk(element: XmlElement | undefined, read: Read): void {
  for (const child of elementsOf(element)) {
    // What older programs show instead.
    if (child.name === 'mc:Fallback') continue
    if (child.name === 'w:t') read.text += textOf(child)
    else if (child.name === 'w:tab' || child.name === 'w:br') read.text += ' '
    else if (child.name === 'a:blip') read.images += 1
    else if (child.name === 'w:tbl') read.tables.push(sizeOf(child))
    walk(child, read)
    if (child.name === 'w:p') read.text += '\n'
  }
}

function sizeOf(table: XmlElement): string {
  const rows = [...elementsOf(table)].filter(({ name }) => name === 'w:tr')
  const cells = rows.flatMap((row) => [...elementsOf(row)].filter(({ name }) => name === 'w:tc'))
  return `${rows.length} × ${cells.length}`
}
