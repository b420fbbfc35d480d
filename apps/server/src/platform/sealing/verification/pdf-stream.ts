import { inflateSync } from 'node:zlib'
import { byteAt, fault } from './pdf-cursor.ts'
import type { Cursor } from './pdf-cursor.ts'
import { readInteger, readValue, skipWord } from './pdf-syntax.ts'
import { PdfSyntaxError, isDictionary, nameOf } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

export interface PdfStream {
  dictionary: PdfDictionary
  /** As in the file, filters not decoded. */
  encoded: Uint8Array
}

export function isStream(value: PdfValue | PdfStream): value is PdfStream {
  return typeof value === 'object' && value !== null && 'encoded' in value
}

/**
 * The object at an offset, with the number from its table.
 *
 * @param lengthOf the length of a stream, which may be stored in another object.
 */
export function readIndirectObject(
  bytes: Uint8Array,
  offset: number,
  number: number | undefined,
  lengthOf: (value: PdfValue | undefined) => number,
): PdfValue | PdfStream {
  const cursor: Cursor = { bytes, position: offset }
  const found = readInteger(cursor)
  readInteger(cursor)
  if ((number !== undefined && found !== number) || !skipWord(cursor, 'obj')) {
    throw fault(cursor, `Object ${number} is not where it should be`)
  }
  const value = readValue(cursor)
  if (skipWord(cursor, 'endobj')) return value
  if (!isDictionary(value) || !skipWord(cursor, 'stream')) throw fault(cursor, 'Object without end')
  if (byteAt(cursor) === 13) cursor.position += 1
  if (byteAt(cursor) !== 10) throw fault(cursor, 'Stream without a new line')
  const start = cursor.position + 1
  cursor.position = start + lengthOf(value.get('Length'))
  const encoded = bytes.subarray(start, cursor.position)
  if (!skipWord(cursor, 'endstream') || !skipWord(cursor, 'endobj')) {
    throw fault(cursor, 'Stream of another length')
  }
  return { dictionary: value, encoded }
}

/**
 * The content of a stream. Only plain and deflated streams: no other filter is used for structure or evidence.
 */
export function decodeStream({ dictionary, encoded }: PdfStream): Uint8Array {
  const filter = dictionary.get('Filter')
  const names = (Array.isArray(filter) ? filter : filter ? [filter] : []).map(nameOf)
  if (names.length === 0) return encoded
  if (names.length > 1 || names[0] !== 'FlateDecode') {
    throw new PdfSyntaxError(`Filter ${names.join(' ')}`)
  }
  const parameters = dictionary.get('DecodeParms')
  return undoPredictor(inflate(encoded), isDictionary(parameters) ? parameters : new Map())
}

function inflate(encoded: Uint8Array): Uint8Array {
  try {
    return inflateSync(encoded, { maxOutputLength: maxDecodedBytes })
  } catch (cause) {
    throw new PdfSyntaxError('A stream that cannot be inflated', { cause })
  }
}

/** PNG's none and up, the filters of cross-reference streams. */
function undoPredictor(bytes: Uint8Array, parameters: PdfDictionary): Uint8Array {
  const predictor = parameters.get('Predictor') ?? 1
  if (predictor === 1) return bytes
  const columns = parameters.get('Columns') ?? 1
  if (typeof predictor !== 'number' || predictor < 10 || typeof columns !== 'number') {
    throw new PdfSyntaxError('Predictor')
  }
  const rows = Math.floor(bytes.length / (columns + 1))
  const out = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)]
    if (kind !== 0 && kind !== 2) throw new PdfSyntaxError(`Predictor row ${kind}`)
    for (let column = 0; column < columns; column += 1) {
      const value = bytes[row * (columns + 1) + 1 + column] ?? 0
      const above = kind === 2 && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0
      out[row * columns + column] = value + above
    }
  }
  return out
}

const maxDecodedBytes = 256 * 1024 * 1024
