import { Refused } from '@tacite/domain/refusal.ts'
import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { access, open, stat, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileAlarm } from './file-alarm.ts'
import type { FileContent } from './file-store.ts'
import { readPart } from './read-part.ts'

export interface FilePlace {
  companyId: string
  sha256: string
  path: string
}

interface CheckedFiles {
  /** @throws Refused FILE_DAMAGED, FILE_MISSING */
  open(place: FilePlace, recheck: boolean): Promise<FileContent>
  /** Re-reads the file and returns whether it is present and intact. A damaged one raises the alarm, a missing one does not. */
  isIntact(place: FilePlace): Promise<boolean>
}

/** Some 10 MB; a forgotten file is simply hashed again when next opened. */
const MOST_VERDICTS = 20_000
const CHUNK_BYTES = 256 * 1024

/**
 * Verifies files against their hash before returning any bytes. A verified file stays trusted while the file system
 * says that it was not touched; later reads are hashed as well, because a rotting disk touches nothing.
 */
export function checkedFiles(alarm: FileAlarm): CheckedFiles {
  /** Verified files by path, with the file identity at that time. */
  const verdicts = new Map<string, string>()

  return {
    async open(place, recheck) {
      const size = await check(place, recheck)
      return {
        sha256: place.sha256,
        size,
        bytes: () => readWhole(place),
        stream: () => Readable.from(chunksOf(place), { objectMode: false }),
        readRange: async (start, end) => {
          await check(place, false)
          return readPart(place.path, start, end)
        },
        handle: async () => {
          await check(place, false)
          return openFile(place)
        },
      }
    },
    async isIntact(place) {
      if (!(await isThere(place.path))) return false
      try {
        await check(place, true)
        return true
      } catch (error) {
        if (error instanceof Refused) return false
        throw error
      }
    },
  }

  async function check(place: FilePlace, recheck: boolean): Promise<number> {
    const before = await stat(place.path, { bigint: true }).catch(notThere(place))
    if (!recheck && verdicts.get(place.path) === identityOf(before)) return Number(before.size)
    const file = await openFile(place)
    try {
      const hash = createHash('sha256')
      for await (const chunk of chunksIn(file)) hash.update(chunk)
      const after = await file.stat({ bigint: true })
      if (hash.digest('hex') !== place.sha256) throw damaged(place)
      if (identityOf(before) === identityOf(after)) remember(place.path, identityOf(after))
      return Number(after.size)
    } finally {
      await file.close()
    }
  }

  function remember(path: string, identity: string): void {
    verdicts.delete(path)
    verdicts.set(path, identity)
    if (verdicts.size > MOST_VERDICTS) verdicts.delete(verdicts.keys().next().value!)
  }

  async function readWhole(place: FilePlace): Promise<Buffer> {
    const file = await openFile(place)
    try {
      const bytes = await file.readFile()
      if (createHash('sha256').update(bytes).digest('hex') !== place.sha256) throw damaged(place)
      return bytes
    } finally {
      await file.close()
    }
  }

  /** The last chunk is held back until the hash is known to match: a corrupt file ends too early, never wrong. */
  async function* chunksOf(place: FilePlace): AsyncGenerator<Buffer> {
    const file = await openFile(place)
    try {
      const hash = createHash('sha256')
      let last: Buffer | null = null
      for await (const chunk of chunksIn(file)) {
        hash.update(chunk)
        if (last) yield last
        last = chunk
      }
      if (hash.digest('hex') !== place.sha256) throw damaged(place)
      if (last) yield last
    } finally {
      await file.close()
    }
  }

  function openFile(place: FilePlace): Promise<FileHandle> {
    return open(place.path).catch(notThere(place))
  }

  function damaged({ companyId, sha256, path }: FilePlace): Refused {
    verdicts.delete(path)
    alarm({ companyId, sha256, state: 'damaged' })
    return new Refused('STATE', 'FILE_DAMAGED')
  }

  function notThere({ companyId, sha256, path }: FilePlace) {
    return (error: NodeJS.ErrnoException): never => {
      if (error.code !== 'ENOENT') throw error
      verdicts.delete(path)
      alarm({ companyId, sha256, state: 'missing' })
      throw new Refused('STATE', 'FILE_MISSING')
    }
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function* chunksIn(file: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES)
    if (bytesRead === 0) return
    yield chunk.subarray(0, bytesRead)
  }
}

/** Another file, another length, or a file that was written to, moved or restored has another identity. */
function identityOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
}
