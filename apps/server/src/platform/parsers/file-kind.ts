import { fileRefused } from './parser-refusal.ts'

export type FileKind = 'pdf' | 'docx' | 'png' | 'jpeg' | 'webp' | 'gif'

/** What may be attached to a contract: tables and plain text too, which no contract is made from. */
export type AttachedKind = FileKind | 'xlsx' | 'text'

/** What may be uploaded for what (specification 5). */
export const ALLOWED_FILE_KINDS = {
  contract: ['pdf', 'docx', 'png', 'jpeg', 'webp', 'gif'],
  signedScan: ['pdf'],
  image: ['png', 'jpeg', 'webp', 'gif'],
} as const satisfies Record<string, readonly FileKind[]>

export type UploadPurpose = keyof typeof ALLOWED_FILE_KINDS

export const MIME_OF_KIND: Record<AttachedKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain; charset=utf-8',
}

/** Bytes from the start of a file that are enough for `fileKind`. */
export const FILE_KIND_HEAD_BYTES = 1024

/**
 * What a file is by its first bytes; its name and declared type are never trusted.
 * @throws Refused FILE_EMPTY, FILE_LEGACY_WORD (.doc), FILE_ENCRYPTED (Word file with a password) or
 * FILE_TYPE_NOT_ALLOWED
 * @example fileKind(head, 'signedScan') // 'pdf'
 */
export function fileKind(head: Uint8Array, purpose: UploadPurpose): FileKind {
  if (head.length === 0) throw fileRefused('FILE_EMPTY')
  const kind = kindByMagic(head)
  const allowed: readonly FileKind[] = ALLOWED_FILE_KINDS[purpose]
  if (kind && allowed.includes(kind)) return kind
  if (startsWith(head, OLE) && allowed.includes('docx')) throw oleRefusal(head)
  throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: allowed.join(', ') })
}

/**
 * Both an old .doc and a password-protected Word file are OLE containers; the latter has a stream named
 * `EncryptedPackage` (UTF-16) somewhere in the file.
 */
export function oleRefusal(bytes: Uint8Array) {
  const encrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  return fileRefused(encrypted ? 'FILE_ENCRYPTED' : 'FILE_LEGACY_WORD')
}

export function isOle(bytes: Uint8Array): boolean {
  return startsWith(bytes, OLE)
}

export function kindByMagic(head: Uint8Array): FileKind | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, ascii('GIF87a')) || startsWith(head, ascii('GIF89a'))) return 'gif'
  if (startsWith(head, ascii('RIFF')) && startsWith(head.subarray(8), ascii('WEBP'))) return 'webp'
  if (startsWith(head, ZIP_ENTRY)) return 'docx'
  // Readers accept garbage before the header, within the first 1024 bytes.
  if (Buffer.from(head.subarray(0, FILE_KIND_HEAD_BYTES)).includes('%PDF-')) return 'pdf'
  return undefined
}

const ZIP_ENTRY = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

function ascii(text: string): number[] {
  return [...Buffer.from(text)]
}
