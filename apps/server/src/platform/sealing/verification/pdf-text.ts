import { asText, byteAt, fault } from './pdf-cursor.ts'
import type { Cursor } from './pdf-cursor.ts'
import type { PdfText } from './pdf-value.ts'

/** `(…)`, with nested parentheses and escapes (ISO 32000-1, 7.3.4.2). */
export function readLiteralText(cursor: Cursor): PdfText {
  const start = cursor.position
  cursor.position += 1
  const out: number[] = []
  for (let open = 1; ;) {
    const byte = byteAt(cursor)
    if (byte === -1) throw fault(cursor, 'Endless text')
    cursor.position += 1
    if (byte === backslash) readEscape(cursor, out)
    else {
      if (byte === openParenthesis) open += 1
      if (byte === closeParenthesis) open -= 1
      if (open === 0) return { bytes: Uint8Array.from(out), start, end: cursor.position }
      out.push(byte)
    }
  }
}

/** `<…>`; a missing last digit counts as 0. */
export function readHexText(cursor: Cursor): PdfText {
  const start = cursor.position
  const close = cursor.bytes.indexOf(greaterThan, start)
  if (close < 0) throw fault(cursor, 'Endless text')
  const digits = asText(cursor.bytes.subarray(start + 1, close)).replace(/\s/g, '')
  if (!/^[0-9a-f]*$/i.test(digits)) throw fault(cursor, 'Not hexadecimal')
  cursor.position = close + 1
  const even = digits.length % 2 === 0 ? digits : `${digits}0`
  return { bytes: Buffer.from(even, 'hex'), start, end: cursor.position }
}

function readEscape(cursor: Cursor, out: number[]): void {
  const byte = byteAt(cursor)
  if (isOctal(byte)) return readOctal(cursor, out)
  cursor.position += 1
  if (byte === 13 && byteAt(cursor) === 10) cursor.position += 1
  // A line continuation.
  if (byte === 10 || byte === 13) return
  out.push(escapes.get(String.fromCharCode(byte)) ?? byte)
}

function readOctal(cursor: Cursor, out: number[]): void {
  let value = 0
  for (let count = 0; count < 3 && isOctal(byteAt(cursor)); count += 1) {
    value = value * 8 + byteAt(cursor) - 0x30
    cursor.position += 1
  }
  out.push(value & 0xff)
}

function isOctal(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x37
}

const escapes = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['b', 8],
  ['f', 12],
])

const [openParenthesis, closeParenthesis, greaterThan, backslash] = [0x28, 0x29, 0x3e, 0x5c]
