import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts'
import { failpoint } from '../failpoint.ts'
import { writeMasterKey } from '../sealing/master-key.ts'
import type { FileStore } from '../storage/file-store.ts'
import { BackupError, explainPlace } from './backup-error.ts'
import { listBackups } from './backup-place.ts'
import { readSummary, SUMMARY, type BackupContent } from './backup-summary.ts'
import { writeCheckpointFiles } from './checkpoint-files.ts'
import { absentDocuments } from './named-documents.ts'
import { readDocumentList } from './document-list.ts'
import { checkParts } from './part-files.ts'
import { readRestoredMarker, writeRestoredMarker } from './restored-marker.ts'
import { BASE, CHECKPOINTS, MANIFEST } from './take-backup.ts'
import { unpackCluster } from './unpack-cluster.ts'
import { unwrapKey } from './wrapped-key.ts'

export interface RestoreOptions {
  /** One backup, or a place of backups: then its newest. */
  from: string
  dataDirectory: string
  passphrase: string
  /** Whether the operator's own PostgreSQL is used (DATABASE_URL). */
  hasOwnDatabase: boolean
  /** Restores the rest when documents of the backup are damaged or missing. */
  acceptsMissing: boolean
  documentsOf(path: string): FileStore
  report(message: string): void
}

export interface RestoredBackup {
  path: string
  content: BackupContent
  /** Documents that are damaged or missing in the backup, as `company/hash`. */
  missing: string[]
}

/**
 * Restores a backup into an empty data directory. Everything is checked before it is used: the parts against their
 * SHA-256, the summary against the passphrase, the database's files against PostgreSQL's manifest, each document
 * against its name. Until the end no installation starts on the directory.
 *
 * @throws BackupError in the operator's words; the directory is then empty again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { dataDirectory, passphrase } = options
  const path = await findBackup(options.from)
  const { content, key, sha256 } = await readSummary(path)
  refuseOtherDatabase(path, content, options)
  await checkParts(path, content.parts)
  const keyBytes = await unwrapKey(passphrase, sha256, key)
  await prepareTarget(dataDirectory)
  const marker = { from: path, backupOf: content.startedAt, isRecorded: false }
  try {
    await writeRestoredMarker(dataDirectory, { ...marker, state: 'unfinished' })
    await writeMasterKey(dataDirectory, { id: content.installation, bytes: keyBytes })
    await writeCheckpointFiles(dataDirectory, await readFile(join(path, CHECKPOINTS), 'utf8'))
    if (content.database === 'embedded') await restoreDatabase(path, options)
    failpoint('restore-database-unpacked')
    const missing = [...content.documents.unreadable, ...(await restoreDocuments(path, options))]
    if (content.database === 'embedded') await tryDatabase(options, missing)
    await writeRestoredMarker(dataDirectory, { ...marker, state: 'closed' })
    return { path, content, missing }
  } catch (error) {
    await emptyTarget(dataDirectory)
    throw explainPlace(error, dataDirectory)
  }
}

async function findBackup(from: string): Promise<string> {
  const names: string[] = await readdir(from).catch(() => [])
  if (names.includes(SUMMARY)) return from
  const newest = (await listBackups(from)).at(-1)
  if (newest) return newest
  throw new BackupError('unreachable', `${from} is neither a backup nor a place with backups.`)
}

function refuseOtherDatabase(
  path: string,
  { database }: BackupContent,
  { hasOwnDatabase }: RestoreOptions,
): void {
  if (database === 'embedded' && hasOwnDatabase)
    throw new BackupError(
      'unfit',
      `${path} contains the embedded database: unset DATABASE_URL to restore it.`,
    )
  if (database === 'own' && !hasOwnDatabase)
    throw new BackupError(
      'unfit',
      `${path} contains no database: restore your dump with pg_restore and set DATABASE_URL to it.`,
    )
}

/** Empty, absent, or left by an interrupted restore, which is started over. */
async function prepareTarget(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o711 })
  const marker = await readRestoredMarker(dataDirectory)
  if (marker?.state === 'unfinished') await emptyTarget(dataDirectory)
  if ((await readdir(dataDirectory)).length > 0)
    throw new BackupError(
      'unfit',
      `${dataDirectory} is not empty: move it away, or set TACITE_DATA to an empty directory.`,
    )
}

/** Removes what a restore put there, and the cluster when it had to be elsewhere. The marker goes last. */
async function emptyTarget(dataDirectory: string): Promise<void> {
  const moved = await readFile(join(dataDirectory, 'postgres', 'moved.json'), 'utf8').catch(
    () => null,
  )
  if (moved !== null) {
    const { movedTo } = JSON.parse(moved) as { movedTo: string }
    for (const directory of [movedTo, `${movedTo}-restored`])
      await rm(directory, { recursive: true, force: true })
  }
  const names = (await readdir(dataDirectory)).filter((name) => name !== 'restored.json')
  for (const name of [...names, 'restored.json'])
    await rm(join(dataDirectory, name), { recursive: true, force: true })
}

async function restoreDatabase(path: string, options: RestoreOptions): Promise<void> {
  const parts = { archive: join(path, BASE), manifest: join(path, MANIFEST) }
  // The account that runs the server has to pass through it, whatever the umask.
  await chmod(options.dataDirectory, 0o711)
  await unpackCluster(parts, join(options.dataDirectory, 'postgres'), options.report)
}

async function restoreDocuments(path: string, options: RestoreOptions): Promise<string[]> {
  const from = options.documentsOf(join(path, '..', '..', 'files'))
  const to = options.documentsOf(join(options.dataDirectory, 'files'))
  const missing: string[] = []
  for await (const { companyId, sha256 } of readDocumentList(path)) {
    const document = await from.open(companyId, sha256).catch(() => null)
    if (document) await to.put(companyId, document.stream())
    else missing.push(`${companyId}/${sha256}`)
  }
  if (missing.length > 0 && !options.acceptsMissing)
    throw new BackupError(
      'damaged',
      `${missing.length} documents of the backup are damaged or missing:\n${missing.slice(0, 20).join('\n')}\nTo restore everything else, add --accept-missing.`,
    )
  return missing
}

/** Starts the server once, which recovers to the end of the backup, and looks for each document that it names. */
async function tryDatabase(
  { dataDirectory, documentsOf, report }: RestoreOptions,
  missing: readonly string[],
): Promise<void> {
  const database = await startEmbeddedPostgres({
    dataDirectory: join(dataDirectory, 'postgres'),
    report,
  })
  try {
    const absent = await withClient(database.connection, (client) =>
      absentDocuments(client, documentsOf(join(dataDirectory, 'files'))),
    )
    const unexplained = absent.filter((document) => !missing.includes(document))
    if (unexplained.length > 0)
      throw new BackupError(
        'damaged',
        `The backup lacks ${unexplained.length} documents that its database names:\n${unexplained.slice(0, 20).join('\n')}`,
      )
  } finally {
    await database.stop()
  }
}

async function withClient<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
