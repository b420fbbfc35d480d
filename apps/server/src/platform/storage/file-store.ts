import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** Bytes to store: in memory, or a stream; text is written as UTF-8. */
export type ByteSource = Uint8Array | AsyncIterable<Uint8Array | string>

/** Bytes by their SHA-256. Readers get exactly these bytes or an error, never others. */
export interface FileContent {
  /** In hex. */
  readonly sha256: string
  readonly size: number
  /** All of them in memory: for files known to be small. */
  bytes(): Promise<Buffer>
  stream(): Readable
  /** Those from `start` up to `end` (exclusive); fewer at the end of the file. */
  readRange(start: number, end: number): Promise<Buffer>
  /** For a process that reads it by itself; to be closed by the caller. */
  handle(): Promise<FileHandle>
}

/** A complete file that is not stored yet: it can be inspected, and disappears unless it is stored. */
export interface StagedFile extends FileContent {
  /** No effect once stored. */
  discard(): Promise<void>
}

/** Files that arrive in parts, over hours and restarts, each under an id of its own: the caller knows how far each is. */
export interface GrowingFiles {
  /**
   * Writes a part at its offset, durably, and drops whatever a killed process left beyond it. Two parts of one file
   * must not be written at once: hold the row that counts its bytes.
   */
  append(companyId: string, id: string, part: StagedFile, offset: number): Promise<void>
  /** A whole one, hashed. It keeps growing files apart: storing or discarding it leaves the original in place. */
  open(companyId: string, id: string): Promise<StagedFile>
  /** No effect on one that does not exist. */
  remove(companyId: string, id: string): Promise<void>
  list(companyId: string): Promise<string[]>
}

/**
 * Companies' files by content hash: written atomically, never changed, never overwritten. Nothing outside knows their
 * paths. Features store files with `storeFile`, which also records them in the database.
 */
export interface FileStore {
  /** Receives bytes until they are complete, in the staging area. */
  stage(source: ByteSource): Promise<StagedFile>
  /**
   * Returns once the bytes are durable. An existing file is re-read: a damaged one is replaced, an intact one gets
   * the current time.
   */
  put(companyId: string, source: ByteSource | StagedFile): Promise<{ sha256: string; size: number }>
  /**
   * Verifies the whole file against its hash before returning anything. A file untouched since its last check is not
   * read again, unless `recheck` demands it: before a document is shown for signature, signed or sealed.
   *
   * @throws Refused FILE_DAMAGED, FILE_MISSING; the log has a line for the operator
   */
  open(companyId: string, sha256: string, options?: { recheck?: boolean }): Promise<FileContent>
  /** The hashes of a company's files, in batches. */
  list(companyId: string): AsyncIterable<string[]>
  /**
   * Removes a file that was not stored since then; returns its size, or null when it stays. Only for
   * `removeFileWithoutRow`, which prevents others from storing it meanwhile.
   */
  removeUntouched(companyId: string, sha256: string, since: Date): Promise<number | null>
  /** Files that arrive in parts. */
  growing: GrowingFiles
  /** Removes files staged by killed processes. Returns how many. */
  removeLeftovers(before: Date): Promise<number>
}
