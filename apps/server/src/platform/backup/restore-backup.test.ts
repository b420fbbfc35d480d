import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDirectory } from '../database/testing/create-test-directory.ts'
import { createTestDatabase } from '../database/testing/create-test-database.ts'
import { companyOpener } from '../database/company-database.ts'
import { openPools } from '../database/pools.ts'
import { createLog } from '../log.ts'
import { openMasterKey } from '../sealing/master-key.ts'
import { localFileStore } from '../storage/local-file-store.ts'
import { storeFile } from '../storage/store-file.ts'
import { backupPlace } from './backup-place.ts'
import { readRestoredMarker } from './restored-marker.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const COMPANY = '01890000-0000-7000-8000-000000000001'
const PASSPHRASE = 'une phrase de passe'
const DOCUMENTS = ['one', 'two', 'three']

const directory = await createTestDirectory('restore')
const dataDirectory = join(directory, 'data')
const original = join(directory, 'place')
const { connection } = await createTestDatabase()
const pools = openPools(connection)
const clock = { now: () => new Date() }
const log = createLog(() => undefined)
const documentsOf = (path: string) => localFileStore(path, { clock, log })
const files = documentsOf(join(dataDirectory, 'files'))
afterAll(() => pools.close())

const settings = { databaseUrl: 'postgresql:///their-own', dataDirectory }
let source: Parameters<typeof takeBackup>[0]
let hashes: string[]

beforeAll(async () => {
  const masterKey = await openMasterKey(dataDirectory)
  source = { connection, settings, files, masterKey, clock }
  await pools.fast
    .insertInto('company')
    .values({ id: COMPANY, name: 'Acme', created_at: clock.now() })
    .execute()
  hashes = await companyOpener(pools)(COMPANY, async (db) => {
    const stored: string[] = []
    for (const text of DOCUMENTS)
      stored.push(await storeFile({ files, clock }, db, Buffer.from(text), 'text/plain'))
    return stored
  })
  await takeBackup(source, backupPlace(original, { clock, log }), PASSPHRASE)
})

let copies = 0

/** A copy of the place that a test may damage, and an empty directory beside it. */
async function aCopy(): Promise<{ place: string; backup: string; target: string }> {
  copies += 1
  const place = join(directory, `place-${copies}`)
  await cp(original, place, { recursive: true })
  const [name] = await readdir(join(place, 'backups'))
  return {
    place,
    backup: join(place, 'backups', name!),
    target: join(directory, `target-${copies}`),
  }
}

const restore = (from: string, target: string, changes: object = {}) =>
  restoreBackup({
    from,
    dataDirectory: target,
    passphrase: PASSPHRASE,
    hasOwnDatabase: true,
    acceptsMissing: false,
    documentsOf,
    report: () => undefined,
    ...changes,
  })

const documentIn = (place: string, hash: string) =>
  join(place, 'files', COMPANY, hash.slice(0, 2), hash)

test('restores documents, keys and nothing that could be sent', async () => {
  const { place, target } = await aCopy()
  const { missing } = await restore(place, target)
  expect(missing).toEqual([])
  expect(await openMasterKey(target)).toEqual(source.masterKey)
  for (const [at, hash] of hashes.entries())
    expect(await readFile(documentIn(target, hash), 'utf8')).toBe(DOCUMENTS[at])
  expect(await readRestoredMarker(target)).toMatchObject({ state: 'closed', isRecorded: false })
})

test('refuses another passphrase', async () => {
  const { place, target } = await aCopy()
  await expect(restore(place, target, { passphrase: 'une autre phrase' })).rejects.toMatchObject({
    problem: 'passphrase',
  })
})

test('refuses a summary that was damaged, or changed by who does not know the passphrase', async () => {
  const { place, backup, target } = await aCopy()
  const file = join(backup, 'backup.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"count": 3', '"count": 2'))
  await expect(restore(place, target)).rejects.toThrow(`${file} is damaged`)
  const { digestOf } = await import('./backup-summary.ts')
  const summary = JSON.parse(text)
  summary.content.documents.count = 2
  summary.sha256 = digestOf(summary.content)
  await writeFile(file, JSON.stringify(summary))
  await expect(restore(place, target)).rejects.toMatchObject({ problem: 'passphrase' })
})

test.each(['documents.txt', 'checkpoints.json'])(
  'refuses a damaged or missing %s',
  async (part) => {
    const { place, backup, target } = await aCopy()
    const file = join(backup, part)
    const bytes = await readFile(file)
    bytes[0]! ^= 1
    await writeFile(file, bytes)
    await expect(restore(place, target)).rejects.toThrow(`${file} is damaged.`)
    await rm(file)
    await expect(restore(place, target)).rejects.toThrow(`${file} is missing.`)
  },
)

test('names damaged and missing documents, and restores the others when told to', async () => {
  const { place, target } = await aCopy()
  await writeFile(documentIn(place, hashes[0]!), 'flipped')
  await rm(documentIn(place, hashes[1]!))
  const lost = hashes.slice(0, 2).map((hash) => `${COMPANY}/${hash}`)
  const refused = restore(place, target)
  await expect(refused).rejects.toMatchObject({ problem: 'damaged' })
  for (const name of lost) await expect(refused).rejects.toThrow(name)
  expect(await readdir(target)).toEqual([])
  const { missing } = await restore(place, target, { acceptsMissing: true })
  expect(missing.toSorted()).toEqual(lost.toSorted())
  expect(await readFile(documentIn(target, hashes[2]!), 'utf8')).toBe('three')
})

test('refuses a directory that is not empty, and touches nothing in it', async () => {
  const { place, target } = await aCopy()
  await restore(place, target)
  await expect(restore(place, target)).rejects.toThrow('is not empty')
  expect(await readRestoredMarker(target)).not.toBeNull()
})

test('refuses to restore without the database that the backup was made beside', async () => {
  const { place, target } = await aCopy()
  await expect(restore(place, target, { hasOwnDatabase: false })).rejects.toThrow('pg_restore')
})

test('a document damaged in the store is taken from earlier backups, a new one is named', async () => {
  const { place } = await aCopy()
  const path = documentIn(dataDirectory, hashes[0]!)
  await writeFile(path, 'flipped')
  const again = await takeBackup(source, backupPlace(place, { clock, log }), PASSPHRASE)
  expect(again.content.documents).toMatchObject({ count: 3, unreadable: [] })
  const fresh = backupPlace(join(directory, 'fresh'), { clock, log })
  const first = await takeBackup(source, fresh, PASSPHRASE)
  expect(first.content.documents).toMatchObject({
    count: 2,
    unreadable: [`${COMPANY}/${hashes[0]}`],
  })
  await writeFile(path, 'one')
})

test('refuses a place in use by another installation, in the data directory, or not mounted', async () => {
  const take = (path: string, changes: object = {}) =>
    takeBackup({ ...source, ...changes }, backupPlace(path, { clock, log }), PASSPHRASE)
  const other = { masterKey: { id: 'other', bytes: source.masterKey.bytes } }
  await expect(take(original, other)).rejects.toThrow('another installation')
  await expect(take(join(dataDirectory, 'backups'))).rejects.toThrow('in the data directory')
  await expect(take(join(directory, 'not', 'mounted'))).rejects.toMatchObject({
    problem: 'unreachable',
  })
})

test('runs one backup at a time', async () => {
  const { place } = await aCopy()
  const take = () => takeBackup(source, backupPlace(place, { clock, log }), PASSPHRASE)
  const outcomes = await Promise.allSettled([take(), take()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { problem: 'occupied' },
  })
})
