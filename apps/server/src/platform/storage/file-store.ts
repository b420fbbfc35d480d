import type { Readable } from 'node:stream'

/** Bytes to keep: at hand, or as they arrive; text is written as UTF-8. */
export type ByteSource = Uint8Array | AsyncIterable<Uint8Array | string>

/** Bytes under their SHA-256. Whoever reads them gets these very bytes or an error, never others. */
export interface FileContent {
  /** In hex. */
  readonly sha256: string
  readonly size: number
  /** All of them at once: for what is known to be small. */
  bytes(): Promise<Buffer>
  stream(): Readable
  /** Those from `start` to before `end`; fewer at the end of the file. */
  readRange(start: number, end: number): Promise<Buffer>
}

/** A file that is whole, but not stored yet: it can be looked at, and is gone if nobody stores it. */
export interface StagedFile extends FileContent {
  /** Harmless once it is stored. */
  discard(): Promise<void>
}

/**
 * Files of companies by their content: written whole or not at all, never changed, never overwritten. Nothing outside knows
 * where they lie. `storeFile` is how a feature stores one: it also records it in the database.
 */
export interface FileStore {
  /** Takes bytes in until they are whole, apart from all files. */
  stage(source: ByteSource): Promise<StagedFile>
  /**
   * Returns once the bytes are safe on the disk. One that is there already is read again: a damaged one is replaced, an
   * intact one gets the time of now.
   */
  put(companyId: string, source: ByteSource | StagedFile): Promise<{ sha256: string; size: number }>
  /**
   * Checks the whole file against its hash before it gives anything out. A file that has not been touched since its last check
   * is not read again, unless `recheck` asks for it: before a document is shown to be signed, signed or sealed.
   *
   * @throws Refused FILE_DAMAGED, FILE_MISSING; the log has a line for the operator
   */
  open(companyId: string, sha256: string, options?: { recheck?: boolean }): Promise<FileContent>
  /** The hashes of a company's files, some at a time. */
  list(companyId: string): AsyncIterable<string[]>
  /**
   * Removes a file that was not put since then; returns its size, or null when it stays. Only for `removeFileWithoutRow`, which
   * keeps others from storing it meanwhile.
   */
  removeUntouched(companyId: string, sha256: string, since: Date): Promise<number | null>
  /** Removes what was staged and neither stored nor discarded, because its process was killed. Returns how many. */
  removeLeftovers(before: Date): Promise<number>
}
