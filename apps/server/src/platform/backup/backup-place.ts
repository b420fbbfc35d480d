import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { FileStore } from '../storage/file-store.ts'
import { localFileStore } from '../storage/local-file-store.ts'
import { BackupError } from './backup-error.ts'
import { writePart } from './part-files.ts'

const OWNER = 'tacite-backups.json'
const PARTIAL = '.partial'

/**
 * A folder of backups. Each backup is a folder of its own below `backups`; documents, which never change, are kept
 * once for all of them below `files`.
 */
export interface BackupPlace {
  path: string
  documents: FileStore
}

export function backupPlace(path: string, deps: { clock: Clock; log: Log }): BackupPlace {
  return { path, documents: localFileStore(join(path, 'files'), deps) }
}

/**
 * Takes a folder for the backups of one installation, and removes what killed backups left in it. Only the folder
 * itself is created: a missing parent is a disk that is not mounted.
 */
export async function claimPlace(
  { path, documents }: BackupPlace,
  owner: { installation: string; dataDirectory: string },
): Promise<void> {
  if (isWithin(path, owner.dataDirectory))
    throw new BackupError(
      'unfit',
      `${path} is in the data directory: choose a place on another disk.`,
    )
  await mkdir(path, { mode: 0o700 }).catch(unlessThere)
  const claimed = await readOwner(path)
  if (claimed === null) await writeOwner(path, owner.installation)
  else if (claimed !== owner.installation)
    throw new BackupError('unfit', `${path} contains the backups of another installation.`)
  await mkdir(join(path, 'backups'), { mode: 0o700 }).catch(unlessThere)
  for (const name of await readdir(join(path, 'backups')))
    if (name.endsWith(PARTIAL))
      await rm(join(path, 'backups', name), { recursive: true, force: true })
  await documents.removeLeftovers(new Date(8.64e15))
}

/** An empty folder that becomes the backup of this moment once it is whole. */
export async function beginFolder({ path }: BackupPlace, startedAt: Date): Promise<string> {
  const name = startedAt.toISOString().replaceAll(':', '-')
  const folder = join(path, 'backups', name + PARTIAL)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Its final path; on disk when this returns. */
export async function finishFolder({ path }: BackupPlace, folder: string): Promise<string> {
  await syncFolder(folder)
  const finished = folder.slice(0, -PARTIAL.length)
  await rename(folder, finished)
  await syncFolder(join(path, 'backups'))
  return finished
}

/** The paths of the whole backups, oldest first. */
export async function listBackups(path: string): Promise<string[]> {
  const names = await readdir(join(path, 'backups')).catch(() => [])
  return names
    .filter((name) => /^\d{4}-.*Z$/.test(name))
    .toSorted()
    .map((name) => join(path, 'backups', name))
}

async function readOwner(path: string): Promise<string | null> {
  const text = await readFile(join(path, OWNER), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null) return (JSON.parse(text) as { installation: string }).installation
  if ((await readdir(path)).length === 0) return null
  throw new BackupError(
    'unfit',
    `${path} is not empty and contains no backups: choose another place.`,
  )
}

async function writeOwner(path: string, installation: string): Promise<void> {
  await writePart(join(path, OWNER), [Buffer.from(`${JSON.stringify({ installation })}\n`)])
  await syncFolder(path)
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path))
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`))
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
