import { isUnsafeEntryName } from '../../../../platform/parsers/zip/entry-name.ts'
import { SOURCE_KINDS, type SourceKind } from '@tacite/domain/imports/import-entries.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'

export const TUS_VERSION = '1.0.0'

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface AnnouncedFile {
  path: string
  kind: SourceKind
  bytes: number
}

/** @throws Refused 412 when it speaks another version of the protocol */
export function requireTus(headers: RequestHeaders): void {
  const spoken = headers['tus-resumable'] ?? TUS_VERSION
  if (spoken !== TUS_VERSION) throw new Refused('CONFLICT', 'IMPORT_UPLOAD_MALFORMED')
}

/**
 * What a new upload says of its file.
 * @throws Refused IMPORT_UPLOAD_MALFORMED, IMPORT_SOURCE_TOO_LARGE, IMPORT_ENTRY_PATH
 */
export function announcedFile(headers: RequestHeaders): AnnouncedFile {
  const bytes = wholeNumber(headers['upload-length'])
  if (bytes > IMPORT_LIMITS.sourceBytes) throw new Refused('TOO_LARGE', 'IMPORT_SOURCE_TOO_LARGE')
  const metadata = readMetadata(String(headers['upload-metadata'] ?? ''))
  const kind = SOURCE_KINDS.find((each) => each === (metadata.get('kind') ?? 'file'))
  if (!kind) throw malformed()
  return { path: safePath(metadata.get('path') ?? metadata.get('filename') ?? ''), kind, bytes }
}

/** @throws Refused IMPORT_UPLOAD_MALFORMED */
export function offsetOf(headers: RequestHeaders): number {
  return wholeNumber(headers['upload-offset'])
}

/**
 * The SHA-256 that a part must have, in hex; null: none is stated.
 * @throws Refused IMPORT_UPLOAD_MALFORMED for another algorithm
 */
export function checksumOf(headers: RequestHeaders): string | null {
  const stated = headers['upload-checksum']
  if (stated === undefined) return null
  const [algorithm, digest = ''] = String(stated).split(' ')
  if (algorithm !== 'sha256') throw malformed()
  return Buffer.from(digest, 'base64').toString('hex')
}

/** Keys with base64 values, separated by commas. */
function readMetadata(header: string): Map<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return new Map(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  )
}

function safePath(sent: string): string {
  const path = withoutDirectionMarks(sent.normalize('NFC').replaceAll('\\', '/')).toWellFormed()
  if (path.length > IMPORT_LIMITS.pathChars || isUnsafeEntryName(path) || path.endsWith('/'))
    throw new Refused('MALFORMED', 'IMPORT_ENTRY_PATH')
  return path
}

function wholeNumber(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw malformed()
  return Number(header)
}

const malformed = () => new Refused('MALFORMED', 'IMPORT_UPLOAD_MALFORMED')
