import type { ReadTerm } from './read-terms.ts'
import type { EntryKind, EntryRole, EntryState } from './import-entries.ts'

/** A file of an import, as far as mapping needs it. */
export interface ImportFile {
  position: number
  path: string
  /** Only what was kept can become anything. */
  state: EntryState
  kind: EntryKind | null
  /** Found on its first page. */
  title: string | null
  /** The first entry with the same bytes, or a contract that has them. */
  sameAsPosition: number | null
  sameAsContractId: string | null
  /** As a person said, who wins over every rule; null: by rule. */
  said: Classified | null
}

/** The same with what its text says, which takes far more room; no term: it says nothing, or was not read. */
export interface ImportEntry extends ImportFile {
  terms: readonly ReadTerm[]
}

/** What an entry is, and for an attachment and an amendment, what it belongs to. */
export interface Classified {
  role: EntryRole
  belongsToPosition: number | null
  belongsToContractId: string | null
}

/** The folders of a path, from the outermost. @example foldersOf('a/b/c.pdf') // ['a', 'b'] */
export function foldersOf(path: string): string[] {
  return path.split('/').slice(0, -1)
}

/** The name of a file without folders and ending. @example stemOf('a/Bail 2024.pdf') // 'Bail 2024' */
export function stemOf(path: string): string {
  const name = path.split('/').at(-1)!
  return name.replace(/(?<=.)\.\p{L}[\p{L}\p{N}]{1,4}$/u, '')
}
