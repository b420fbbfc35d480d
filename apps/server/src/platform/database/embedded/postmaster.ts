import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import { asSuperuser, credentialsPath } from './credentials.ts'
import { isSecured, secureCluster } from './secure-cluster.ts'
import {
  clearStaleLock,
  disownStalePid,
  findRunning,
  isPostmaster,
  type Postmaster,
} from './postmaster-file.ts'
import { serverArguments } from './server-settings.ts'
import {
  makeSocketDirectory,
  removeSocketDirectory,
  reusableSocketDirectory,
} from './socket-directory.ts'

const PORT = 5432
const MAX_LOG_BYTES = 20 * 1024 * 1024
const POLL_MS = 10
const PATIENCE_MS = 60_000
const RECOVERY_NOTICE_MS = 5_000
/** After a kill -9 the old server's processes live on for a moment, and another process may have been faster. */
const PASSING_REFUSAL =
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists/

/** Joins the server running on this cluster, or starts it; resolves once it accepts connections. */
export async function bringUp(
  cluster: Cluster,
  report: (message: string) => void,
  socketDirectory?: string,
): Promise<Postmaster> {
  const patience = Date.now() + PATIENCE_MS
  for (;;) {
    const running = await findRunning(cluster)
    if (running && !(await isSecured(cluster))) {
      report('The database is being stopped once, to set its passwords.')
      await endProcess(running.pid, cluster.directory)
      continue
    }
    const isAlive = () => running !== null && isPostmaster(running.pid, cluster.directory)
    const outcome = running
      ? await untilReady(cluster, running, isAlive, report)
      : await launch(cluster, socketDirectory, report)
    if (typeof outcome !== 'string') return outcome
    if (!running && !PASSING_REFUSAL.test(outcome))
      throw new Error(`PostgreSQL stopped while starting:\n${outcome}`)
    if (Date.now() > patience)
      throw new Error(`PostgreSQL could not be started or joined:\n${outcome}`)
    await pause(POLL_MS * 5)
  }
}

/** Fast shutdown: running transactions roll back, commits are flushed; then the socket's directory is removed. */
export async function shutDown(cluster: Cluster, socketDirectory: string): Promise<void> {
  const running = await findRunning(cluster)
  if (running) await endProcess(running.pid, cluster.directory)
  await removeSocketDirectory(socketDirectory)
}

async function endProcess(pid: number, directory: string): Promise<void> {
  let patience = Date.now() + PATIENCE_MS
  sendSignal(pid, 'SIGINT')
  while (await isPostmaster(pid, directory)) {
    if (Date.now() > patience) {
      // Immediate shutdown is safe for committed work: the next start recovers it from the WAL.
      patience = Infinity
      sendSignal(pid, 'SIGQUIT')
    }
    await pause(POLL_MS)
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself meanwhile.
  }
}

async function launch(
  cluster: Cluster,
  wantedSocketDirectory: string | undefined,
  report: (message: string) => void,
): Promise<Postmaster | string> {
  const left = await disownStalePid(cluster)
  const refusal = (await isSecured(cluster)) ? null : await secureCluster(cluster)
  if (refusal !== null) return refusal
  // Where the killed one listened: other processes look for it there, and none of them may take that place away.
  const known = wantedSocketDirectory ?? (await reusableSocketDirectory(cluster.user, left))
  const socketDirectory = await makeSocketDirectory(cluster.user, known)
  if (known) await clearStaleLock(cluster, known)
  const log = await openLog(cluster)
  const child = spawn(
    cluster.binaries.postgres,
    [
      '-D',
      cluster.directory,
      ...serverArguments({ socketDirectory, port: PORT, settings: cluster.settings }),
    ],
    {
      cwd: '/',
      env: cluster.env,
      // A process group of its own: Ctrl-C in the terminal must reach the application first.
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      ...(cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }),
    },
  )
  child.unref()
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure ??= `It ended with ${signal ?? `code ${code}`}.`))
  await log.handle.close()
  const pid = child.pid ?? 0
  const outcome = await untilReady(
    cluster,
    { pid, socketDirectory, port: PORT },
    () => failure === undefined,
    report,
  )
  if (typeof outcome !== 'string') return outcome
  if (!known) await removeSocketDirectory(socketDirectory)
  return `${failure}\n${await log.readNew()}`
}

/** Polls until the server accepts connections; returns a message when it exited instead. */
async function untilReady(
  cluster: Cluster,
  postmaster: Postmaster,
  isAlive: () => boolean | Promise<boolean>,
  report: (message: string) => void,
): Promise<Postmaster | string> {
  let noticeAt = Date.now() + RECOVERY_NOTICE_MS
  while (await isAlive()) {
    if (await answers(cluster, postmaster)) return postmaster
    if (Date.now() > noticeAt) {
      report('Waiting for the database; after a crash it first repairs itself from its log.')
      noticeAt = Infinity
    }
    await pause(POLL_MS)
  }
  return 'The server went away while Tacite was waiting for it.'
}

async function answers(
  { credentials, dataDirectory }: Cluster,
  { socketDirectory, port }: Postmaster,
): Promise<boolean> {
  const client = new Client({ host: socketDirectory, port, ...asSuperuser(credentials) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if (!isPasswordRefused(error)) return false
    const path = credentialsPath(dataDirectory)
    throw new Error(
      `The database does not accept the passwords in ${path}. Stop every Tacite that uses it and remove that file: new ones are set at the next start.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isPasswordRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01'
}

async function openLog(cluster: Cluster) {
  const size = await stat(cluster.logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await rename(cluster.logFile, `${cluster.logFile}.1`)
  const start = size > MAX_LOG_BYTES ? 0 : size
  const handle = await open(cluster.logFile, 'a', 0o600)
  return {
    handle,
    readNew: async () =>
      (await readFile(cluster.logFile)).subarray(start).toString('utf8').trim().slice(-2000),
  }
}
