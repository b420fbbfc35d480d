import type { ActiveContentKind } from '@tacite/domain/files/active-content.ts'
import { inflateSync } from 'node:zlib'
import { createKindCounter, type KindCounter } from './count-kinds.ts'
import type { FoundContent } from './found-content.ts'
import { pdfTokens } from './pdf-tokens.ts'

/**
 * Names that stand only for what they say: kinds of action, keys of the catalog, kinds of stream and annotation
 * (ISO 32000-2, 12.6, 12.5.6, 7.11.4; XFA).
 */
export const KIND_OF_NAME: Record<string, ActiveContentKind> = {
  JavaScript: 'scripts',
  JS: 'scripts',
  Rendition: 'media',
  RichMedia: 'media',
  RichMediaExecute: 'media',
  Launch: 'launchActions',
  SubmitForm: 'remoteActions',
  ImportData: 'remoteActions',
  GoToR: 'fileLinks',
  GoToE: 'embeddedFiles',
  EmbeddedFile: 'embeddedFiles',
  FileAttachment: 'embeddedFiles',
  XFA: 'dynamicForm',
}

/** What a browser opens in its own window. */
export const HARMLESS_ADDRESS = /^\s*(?:https?:|mailto:|tel:|#|(?![\\/]{2})(?:[^:]*$|[\w.-]+:\d))/i

/** No contract unpacks to more; beyond it, what remains is said to be unchecked. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
/** Objects written inside each other's strings would be read again and again. */
const MOST_WORK = 8

/**
 * Reads every object that is written anywhere in the file, whether or not a table mentions it: different viewers
 * believe different tables. Page contents are never looked at, so a text about JavaScript is none.
 */
export function findInPdf(bytes: Uint8Array): FoundContent {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const search: Search = { kinds: createKindCounter(), isSigned: false, isUnchecked: false }
  let budget = MAX_UNPACKED_BYTES
  let work = MOST_WORK * bytes.length + 1_000_000
  for (const { index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const object = readObject(text, index, search, ENDS)
    work -= object.end - index
    if (work < 0) {
      search.isUnchecked = true
      break
    }
    if (!object.names.has('ObjStm')) continue
    const unpacked = unpack(bytes, object.end, object.names, budget)
    budget -= unpacked?.length ?? 0
    if (unpacked) readObject(unpacked.toString('latin1'), 0, search, NEVER)
    else search.isUnchecked = true
  }
  if (hasForeignData(text)) search.kinds.add('foreignData')
  if (search.isUnchecked) search.kinds.add('unchecked')
  return { found: search.kinds.list(), isSigned: search.isSigned }
}

interface Search {
  kinds: KindCounter
  isSigned: boolean
  isUnchecked: boolean
}

/** Notes what one object holds; returns its names, and where its stream or its end is. */
function readObject(
  text: string,
  at: number,
  search: Search,
  ends: ReadonlySet<string>,
): { names: Set<string>; end: number } {
  const names = new Set<string>()
  /** A script is named twice, as a kind and by its key: it counts once. */
  const kinds = new Set<ActiveContentKind>()
  let key = ''
  let end = at
  for (const token of pdfTokens(text, at)) {
    end = token.end
    if (token.type === 'name') {
      names.add(token.text)
      const kind = KIND_OF_NAME[token.text]
      if (kind) kinds.add(kind)
    } else if (token.type === 'string') {
      if (key === 'URI' && !HARMLESS_ADDRESS.test(token.text)) kinds.add('fileLinks')
    } else if (ends.has(token.text)) break
    key = token.type === 'name' ? token.text : ''
  }
  for (const kind of kinds) search.kinds.add(kind)
  if (names.has('ByteRange')) search.isSigned = true
  // Strings of an encrypted file cannot be read here.
  if (names.has('Encrypt')) search.isUnchecked = true
  return { names, end }
}

/** Words after which an object has nothing more to say. */
const ENDS: ReadonlySet<string> = new Set(['endobj', 'stream', 'startxref'])
/** Packed objects follow each other without a word between them. */
const NEVER: ReadonlySet<string> = new Set()

function unpack(
  bytes: Uint8Array,
  afterStream: number,
  names: ReadonlySet<string>,
  maxBytes: number,
): Buffer | undefined {
  const isPlain = !names.has('Filter')
  const start = bytes[afterStream] === 0x0d ? afterStream + 2 : afterStream + 1
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start)
  if (isPlain) {
    const end = rest.indexOf('endstream')
    return rest.subarray(0, end < 0 ? undefined : end)
  }
  if (
    OTHER_FILTERS.some((filter) => names.has(filter)) ||
    !(names.has('FlateDecode') || names.has('Fl'))
  )
    return undefined
  try {
    // Only the table of objects uses predictors; a packed object that did would be rubbish to every viewer.
    return inflateSync(rest, { maxOutputLength: Math.max(1, maxBytes) })
  } catch {
    return undefined
  }
}

const OTHER_FILTERS = ['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'Crypt']

/** Before the header or after the last mark of an end there is room for another file. */
function hasForeignData(text: string): boolean {
  const before = text.slice(0, text.indexOf('%PDF-')).replace(/^\xEF\xBB\xBF/, '')
  const end = text.lastIndexOf('%%EOF')
  const after = end < 0 ? '' : text.slice(end + 5)
  return /[^\s\0]/.test(before) || /[^\s\0]/.test(after)
}
