import type { FileContent } from '../storage/file-store.ts'
import {
  FILE_KIND_HEAD_BYTES,
  isOle,
  kindByMagic,
  oleRefusal,
  type AttachedKind,
} from './file-kind.ts'
import { fileRefused, parserRefusalCode } from './parser-refusal.ts'
import { runParser } from './run-parser.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  timeoutMs: 30_000,
  maxInputBytes: 50 * MEGABYTE,
  maxOutputBytes: MEGABYTE,
}

/**
 * What an attached file is by its content: PDF, Word, Excel, an image, or plain text such as CSV.
 * @throws Refused FILE_EMPTY, FILE_LEGACY_WORD, FILE_ENCRYPTED, FILE_TYPE_NOT_ALLOWED, and the zip's refusals
 */
export async function attachedKind(file: FileContent): Promise<AttachedKind> {
  if (file.size === 0) throw fileRefused('FILE_EMPTY')
  const head = await file.readRange(0, FILE_KIND_HEAD_BYTES)
  if (isOle(head)) throw oleRefusal(head)
  const kind = kindByMagic(head)
  if (kind === 'docx') return packageKind(file)
  if (kind) return kind
  if (await isPlainText(file)) return 'text'
  throw notAllowed()
}

async function packageKind(file: FileContent): Promise<AttachedKind> {
  try {
    const { value } = await runParser<AttachedKind>({ operation: 'package-kind', file, ...LIMITS })
    return value
  } catch (error) {
    throw parserRefusalCode(error) === 'FILE_TYPE_NOT_ALLOWED' ? notAllowed() : error
  }
}

function notAllowed() {
  const allowed = 'pdf, docx, xlsx, png, jpeg, webp, gif, csv, txt'
  return fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed })
}

/** Control characters other than tabs, line ends and page ends are in no text. */
export async function isPlainText(file: FileContent): Promise<boolean> {
  for await (const chunk of file.stream() as AsyncIterable<Buffer>)
    if (chunk.some((byte) => byte === 0x7f || (byte < 0x20 && !TEXT_CONTROLS.has(byte))))
      return false
  return true
}

const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d])
