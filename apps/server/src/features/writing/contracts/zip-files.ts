import { Zip, ZipPassThrough } from 'fflate'
import { Readable } from 'node:stream'
import type { FileContent } from '../../../platform/storage/file-store.ts'

export interface ZipEntry {
  name: string
  content: Buffer | FileContent
}

/** A zip of files, streamed: however large they are, one chunk is in memory. They are stored as they are. */
export function zipFiles(entries: readonly ZipEntry[]): Readable {
  return Readable.from(chunksOf(entries), { objectMode: false })
}

async function* chunksOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const { name, content } of entries) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of Buffer.isBuffer(content) ? [content] : content.stream()) {
      entry.push(chunk as Uint8Array)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
