import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Client, ClientConfig } from 'pg'
import type { Clock } from '../clock.ts'
import { asSuperuser, openCredentials } from '../database/embedded/credentials.ts'
import { failpoint } from '../failpoint.ts'
import type { Settings } from '../settings.ts'
import type { MasterKey } from '../sealing/master-key.ts'
import type { FileStore } from '../storage/file-store.ts'
import { explainPlace } from './backup-error.ts'
import { withBackupLocks } from './backup-locks.ts'
import { beginFolder, claimPlace, finishFolder, type BackupPlace } from './backup-place.ts'
import { digestOf, writeSummary, type BackupContent } from './backup-summary.ts'
import { streamBaseBackup } from './base-backup.ts'
import { readCheckpointFiles } from './checkpoint-files.ts'
import { copyDocuments, type CopiedDocuments } from './copy-documents.ts'
import { DOCUMENTS } from './document-list.ts'
import { writePart, type Part } from './part-files.ts'
import { wrapKey } from './wrapped-key.ts'

/** An installation as a backup sees it. */
export interface BackupSource {
  connection: ClientConfig
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>
  files: FileStore
  masterKey: MasterKey
  clock: Clock
}

export interface TakenBackup {
  path: string
  content: BackupContent
  /** Documents that the place did not have yet. */
  added: number
}

export const BASE = 'base.tar.gz'
export const MANIFEST = 'base-manifest.json'
export const CHECKPOINTS = 'checkpoints.json'

/**
 * Backs up a running installation: first the database, then the documents, which are written before the database
 * names them. A folder is a backup only once it is whole; a killed backup leaves one that the next removes, and
 * documents that it need not copy again. Other backups are never touched.
 *
 * @throws BackupError in the operator's words.
 */
export async function takeBackup(
  source: BackupSource,
  place: BackupPlace,
  passphrase: string,
): Promise<TakenBackup> {
  const { dataDirectory } = source.settings
  const owner = { installation: source.masterKey.id, dataDirectory }
  return withBackupLocks(source.connection, async (client) => {
    let folder: string | null = null
    try {
      await claimPlace(place, owner)
      const startedAt = source.clock.now()
      folder = await beginFolder(place, startedAt)
      const taken = await fillFolder({ ...source, client, place, folder, passphrase }, startedAt)
      return { ...taken, path: await finishFolder(place, folder) }
    } catch (error) {
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      throw explainPlace(error, place.path)
    }
  })
}

interface Filling extends BackupSource {
  client: Client
  place: BackupPlace
  folder: string
  passphrase: string
}

async function fillFolder(
  filling: Filling,
  startedAt: Date,
): Promise<Pick<TakenBackup, 'content' | 'added'>> {
  const { client, clock, files, folder, masterKey, place, settings } = filling
  const isEmbedded = settings.databaseUrl === null
  const parts: Record<string, Part> = isEmbedded ? await writeDatabase(filling) : {}
  failpoint('backup-database-taken')
  const copied: CopiedDocuments = { count: 0, bytes: 0, added: 0, unreadable: [] }
  const documents = copyDocuments({ client, from: files, to: place.documents }, copied)
  parts[DOCUMENTS] = await writePart(join(folder, DOCUMENTS), documents)
  const checkpoints = await readCheckpointFiles(settings.dataDirectory)
  parts[CHECKPOINTS] = await writePart(join(folder, CHECKPOINTS), [checkpoints])
  const { added, ...counted } = copied
  const content: BackupContent = {
    format: 'tacite-backup-1',
    startedAt: startedAt.toISOString(),
    finishedAt: clock.now().toISOString(),
    database: isEmbedded ? 'embedded' : 'own',
    installation: masterKey.id,
    parts,
    documents: counted,
  }
  const sha256 = digestOf(content)
  const key = await wrapKey(filling.passphrase, sha256, masterKey.bytes)
  await writeSummary(folder, { content, key, sha256 })
  failpoint('backup-before-its-name')
  return { content, added }
}

async function writeDatabase({
  connection,
  folder,
  settings,
}: Filling): Promise<Record<string, Part>> {
  const { host = '', port = 0 } = connection
  const credentials = await openCredentials(join(settings.dataDirectory, 'postgres'))
  const sinks = { archive: createGzip({ level: 1 }), manifest: new PassThrough() }
  const receive = async () => {
    await streamBaseBackup({ host, port, ...asSuperuser(credentials) }, sinks)
    for (const sink of Object.values(sinks)) sink.end()
  }
  const received = receive()
  const base = writePart(join(folder, BASE), sinks.archive)
  const manifest = writePart(join(folder, MANIFEST), sinks.manifest)
  try {
    await Promise.all([received, base, manifest])
    return { [BASE]: await base, [MANIFEST]: await manifest }
  } finally {
    for (const sink of Object.values(sinks)) sink.destroy()
    await Promise.allSettled([received, base, manifest])
  }
}
