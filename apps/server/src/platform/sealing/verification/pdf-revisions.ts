import { asText } from './pdf-cursor.ts'
import type { Cursor } from './pdf-cursor.ts'
import { decodeStream, isStream, readIndirectObject } from './pdf-stream.ts'
import { readInteger, readValue, skipWord } from './pdf-syntax.ts'
import { PdfSyntaxError, isDictionary } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

/** One state of a file: what an update added to the earlier ones (ISO 32000-1, 7.5.6). */
export interface Revision {
  trailer: PdfDictionary
  places: ReadonlyMap<number, ObjectPlace>
}

export type ObjectPlace =
  | { kind: 'free' }
  | { kind: 'at'; offset: number }
  | { kind: 'inStream'; stream: number; index: number }

/**
 * The revisions of a file, newest first, by their chain of cross-reference tables.
 *
 * @throws PdfSyntaxError when the file does not end with the newest table or the chain is broken.
 */
export function readRevisions(bytes: Uint8Array): Revision[] {
  const tail = asText(bytes.subarray(-64))
  const [, start] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail) ?? []
  if (start === undefined) throw new PdfSyntaxError('The file does not end as a PDF')
  const revisions: Revision[] = []
  const seen = new Set<number>()
  for (let offset: PdfValue | undefined = Number(start); offset !== undefined;) {
    if (typeof offset !== 'number' || seen.has(offset) || seen.size >= maxRevisions) {
      throw new PdfSyntaxError('Chain of cross-reference tables')
    }
    seen.add(offset)
    const revision = readRevision(bytes, offset)
    revisions.push(revision)
    offset = revision.trailer.get('Prev')
  }
  return revisions
}

function readRevision(bytes: Uint8Array, offset: number): Revision {
  const cursor: Cursor = { bytes, position: offset }
  if (!skipWord(cursor, 'xref')) return readStreamRevision(bytes, offset)
  const places = readTable(cursor)
  const trailer = readValue(cursor)
  if (!isDictionary(trailer)) throw new PdfSyntaxError('Trailer')
  const hidden = trailer.get('XRefStm')
  if (typeof hidden !== 'number') return { trailer, places }
  // A hybrid file for old and new readers: the stream adds what the table declares free.
  const added = readStreamRevision(bytes, hidden).places
  return { trailer, places: new Map([...added, ...withoutFree(places)]) }
}

function readTable(cursor: Cursor): Map<number, ObjectPlace> {
  const places = new Map<number, ObjectPlace>()
  while (!skipWord(cursor, 'trailer')) {
    const first = readInteger(cursor)
    const count = readInteger(cursor)
    for (let number = first; number < first + count; number += 1) {
      const offset = readInteger(cursor)
      readInteger(cursor)
      const isInUse = skipWord(cursor, 'n')
      if (!isInUse && !skipWord(cursor, 'f')) throw new PdfSyntaxError('Cross-reference entry')
      addPlace(places, number, isInUse ? { kind: 'at', offset } : { kind: 'free' })
    }
  }
  return places
}

function readStreamRevision(bytes: Uint8Array, offset: number): Revision {
  const stream = readIndirectObject(bytes, offset, undefined, (length) => Number(length))
  if (!isStream(stream)) throw new PdfSyntaxError('Cross-reference stream')
  const { dictionary } = stream
  const widths = numbers(dictionary.get('W'))
  const index = dictionary.has('Index')
    ? numbers(dictionary.get('Index'))
    : [0, Number(dictionary.get('Size'))]
  return { trailer: dictionary, places: readStreamPlaces(decodeStream(stream), widths, index) }
}

/** @param index pairs: the first number of a section and the number of its entries. */
function readStreamPlaces(
  content: Uint8Array,
  [typeWidth = 0, middleWidth = 0, lastWidth = 0]: readonly number[],
  index: readonly number[],
): Map<number, ObjectPlace> {
  const places = new Map<number, ObjectPlace>()
  let position = 0
  const field = (width: number): number => {
    const digits = content.subarray(position, position + width)
    if (digits.length < width) throw new PdfSyntaxError('Cut cross-reference stream')
    position += width
    return digits.reduce((value, byte) => value * 256 + byte, 0)
  }
  for (let section = 0; section + 1 < index.length; section += 2) {
    const first = index[section] ?? 0
    const end = first + (index[section + 1] ?? 0)
    for (let number = first; number < end; number += 1) {
      const type = typeWidth === 0 ? 1 : field(typeWidth)
      addPlace(places, number, toPlace(type, field(middleWidth), field(lastWidth)))
    }
  }
  return places
}

function toPlace(type: number, middle: number, last: number): ObjectPlace {
  if (type === 0) return { kind: 'free' }
  if (type === 1) return { kind: 'at', offset: middle }
  if (type === 2) return { kind: 'inStream', stream: middle, index: last }
  throw new PdfSyntaxError(`Cross-reference type ${type}`)
}

function addPlace(places: Map<number, ObjectPlace>, number: number, place: ObjectPlace): void {
  if (places.has(number) || places.size >= maxObjects) {
    throw new PdfSyntaxError(`Object ${number} twice in one table, or too many objects`)
  }
  places.set(number, place)
}

function withoutFree(places: ReadonlyMap<number, ObjectPlace>): [number, ObjectPlace][] {
  return [...places].filter(([, { kind }]) => kind !== 'free')
}

function numbers(value: PdfValue | undefined): number[] {
  const list = Array.isArray(value) ? value : []
  return list.filter((item): item is number => Number.isSafeInteger(item) && Number(item) >= 0)
}

const maxRevisions = 1000
const maxObjects = 1_000_000
