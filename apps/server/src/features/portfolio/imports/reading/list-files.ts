import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'
import { isLeftBehind, type SourceKind } from '@tacite/domain/imports/import-entries.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { ListedEntry } from '../../../../platform/parsers/zip/list-entries.ts'
import type { PackedEntry } from '../../../../platform/parsers/zip/stream-entry.ts'
import { listZipInProcess } from '../../../../platform/parsers/zip/zip-process.ts'
import type { FileStore } from '../../../../platform/storage/file-store.ts'
import { FAULT_REFUSALS, zipRefusal } from './entry-refusals.ts'

export interface StoredSource {
  id: string
  path: string
  kind: SourceKind
  size_bytes: number
  sha256: string | null
}

export interface ListedFile {
  sourceId: string
  path: string
  bytes: number
  packed: PackedEntry | null
  state: 'waiting' | 'left' | 'nothing'
  refusal: Refusal | null
}

/**
 * Every file of the sources, in their order, with those that are excluded from the start; and why nothing of a source
 * can be read.
 *
 * @throws Refused IMPORT_TOO_MANY_FILES
 */
export async function listFiles(
  files: Pick<FileStore, 'open'>,
  companyId: string,
  sources: readonly StoredSource[],
): Promise<{ listed: ListedFile[]; refused: Map<string, Refusal> }> {
  const refused = new Map<string, Refusal>()
  const listed: ListedFile[] = []
  for (const source of sources) {
    if (source.kind !== 'zip') listed.push(ofSource(source))
    else if (source.sha256 === null) refused.set(source.id, { code: 'IMPORT_NO_ZIP' })
    else
      try {
        const zip = await files.open(companyId, source.sha256)
        const prefix = sources.length > 1 ? `${source.path.replace(/\.zip$/i, '')}/` : ''
        for (const entry of await listZipInProcess(zip, IMPORT_LIMITS_OF_ZIP))
          listed.push(ofEntry(source, entry, prefix))
      } catch (error) {
        const refusal = zipRefusal(error)
        if (!refusal) throw error
        refused.set(source.id, refusal)
      }
    if (listed.length > IMPORT_LIMITS.entries)
      throw new Refused('RULE', {
        code: 'IMPORT_TOO_MANY_FILES',
        params: { most: IMPORT_LIMITS.entries },
      })
  }
  return { listed, refused }
}

const { entries, unpackedBytes: totalBytes, entryBytes, ratio, ratioFromBytes } = IMPORT_LIMITS
const IMPORT_LIMITS_OF_ZIP = { entries, totalBytes, entryBytes, ratio, ratioFromBytes }

function ofSource({ id, path, size_bytes }: StoredSource): ListedFile {
  const file = { sourceId: id, path: shown(path), bytes: size_bytes, packed: null }
  // Nothing was stored of it.
  if (size_bytes === 0) return { ...file, state: 'left', refusal: { code: 'FILE_EMPTY' } }
  if (size_bytes > IMPORT_LIMITS.entryBytes)
    return { ...file, state: 'left', refusal: FAULT_REFUSALS.tooLarge }
  return { ...file, ...excluded(path) }
}

function ofEntry({ id }: StoredSource, entry: ListedEntry, prefix: string): ListedFile {
  const { fault, ...packed } = entry
  const file = { sourceId: id, path: shown(prefix + entry.name), bytes: entry.bytes }
  if (fault) return { ...file, packed: null, state: 'left', refusal: FAULT_REFUSALS[fault] }
  const standing = excluded(entry.name)
  return { ...file, packed: standing.state === 'waiting' ? packed : null, ...standing }
}

/** By its name alone. */
function excluded(path: string): Pick<ListedFile, 'state' | 'refusal'> {
  if (isLeftBehind(path)) return { state: 'nothing', refusal: { code: 'IMPORT_ENTRY_HIDDEN' } }
  if (ARCHIVE.test(path)) return { state: 'left', refusal: { code: 'IMPORT_ENTRY_NESTED' } }
  return { state: 'waiting', refusal: null }
}

const ARCHIVE = /\.(?:zip|7z|rar|tar|t?gz|bz2|xz|cab|iso)$/i
const MAX_SHOWN = 1_000

/** As people may see it and PostgreSQL can keep it. */
function shown(path: string): string {
  return withoutDirectionMarks(path.replaceAll(/\p{Cc}/gu, '\uFFFD'))
    .toWellFormed()
    .slice(0, MAX_SHOWN)
}
