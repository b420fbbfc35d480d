import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

/** What a file has to be, to the byte. */
export interface Part {
  size: number
  /** In hex. */
  sha256: string
}

/** Writes a new file; it is on disk when this returns. */
export async function writePart(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Part> {
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(chunk: Uint8Array, _, passOn) {
      hash.update(chunk)
      size += chunk.byteLength
      passOn(null, chunk)
    },
  })
  await pipeline(
    source,
    counted,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { size, sha256: hash.digest('hex') }
}

/** @throws BackupError naming a part that is missing or differs. */
export async function checkParts(
  directory: string,
  parts: Readonly<Record<string, Part>>,
): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    const problem = await whatIsWrong(join(directory, name), part)
    if (problem) throw new BackupError('damaged', `${join(directory, name)} is ${problem}.`)
  }
}

/** Reads the whole file. */
async function whatIsWrong(
  path: string,
  { size, sha256 }: Part,
): Promise<'missing' | 'damaged' | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!found) return 'missing'
  if (found.size !== size) return 'damaged'
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex') === sha256 ? null : 'damaged'
}
