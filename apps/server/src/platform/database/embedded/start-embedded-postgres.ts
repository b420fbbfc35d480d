import { setTimeout as pause } from 'node:timers/promises'
import { prepareCluster, type Cluster } from './cluster.ts'
import type { EmbeddedOptions } from './embedded-options.ts'
import { OWNER, SERVING } from './credentials.ts'
import { acquireLease, DATABASE, type Lease } from './lease.ts'
import { bringUp, shutDown } from './postmaster.ts'

/** Connection options accepted by `pg`, Kysely's dialect and pg-boss. */
export interface EmbeddedConnection {
  /** A private directory that holds the Unix socket; there is no TCP port. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

export interface EmbeddedPostgres {
  /** As the role that serves requests: it owns nothing. */
  connection: EmbeddedConnection
  /** As the owner of the database, for its migrations. */
  owner: EmbeddedConnection
  /**
   * Releases the server, and shuts it down when no other process of this installation uses it. Close the pools first:
   * shutting down drops open connections.
   */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with Tacite, or joins it when it already runs on this directory (left by a killed
 * process, or used by another one). It is restarted automatically when it dies.
 *
 * Throws an `Error` in plain words: no binaries for this machine, a directory of another user, another major version.
 *
 * @example
 * const postgres = await startEmbeddedPostgres({ dataDirectory: '/srv/tacite/data/postgres' })
 * const pools = openPools(postgres.connection)
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const report = options.report ?? (() => undefined)
  const cluster = await prepareCluster(options, report)
  const supervised = await supervise(cluster, report)
  const { credentials } = cluster
  const address = { ...supervised.address(), database: DATABASE }
  return {
    connection: { ...address, user: SERVING, password: credentials.serving },
    owner: { ...address, user: OWNER, password: credentials.owner },
    stop: supervised.stop,
  }
}

/** Holds a lease on the server; when the lease breaks, starts or joins the server again on the same socket. */
async function supervise(cluster: Cluster, report: (message: string) => void) {
  const stopping = new AbortController()
  let lease = await open()
  let recovery: Promise<void> | undefined
  return { address: () => lease.address, stop }

  async function open(socketDirectory?: string): Promise<Lease> {
    const postmaster = await bringUp(cluster, report, socketDirectory)
    const taken = await acquireLease(postmaster, cluster.credentials)
    taken.onBroken(() => {
      if (!stopping.signal.aborted) recovery = recover()
    })
    return taken
  }

  async function recover(): Promise<void> {
    report('The database stopped unexpectedly; starting it again.')
    for (let waitMs = 100; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, 30_000)) {
      try {
        lease = await open(lease.address.host)
        report('The database is back.')
        return
      } catch (error) {
        report(
          `The database cannot be started: ${error instanceof Error ? error.message : 'unknown reason'}`,
        )
        await pause(waitMs, undefined, stopping).catch(() => undefined)
      }
    }
  }

  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    await recovery
    if (await lease.leave()) await shutDown(cluster, lease.address.host)
  }
}
