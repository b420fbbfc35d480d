import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'
import { SOCKET_NAME } from './socket-directory.ts'

/** The postmaster process as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number
  socketDirectory: string
  port: number
}

export async function findRunning(cluster: Cluster): Promise<Postmaster | null> {
  const noted = parsePidFile(await readFile(pidFile(cluster), 'utf8').catch(() => ''))
  return noted && (await isPostmaster(noted.pid, cluster.directory)) ? noted : null
}

function parsePidFile(text: string): Postmaster | null {
  // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory key, status.
  const [pid, , , port, socketDirectory] = text.split('\n')
  if (!Number(pid) || !Number(port) || !socketDirectory) return null
  return { pid: Number(pid), port: Number(port), socketDirectory }
}

/**
 * Whether this pid is the server of this directory: pids are reused, above all in containers. A zombie has no command
 * line any more, so it counts as dead.
 */
export async function isPostmaster(pid: number, directory: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(
    async (error: NodeJS.ErrnoException) =>
      process.platform === 'linux' && error.code === 'ENOENT' ? '' : await commandLineByPs(pid),
  )
  return commandLine.replaceAll('\0', ' ').includes(` -D ${directory} `)
}

async function commandLineByPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', [
    '-ww',
    '-o',
    'command=',
    '-p',
    String(pid),
  ]).catch(() => ({
    stdout: '',
  }))
  return stdout
}

/**
 * Clears what a crashed server left, and returns where it listened. PostgreSQL refuses to start when its old pid now
 * belongs to another process; it treats its parent's pid as stale, so ours is written there. The file stays, because its
 * shared memory key guards against a second server on the same data.
 */
export async function disownStalePid(cluster: Cluster): Promise<string | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => null)
  const stale = parsePidFile(text ?? '')
  if (text === null || !stale) return null
  if (!isTaken(stale.pid)) return stale.socketDirectory
  const { uid, gid, mode } = await stat(pidFile(cluster))
  const draft = `${pidFile(cluster)}.${process.pid}`
  await writeFile(draft, text.replace(/^.*/, String(process.pid)), { mode })
  await chown(draft, uid, gid)
  // Another process may have been faster: its live pid must not be overwritten.
  if ((await readFile(pidFile(cluster), 'utf8').catch(() => null)) === text)
    await rename(draft, pidFile(cluster))
  return stale.socketDirectory
}

/**
 * Removes the lock of a socket whose server is gone: like the pid file it names a pid, which another process may have now.
 * A server that was started meanwhile keeps its own.
 */
export async function clearStaleLock(cluster: Cluster, socketDirectory: string): Promise<void> {
  const lock = `${socketDirectory}${SOCKET_NAME}.lock`
  const [pid] = (await readFile(lock, 'utf8').catch(() => '')).split('\n')
  if (Number(pid) && !(await isPostmaster(Number(pid), cluster.directory)))
    await rm(lock, { force: true })
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pidFile(cluster: Cluster): string {
  return join(cluster.directory, 'postmaster.pid')
}
