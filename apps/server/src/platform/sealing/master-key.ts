import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOpenToOthers, placePrivateFile } from '../private-file.ts'

/** The key that encrypts the secrets in the database. It is stored in a file, never beside them. */
export interface MasterKey {
  /** Written into everything encrypted with it, so that the key can be rotated one day. */
  id: string
  /** 256 bits. */
  bytes: Uint8Array
}

export class MasterKeyError extends Error {}

/**
 * The master key of an installation, created on first use. Processes that start together get the same one: the first
 * to put the file in place wins.
 *
 * @throws MasterKeyError when others may read the file, or when it is not a master key.
 * @example const masterKey = await openMasterKey(settings.dataDirectory)
 */
export async function openMasterKey(dataDirectory: string): Promise<MasterKey> {
  const path = join(dataDirectory, FILE_NAME)
  const existing = await readMasterKey(path)
  if (existing) return existing
  await mkdir(dataDirectory, { recursive: true })
  await placeKey(path, newKey())
  const placed = await readMasterKey(path)
  if (!placed) throw new MasterKeyError(`${path} disappeared while it was being created.`)
  return placed
}

async function readMasterKey(path: string): Promise<MasterKey | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  if (await isOpenToOthers(path))
    throw new MasterKeyError(`${path} is open to other users: run chmod 600 ${path}`)
  return parseMasterKey(path, text)
}

function parseMasterKey(path: string, text: string): MasterKey {
  try {
    const { id, key } = JSON.parse(text) as { id?: unknown; key?: unknown }
    const bytes = Buffer.from(String(key), 'base64')
    if (typeof id === 'string' && bytes.length === keyBytes) return { id, bytes }
  } catch {
    // Reported below, with the path and without the content.
  }
  throw new MasterKeyError(`${path} is not a master key: restore it from its backup.`)
}

/** Puts the key of a restored installation in place. A key that is there stays. */
export async function writeMasterKey(dataDirectory: string, masterKey: MasterKey): Promise<void> {
  await placeKey(join(dataDirectory, FILE_NAME), masterKey)
}

async function placeKey(path: string, masterKey: MasterKey): Promise<void> {
  const key = Buffer.from(masterKey.bytes).toString('base64')
  await placePrivateFile(path, `${JSON.stringify({ id: masterKey.id, key })}\n`)
}

function newKey(): MasterKey {
  return { id: randomBytes(8).toString('hex'), bytes: randomBytes(keyBytes) }
}

const FILE_NAME = 'master-key.json'
const keyBytes = 32
