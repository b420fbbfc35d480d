import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readFile, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteSource, StagedFile } from './file-store.ts'
import { readPart } from './read-part.ts'

/** Writes bytes to a new file as they arrive; an aborted one leaves nothing behind. */
export async function stageFile(
  folder: string,
  source: ByteSource,
): Promise<{ file: StagedFile; path: string }> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.part`)
  const handle = await open(path, 'wx', 0o600)
  try {
    return { file: stagedFile(path, await write(handle, source)), path }
  } catch (error) {
    await unlink(path)
    throw error
  } finally {
    await handle.close()
  }
}

/** Another name for a file that is whole, hashed; discarding it leaves the original in place. */
export async function stageLink(
  folder: string,
  original: string,
): Promise<{ file: StagedFile; path: string }> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.part`)
  await link(original, path)
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { file: stagedFile(path, { sha256: hash.digest('hex'), size }), path }
}

async function write(
  handle: FileHandle,
  source: ByteSource,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of source instanceof Uint8Array ? [source] : source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    hash.update(bytes)
    size += bytes.byteLength
    await handle.writeFile(bytes)
  }
  return { sha256: hash.digest('hex'), size }
}

function stagedFile(path: string, written: { sha256: string; size: number }): StagedFile {
  return {
    ...written,
    bytes: () => readFile(path),
    stream: () => createReadStream(path),
    readRange: (start, end) => readPart(path, start, end),
    handle: () => open(path),
    discard: () =>
      unlink(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      }),
  }
}
