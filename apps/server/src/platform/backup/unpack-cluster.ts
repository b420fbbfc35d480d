import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { settlePlace, type Place } from '../database/embedded/reachable-place.ts'
import { BackupError } from './backup-error.ts'
import { tarEntries, type TarEntry } from './tar-entries.ts'

interface Manifest {
  Files: { Path: string; Size: number; Checksum: string }[]
}

/**
 * Unpacks a base backup where the embedded server of this data directory will look for its cluster, and compares each
 * file with PostgreSQL's manifest. The server's first start flushes the files to disk before it recovers.
 *
 * @throws BackupError naming a file that is missing, damaged or unknown to the manifest.
 */
export async function unpackCluster(
  { archive, manifest }: { archive: string; manifest: string },
  dataDirectory: string,
  report: (message: string) => void,
): Promise<void> {
  const place = await settlePlace({ dataDirectory }, report)
  const draft: Place = { ...place, directory: `${place.directory}-restored` }
  await makeFolder(draft, '')
  const expected = await readManifest(manifest)
  // Errors of either stream end the loop below through its own.
  const source = createGunzip()
  const read = pipeline(createReadStream(archive), source)
  try {
    for await (const entry of tarEntries(source)) await unpack(draft, entry, expected)
    await read
  } finally {
    source.destroy()
    await read.catch(() => undefined)
  }
  const [missing] = expected.keys()
  if (missing !== undefined)
    throw new BackupError('damaged', `${missing} is missing from ${archive}.`)
  await rename(draft.directory, place.directory)
}

type Expected = Map<string, { size: number; checksum: string }>

async function readManifest(path: string): Promise<Expected> {
  const { Files } = JSON.parse(await readFile(path, 'utf8')) as Manifest
  return new Map(Files.map((file) => [file.Path, { size: file.Size, checksum: file.Checksum }]))
}

/** WAL is not in the manifest: each of its records has a checksum of its own. */
async function unpack(place: Place, entry: TarEntry, expected: Expected): Promise<void> {
  if (entry.isFolder) return makeFolder(place, entry.path)
  const wanted = expected.get(entry.path)
  if (!wanted && !entry.path.startsWith('pg_wal/'))
    throw new BackupError('damaged', `${entry.path} is not in the manifest of the database.`)
  const checksum = await writeFile(place, entry)
  if (wanted && (wanted.size !== entry.size || wanted.checksum !== checksum))
    throw new BackupError('damaged', `${entry.path} of the database is damaged.`)
  expected.delete(entry.path)
}

async function writeFile(place: Place, { path, content }: TarEntry): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(join(place.directory, path), 'wx', 0o600)
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    if (place.user) await file.chown(place.user.uid, place.user.gid)
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

async function makeFolder({ directory, user }: Place, path: string): Promise<void> {
  const folder = join(directory, path)
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
}
