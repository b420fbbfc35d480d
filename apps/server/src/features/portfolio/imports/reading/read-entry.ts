import type { EntryKind, EntryTextState } from '@tacite/domain/imports/import-entries.ts'
import {
  activeContentOutcome,
  type ActiveContent,
  type ActiveContentOutcome,
  type ActiveContentRule,
} from '@tacite/domain/files/active-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import {
  activeContentRefused,
  inspectFile,
} from '../../../../platform/parsers/active/inspect-file.ts'
import { isPlainText } from '../../../../platform/parsers/attached-kind.ts'
import {
  FILE_KIND_HEAD_BYTES,
  isOle,
  kindByMagic,
  MIME_OF_KIND,
  oleRefusal,
  type AttachedKind,
} from '../../../../platform/parsers/file-kind.ts'
import { checkImage } from '../../../../platform/parsers/images/check-image.ts'
import type { IncomingPage } from '../../../../platform/parsers/incoming/incoming-operation.ts'
import { readIncomingFile } from '../../../../platform/parsers/incoming/read-incoming.ts'
import { fileRefused, parserRefusalCode } from '../../../../platform/parsers/parser-refusal.ts'
import type { FileContent } from '../../../../platform/storage/file-store.ts'

/** What is found in one file. */
export interface ReadFile {
  kind: EntryKind
  mediaType: string
  title: string
  pages: IncomingPage[] | null
  textState: EntryTextState | null
  active: { found: ActiveContent[]; outcome: ActiveContentOutcome | null }
  /** Without active content, where the company has it removed. */
  copy: Uint8Array | null
}

interface Reading {
  /** Its name tells a table from any other text. */
  path: string
  rule: ActiveContentRule
  locale: Locale
}

const TYPES = 'pdf, docx, xlsx, png, jpeg, webp, gif, csv, txt'

/**
 * Looks into a file by its content: what it is, what acts in it, its text and title.
 * @throws Refused with the reason why it is left
 */
export async function readEntry(file: FileContent, reading: Reading): Promise<ReadFile> {
  if (file.size === 0) throw fileRefused('FILE_EMPTY')
  const head = await file.readRange(0, FILE_KIND_HEAD_BYTES)
  if (isOle(head)) throw oleRefusal(head)
  const seen = kindByMagic(head)
  if (seen === 'pdf' || seen === 'docx') return readDocument(file, seen, reading)
  if (seen) return readImage(file, seen, reading)
  if (isArchive(head)) throw nested()
  if (await isPlainText(file)) return readText(reading)
  throw fileRefused('FILE_TYPE_NOT_ALLOWED', { allowed: TYPES })
}

async function readDocument(
  file: FileContent,
  seen: 'pdf' | 'docx',
  { rule, locale }: Reading,
): Promise<ReadFile> {
  const params = { kind: seen === 'pdf' ? 'pdf' : 'package', remove: rule === 'remove' } as const
  const read = await readIncomingFile(file, params).catch((error: unknown) => {
    // A zip that is no document of an office program.
    if (seen === 'docx' && parserRefusalCode(error) === 'FILE_TYPE_NOT_ALLOWED') throw nested()
    throw error
  })
  const { found, isSigned, kind, title, pages } = read
  const outcome = activeContentOutcome(rule, { found, isSigned })
  if (outcome === 'refused') throw activeContentRefused(found, locale)
  const copy = outcome === 'removed' ? read.copy : null
  return {
    kind: ENTRY_KIND[kind],
    mediaType: MIME_OF_KIND[kind],
    title,
    pages,
    textState: pages && textStateOf(pages),
    active: { found, outcome: outcome === 'removed' && !copy ? 'keptUnchecked' : outcome },
    copy,
  }
}

const ENTRY_KIND = { pdf: 'pdf', docx: 'word', xlsx: 'spreadsheet' } as const

function textStateOf(pages: readonly IncomingPage[]): EntryTextState {
  const scanned = pages.filter(({ isScanned }) => isScanned).length
  if (scanned === 0) return 'read'
  return scanned === pages.length ? 'none' : 'partial'
}

async function readImage(
  file: FileContent,
  kind: AttachedKind,
  { rule, locale }: Reading,
): Promise<ReadFile> {
  checkImage(await file.bytes())
  const { found, outcome, copy } = await inspectFile(kind, file, { rule, locale })
  return {
    kind: 'image',
    mediaType: MIME_OF_KIND[kind],
    title: '',
    pages: [{ text: '', isScanned: true }],
    textState: 'none',
    active: { found, outcome },
    copy,
  }
}

function readText({ path }: Reading): ReadFile {
  return {
    kind: /\.(?:csv|tsv)$/i.test(path) ? 'spreadsheet' : 'other',
    mediaType: MIME_OF_KIND.text,
    title: '',
    pages: null,
    textState: null,
    active: { found: [], outcome: null },
    copy: null,
  }
}

/** 7-Zip, RAR, gzip, bzip2, XZ. */
const ARCHIVES = ['377abcaf271c', '526172211a07', '1f8b', '425a68', 'fd377a585a00']

function isArchive(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, 8)).toString('hex')
  return ARCHIVES.some((magic) => start.startsWith(magic))
}

const nested = () => new Refused('RULE', 'IMPORT_ENTRY_NESTED')
