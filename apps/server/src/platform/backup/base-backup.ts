import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg'

/** Where the parts of a base backup are written as they arrive. */
export interface BaseBackupSinks {
  /** A tar archive of the whole cluster, with the WAL that makes it consistent. */
  archive: Writable
  /** PostgreSQL's manifest: size and SHA-256 of each file in the archive. */
  manifest: Writable
}

/**
 * Streams PostgreSQL's own `BASE_BACKUP` from the running embedded server over a replication connection, which needs
 * no client program. What was committed when this returns is in the backup. Neither sink is ended.
 *
 * @example await streamBaseBackup({ host, port, ...asSuperuser(credentials) }, { archive, manifest })
 */
export async function streamBaseBackup(
  superuser: ClientConfig,
  sinks: BaseBackupSinks,
): Promise<void> {
  const client = new Client({ ...superuser, replication: 'true' } as object)
  // A server that goes away fails the running command, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Gone with this connection; until then the server keeps the WAL that a long backup needs at its end.
    await client.query('CREATE_REPLICATION_SLOT tacite_backup TEMPORARY PHYSICAL (RESERVE_WAL)')
    await receive(client, sinks)
  } finally {
    await client.end()
  }
}

const BASE_BACKUP = `BASE_BACKUP (LABEL 'tacite', CHECKPOINT 'fast', WAL, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

async function receive(client: Client, sinks: BaseBackupSinks): Promise<void> {
  const failed = new AbortController()
  const failures = Object.values(sinks).map(async (sink: Writable) => {
    const [error] = await once(sink, 'error', { signal: failed.signal })
    throw error
  })
  try {
    const done = new Promise<void>((resolve, reject) => {
      client.query(baseBackupCommand(sinks, { resolve, reject }))
      client.once('end', () =>
        reject(new Error('The connection to the database was lost during the backup.')),
      )
    })
    await Promise.race([done, ...failures])
  } finally {
    failed.abort()
    await Promise.allSettled(failures)
  }
}

/** What the driver calls while a command runs; its types do not describe replication. */
interface ReplicationCommand extends Submittable {
  handleRowDescription(): void
  handleDataRow(): void
  handleCommandComplete(): void
  handleCopyData(message: { chunk: Buffer }, connection: Connection): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

function baseBackupCommand(
  sinks: BaseBackupSinks,
  { resolve, reject }: { resolve(): void; reject(error: Error): void },
): ReplicationCommand {
  let archives = 0
  let sink: Writable | null = null
  return {
    submit: (connection) => connection.query(BASE_BACKUP),
    handleRowDescription: () => undefined,
    handleDataRow: () => undefined,
    handleCommandComplete: () => undefined,
    handleReadyForQuery: resolve,
    handleError: reject,
    handleCopyData: ({ chunk }, connection) => {
      // The first byte says what follows: a new archive, the manifest, bytes of either, or progress.
      const kind = String.fromCharCode(chunk[0]!)
      if (kind === 'n') {
        archives += 1
        sink = sinks.archive
        if (archives > 1) reject(new Error('A database with tablespaces cannot be backed up.'))
      } else if (kind === 'm') sink = sinks.manifest
      else if (kind === 'd') passOn(chunk.subarray(1), sink!, connection)
    },
  }
}

/** The driver reuses its buffer, hence the copy; a slow disk pauses the server. */
function passOn(bytes: Buffer, sink: Writable, connection: Connection): void {
  if (sink.destroyed || sink.write(Buffer.from(bytes))) return
  const { stream } = connection
  if (stream.isPaused()) return
  stream.pause()
  sink.once('drain', () => stream.resume())
}
