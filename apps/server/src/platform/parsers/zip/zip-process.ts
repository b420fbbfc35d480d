import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ParserDied } from '../parser-death.ts'
import type { FileContent } from '../../storage/file-store.ts'
import { createParserRunner, type ParserRunner } from '../run-parser.ts'
import { handedOver } from './handed-over.ts'
import type { ListedEntry, ListLimits } from './list-entries.ts'
import type { PackedEntry } from './stream-entry.ts'
import type { ListZipParams, UnpackEntryParams } from './zip-operations.ts'

const MEGABYTE = 1024 * 1024
/** Of the process: people's own files come first. */
const PRIORITY = 10
/** It holds a directory or some chunks; an entry of the largest size takes seconds. */
const LIMITS = { heapMegabytes: 192, residentMegabytes: 256, jobs: 10_000, busyMs: 240_000 }
const TIMEOUT_MS = 60_000
/** 20,000 names of 500 characters. */
const MAX_LIST_BYTES = 64 * MEGABYTE
const REPLY_BYTES = 64 * 1024

/** A zip, in the store. */
type LargeFile = Pick<FileContent, 'size' | 'sha256' | 'handle'>

let runner: ParserRunner | undefined

function zipRunner(): ParserRunner {
  const entry = join(import.meta.dirname, 'zip-entry.ts')
  runner ??= createParserRunner({ entry, concurrency: 1, priority: PRIORITY, limits: LIMITS })
  return runner
}

/** Ends the process, idle or working. */
export function closeZipProcess(): void {
  runner?.close()
}

/**
 * `listZipEntries` in a process of its own that can be killed.
 *
 * @throws as `listZipEntries`; ParserDied when the process did not survive it, twice
 */
export function listZipInProcess(file: LargeFile, limits: ListLimits): Promise<ListedEntry[]> {
  return onceMore(async () => {
    const params: ListZipParams = { size: file.size, limits }
    const { value } = await zipRunner().runOnLarge<ListedEntry[]>({
      operation: 'list-zip',
      params,
      file,
      timeoutMs: TIMEOUT_MS,
      maxOutputBytes: MAX_LIST_BYTES,
    })
    return value
  })
}

/**
 * `streamEntry` in a process of its own that can be killed: `take` gets the bytes as they are unpacked, and again from
 * the beginning when the process died of something else.
 *
 * @throws as `streamEntry`; ParserDied when the process did not survive it, twice
 */
export function unpackInProcess<Result>(
  file: LargeFile,
  entry: PackedEntry,
  take: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  return onceMore(() => take(unpacked(file, entry)))
}

/** A process can die of the machine's want of memory: the file is at fault when it happens again. */
async function onceMore<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ParserDied && error.death !== 'timeout') return attempt()
    throw error
  }
}

function unpacked(file: LargeFile, entry: PackedEntry): Readable {
  const { output, onChunk } = handedOver()
  const params: UnpackEntryParams = { size: file.size, entry }
  zipRunner()
    .runOnLarge<null>({
      operation: 'unpack-entry',
      params,
      file,
      timeoutMs: TIMEOUT_MS,
      maxOutputBytes: entry.bytes + REPLY_BYTES,
      onChunk,
    })
    .then(
      () => output.push(null),
      (error: Error) => output.destroy(error),
    )
  return output
}
