import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chooseLetters } from './choose-lc-ctype.ts'
import { openCredentials, type Credentials } from './credentials.ts'
import type { EmbeddedOptions } from './embedded-options.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { settlePlace, type Place } from './reachable-place.ts'

/** A database on the disk and what is needed to run it. */
export interface Cluster extends Place {
  binaries: PostgresBinaries
  credentials: Credentials
  /** Where they are kept. */
  dataDirectory: string
  logFile: string
  env: NodeJS.ProcessEnv
  settings: Record<string, string>
}

const MAJOR_VERSION = '18'
/** None of the caller's environment: a PGDATA or PGPORT there is meant for another server. */
const ENV = { PATH: process.env.PATH ?? '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' }

/** Finds the cluster in this directory or creates it, atomically even if killed halfway. */
export async function prepareCluster(
  options: EmbeddedOptions,
  report: (message: string) => void,
): Promise<Cluster> {
  const place = await settlePlace(options, report)
  const binaries = await findPostgresBinaries(place.user, dirname(place.directory), report)
  const logFile = join(options.dataDirectory, 'postgres.log')
  const cluster: Cluster = {
    ...place,
    binaries,
    credentials: await openCredentials(options.dataDirectory),
    dataDirectory: options.dataDirectory,
    logFile,
    env: ENV,
    settings: options.settings ?? {},
  }
  if (!(await readVersion(cluster))) await createCluster(cluster)
  const version = await readVersion(cluster)
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `The database in ${place.directory} was created by PostgreSQL ${version}; this version of Tacite runs ${MAJOR_VERSION}.`,
    )
  }
  await refuseForeignOwner(cluster)
  return cluster
}

async function readVersion({ directory }: Place): Promise<string | null> {
  try {
    return (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'EACCES')
      throw new Error(`${directory} belongs to another user: start Tacite as that user.`, {
        cause: error,
      })
    throw error
  }
}

async function refuseForeignOwner({ directory, user }: Place): Promise<void> {
  const { uid } = await stat(directory)
  const wanted = user?.uid ?? process.getuid?.()
  if (uid !== wanted)
    throw new Error(`${directory} belongs to user ${uid}: start Tacite as that user.`)
}

async function createCluster(cluster: Cluster): Promise<void> {
  const draft = await mkdtemp(`${cluster.directory}-new-`)
  try {
    await chmod(draft, 0o700)
    if (cluster.user) await chown(draft, cluster.user.uid, cluster.user.gid)
    await initialise(cluster, draft)
    await rename(draft, cluster.directory)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process that started at the same moment won the race: use its cluster.
    if (!(await readVersion(cluster))) throw error
  }
}

/**
 * Order and case follow Unicode by PostgreSQL's own tables, the same on every machine and in every later version, so
 * that an index stays valid; user-visible lists use the reader's ICU collation.
 */
async function initialise(cluster: Cluster, directory: string): Promise<void> {
  const letters = await chooseLetters()
  const identity = cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }
  await promisify(execFile)(
    cluster.binaries.initdb,
    [
      '-D',
      directory,
      '-U',
      'postgres',
      // Nobody connects before there are passwords.
      '--auth=reject',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${letters}`,
      '--text-search-config=simple',
      '--data-checksums',
    ],
    { cwd: '/', env: cluster.env, ...identity },
  ).catch((error: Error & { stderr?: string }) => {
    throw new Error(
      `The database could not be created in ${directory}: ${error.stderr?.trim() || error.message}`,
    )
  })
}
