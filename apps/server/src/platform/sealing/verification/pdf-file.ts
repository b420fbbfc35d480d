import { readRevisions } from './pdf-revisions.ts'
import type { ObjectPlace, Revision } from './pdf-revisions.ts'
import { decodeStream, isStream, readIndirectObject } from './pdf-stream.ts'
import type { PdfStream } from './pdf-stream.ts'
import { readInteger, readValue } from './pdf-syntax.ts'
import { PdfSyntaxError, isDictionary, isReference } from './pdf-value.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'

/** A strictly read PDF: only what its cross-reference tables say, nothing found by searching. */
export interface PdfFile {
  bytes: Uint8Array
  /** Newest first. */
  revisions: readonly Revision[]
  trailer: PdfDictionary
  /** The offset of each object in the newest state. */
  places: ReadonlyMap<number, ObjectPlace>
  known: Map<number, PdfValue | PdfStream>
  objectStreams: Map<number, ObjectStream>
}

interface ObjectStream {
  content: Uint8Array
  /** Number and offset of each object, in order. */
  index: readonly { number: number; offset: number }[]
}

/** @throws PdfSyntaxError for a file that is damaged, encrypted or ambiguous. */
export function openPdfFile(bytes: Uint8Array): PdfFile {
  const revisions = readRevisions(bytes)
  const [newest] = revisions
  if (!newest || newest.trailer.has('Encrypt')) throw new PdfSyntaxError('Encrypted')
  const places = new Map(revisions.toReversed().flatMap((revision) => [...revision.places]))
  const { trailer } = newest
  return { bytes, revisions, trailer, places, known: new Map(), objectStreams: new Map() }
}

export function catalogOf(file: PdfFile): PdfDictionary {
  const catalog = dictionaryOf(file, file.trailer.get('Root'))
  if (!catalog) throw new PdfSyntaxError('No catalog')
  return catalog
}

/** An object by its number; null when there is none, as the format specifies. */
export function objectOf(file: PdfFile, number: number): PdfValue | PdfStream {
  const known = file.known.get(number)
  if (known !== undefined) return known
  // A request for an object that is being read is a cycle: it gets nothing.
  file.known.set(number, null)
  const value = readObject(file, number)
  file.known.set(number, value)
  return value
}

/** The value a reference leads to, or the value itself. */
function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | PdfStream {
  const found = isReference(value) ? objectOf(file, value.object) : (value ?? null)
  if (!isStream(found) && isReference(found)) throw new PdfSyntaxError('Reference to a reference')
  return found
}

export function dictionaryOf(
  file: PdfFile,
  value: PdfValue | undefined,
): PdfDictionary | undefined {
  const found = resolve(file, value)
  return !isStream(found) && isDictionary(found) ? found : undefined
}

export function listOf(file: PdfFile, value: PdfValue | undefined): PdfValue[] {
  const found = resolve(file, value)
  return Array.isArray(found) ? found : []
}

export function streamOf(file: PdfFile, value: PdfValue | undefined): PdfStream | undefined {
  const found = resolve(file, value)
  return isStream(found) ? found : undefined
}

function readObject(file: PdfFile, number: number): PdfValue | PdfStream {
  const place = file.places.get(number)
  if (place === undefined || place.kind === 'free') return null
  if (place.kind === 'at') {
    return readIndirectObject(file.bytes, place.offset, number, (length) => lengthOf(file, length))
  }
  const { content, index } = objectStreamOf(file, place.stream)
  const entry = index[place.index]
  if (entry?.number !== number) throw new PdfSyntaxError(`Object ${number} in its stream`)
  return readValue({ bytes: content, position: entry.offset })
}

function objectStreamOf(file: PdfFile, number: number): ObjectStream {
  const known = file.objectStreams.get(number)
  if (known) return known
  if (file.places.get(number)?.kind !== 'at') throw new PdfSyntaxError(`Object stream ${number}`)
  const stream = objectOf(file, number)
  if (!isStream(stream)) throw new PdfSyntaxError(`Object stream ${number}`)
  const opened = readObjectStream(file, stream)
  file.objectStreams.set(number, opened)
  return opened
}

function readObjectStream(file: PdfFile, stream: PdfStream): ObjectStream {
  const content = decodeStream(stream)
  const first = lengthOf(file, stream.dictionary.get('First'))
  const count = lengthOf(file, stream.dictionary.get('N'))
  if (count > content.length) throw new PdfSyntaxError('Object stream')
  const cursor = { bytes: content, position: 0 }
  const index = Array.from({ length: count }, () => ({
    number: readInteger(cursor),
    offset: first + readInteger(cursor),
  }))
  return { content, index }
}

function lengthOf(file: PdfFile, value: PdfValue | undefined): number {
  const length = resolve(file, value)
  if (typeof length === 'number' && Number.isSafeInteger(length) && length >= 0) return length
  throw new PdfSyntaxError('Length')
}
