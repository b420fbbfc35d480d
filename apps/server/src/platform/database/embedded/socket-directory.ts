import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canEnter, type SystemUser } from './unprivileged-user.ts'

const PREFIX = 'tacite-db-'
/** The kernel's limit for a socket path is 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103
export const SOCKET_NAME = '/.s.PGSQL.5432'

/**
 * A directory that only the server's user (and root) can open, short enough for a socket however long the data
 * directory's path is. `wanted`: the one that running pools already use, created again if it is gone.
 */
export async function makeSocketDirectory(
  user: SystemUser | null,
  wanted?: string,
): Promise<string> {
  const directory = wanted ?? (await mkdtemp(join(await findShortParent(user), PREFIX)))
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await chmod(directory, 0o700)
  if (user) await chown(directory, user.uid, user.gid)
  return directory
}

/**
 * A directory that a killed server left, if it is one of ours: still a directory, private, and of the server's user.
 * Names under /tmp are known to everybody on the machine, who could have put something else there.
 */
export async function reusableSocketDirectory(
  user: SystemUser | null,
  left: string | null,
): Promise<string | undefined> {
  if (left === null || !basename(left).startsWith(PREFIX)) return undefined
  const found = await lstat(left).catch(() => null)
  const owner = user?.uid ?? process.getuid?.()
  const isOurs = found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0
  return isOurs ? left : undefined
}

/** Removes a directory that `makeSocketDirectory` made; any other is left alone. */
export async function removeSocketDirectory(directory: string): Promise<void> {
  if (basename(directory).startsWith(PREFIX)) await rm(directory, { recursive: true, force: true })
}

async function findShortParent(user: SystemUser | null): Promise<string> {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const isShort =
      Buffer.byteLength(join(parent, `${PREFIX}XXXXXX`, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES
    if (isShort && (await canEnter(user, parent))) return parent
  }
  throw new Error(
    'No temporary directory is short enough for the database socket: set TMPDIR=/tmp.',
  )
}
