import { randomBytes } from 'node:crypto'
import { access, chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EmbeddedOptions } from './embedded-options.ts'
import { canEnter, chooseServerUser, type SystemUser } from './unprivileged-user.ts'

/** Where the database's files are and which user the server runs as (null: this process's). */
export interface Place {
  directory: string
  user: SystemUser | null
}

/** Left in the data directory when the database had to be placed elsewhere. */
interface Signpost {
  movedTo: string
  /** The data directory this note was written in: it no longer matches after a copy or a move. */
  writtenIn: string
}

const SIGNPOST = 'moved.json'
const REACHABLE_PARENT = '/var/lib/tacite'

/**
 * Normally `<data directory>/cluster`. PostgreSQL refuses to run as root, and the unprivileged account often cannot
 * enter root's home: then the database goes below /var/lib/tacite, and a note says so.
 */
export async function settlePlace(
  options: EmbeddedOptions,
  report: (message: string) => void,
): Promise<Place> {
  // Others may traverse root's directory but not list it: the server's account has to reach its own part.
  await mkdir(options.dataDirectory, {
    recursive: true,
    mode: process.getuid?.() === 0 ? 0o711 : 0o700,
  })
  const dataDirectory = await realpath(options.dataDirectory)
  const moved = await followSignpost(dataDirectory)
  const directory = moved ?? join(dataDirectory, 'cluster')
  const user = await chooseServerUser(directory)
  if (moved) return { directory, user }
  if (!user || (await canEnter(user, dataDirectory))) return { directory, user }
  if (await exists(directory)) {
    throw new Error(
      `The account ${user.name} can no longer enter ${dataDirectory}: let it through (chmod a+x) on every directory on the way there.`,
    )
  }
  return { directory: await settleElsewhere(dataDirectory, user, options, report), user }
}

async function followSignpost(dataDirectory: string): Promise<string | null> {
  const text = await readFile(join(dataDirectory, SIGNPOST), 'utf8').catch(() => null)
  if (text === null) return null
  const signpost = JSON.parse(text) as Signpost
  if (signpost.writtenIn === dataDirectory) return signpost.movedTo
  if (await exists(join(signpost.writtenIn, SIGNPOST))) {
    throw new Error(
      `${dataDirectory} is a copy of ${signpost.writtenIn}, and the database of both is ${signpost.movedTo}. Two installations cannot share it: start from an empty data directory and restore a backup into it.`,
    )
  }
  await writeSignpost(dataDirectory, signpost.movedTo)
  return signpost.movedTo
}

async function settleElsewhere(
  dataDirectory: string,
  user: SystemUser,
  options: EmbeddedOptions,
  report: (message: string) => void,
): Promise<string> {
  const parent = join(options.reachableParent ?? REACHABLE_PARENT, randomBytes(4).toString('hex'))
  await makePassable(parent)
  if (!(await canEnter(user, parent))) {
    throw new Error(
      `PostgreSQL cannot run as root, and the account ${user.name} can enter neither ${dataDirectory} nor ${parent}. Set TACITE_DATA to a directory that it can enter.`,
    )
  }
  const directory = join(parent, 'cluster')
  await writeSignpost(dataDirectory, directory)
  report(
    `PostgreSQL cannot run as root, and the account ${user.name} that runs it cannot enter ${dataDirectory}: the database is in ${directory}.`,
  )
  return directory
}

/** Traversable whatever the umask; existing directories keep their mode. */
async function makePassable(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true })
  for (let step = path; made && step.startsWith(made); step = dirname(step))
    await chmod(step, 0o711)
}

async function writeSignpost(dataDirectory: string, movedTo: string): Promise<void> {
  const signpost: Signpost = { movedTo, writtenIn: dataDirectory }
  await writeFile(join(dataDirectory, SIGNPOST), `${JSON.stringify(signpost, null, 2)}\n`)
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
