import { asText, byteAt, fault } from './pdf-cursor.ts'
import type { Cursor } from './pdf-cursor.ts'
import { readHexText, readLiteralText } from './pdf-text.ts'
import type { PdfDictionary, PdfName, PdfReference, PdfValue } from './pdf-value.ts'

/** The value that begins here. */
export function readValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > maxDepth) throw fault(cursor, 'Too deep')
  skipSpace(cursor)
  switch (String.fromCharCode(byteAt(cursor))) {
    case '/':
      return readName(cursor)
    case '(':
      return readLiteralText(cursor)
    case '[':
      return readArray(cursor, depth)
    case '<':
      return byteAt(cursor, 1) === lessThan ? readDictionary(cursor, depth) : readHexText(cursor)
    default:
      return readNumberOrWord(cursor)
  }
}

/** Skips white space and comments, then this keyword if it is next. */
export function skipWord(cursor: Cursor, word: string): boolean {
  skipSpace(cursor)
  for (let index = 0; index < word.length; index += 1) {
    if (byteAt(cursor, index) !== word.charCodeAt(index)) return false
  }
  cursor.position += word.length
  return true
}

export function readInteger(cursor: Cursor): number {
  skipSpace(cursor)
  const digits = readToken(cursor)
  if (!/^\d{1,10}$/.test(digits)) throw fault(cursor, `Not an integer: ${digits.slice(0, 20)}`)
  return Number(digits)
}

function skipSpace(cursor: Cursor): void {
  while (true) {
    if (classes[byteAt(cursor)] === 'space') cursor.position += 1
    else if (byteAt(cursor) === percent) skipComment(cursor)
    else return
  }
}

function skipComment(cursor: Cursor): void {
  while (![-1, 10, 13].includes(byteAt(cursor))) cursor.position += 1
}

function readArray(cursor: Cursor, depth: number): PdfValue[] {
  cursor.position += 1
  const items: PdfValue[] = []
  while (!skipWord(cursor, ']')) items.push(readValue(cursor, depth + 1))
  return items
}

function readDictionary(cursor: Cursor, depth: number): PdfDictionary {
  cursor.position += 2
  const entries: PdfDictionary = new Map()
  while (!skipWord(cursor, '>>')) {
    if (byteAt(cursor) !== slash) throw fault(cursor, 'Not a key')
    const { name } = readName(cursor)
    // Readers disagree on which of two duplicates counts, so a file with one is rejected.
    if (entries.has(name)) throw fault(cursor, `Key ${name} twice`)
    entries.set(name, readValue(cursor, depth + 1))
  }
  return entries
}

function readName(cursor: Cursor): PdfName {
  cursor.position += 1
  const token = readToken(cursor)
  if (!token.includes('#')) return { name: token }
  const name = token.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return { name }
}

function readNumberOrWord(cursor: Cursor): PdfValue {
  const token = readToken(cursor)
  if (token === 'true' || token === 'false') return token === 'true'
  if (token === 'null') return null
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(token)) {
    throw fault(cursor, `Unknown word ${token.slice(0, 20)}`)
  }
  return readReference(cursor, token) ?? Number(token)
}

/** Two integers and an R. Otherwise the cursor stays after the first integer. */
function readReference(cursor: Cursor, first: string): PdfReference | undefined {
  const afterFirst = cursor.position
  if (/^\d{1,10}$/.test(first)) {
    skipSpace(cursor)
    const second = readToken(cursor)
    if (/^\d{1,5}$/.test(second) && skipWord(cursor, 'R')) {
      return { object: Number(first), generation: Number(second) }
    }
  }
  cursor.position = afterFirst
  return undefined
}

/** Regular characters up to the next white space or delimiter. */
function readToken(cursor: Cursor): string {
  const start = cursor.position
  while (classes[byteAt(cursor)] === 'regular') cursor.position += 1
  return asText(cursor.bytes.subarray(start, cursor.position))
}

/** The lexical class of each byte (ISO 32000-1, 7.2.2); undefined past the end. */
const classes = Array.from({ length: 256 }, (_, byte) => {
  if ([0, 9, 10, 12, 13, 32].includes(byte)) return 'space'
  return '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 'delimiter' : 'regular'
})
const [percent, slash, lessThan] = [0x25, 0x2f, 0x3c]
const maxDepth = 64
