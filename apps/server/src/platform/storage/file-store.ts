import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Bytes under their SHA-256, one tree per company. Written whole or not at all; never changed, never overwritten. */
export interface FileStore {
  /** Returns the SHA-256 in hex once the bytes are on the disk. */
  put(companyId: string, bytes: Uint8Array): Promise<string>
  read(companyId: string, sha256: string): Promise<Buffer>
  /** Where a parser in another process can read the bytes. */
  pathOf(companyId: string, sha256: string): string
}

export function localFileStore(directory: string): FileStore {
  const pathOf = (companyId: string, sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[0-9a-f-]{36}$/.test(companyId))
      throw new Error('Not a file of the store')
    return join(directory, companyId, sha256.slice(0, 2), sha256)
  }
  return {
    pathOf,
    read: (companyId, sha256) => readFile(pathOf(companyId, sha256)),
    put: async (companyId, bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await writeOnce(pathOf(companyId, sha256), bytes)
      return sha256
    },
  }
}

async function writeOnce(path: string, bytes: Uint8Array): Promise<void> {
  if (await exists(path)) return
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.part`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  await syncDirectory(dirname(path))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** A rename is on the disk only once its directory is. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
