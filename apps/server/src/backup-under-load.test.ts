import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCredentials } from './platform/database/embedded/credentials.ts'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { accessTo } from './platform/database/testing/template-database.ts'
import { pngHeader } from './platform/parsers/testing/build-word.ts'
import { contractForm } from './testing/contracts.ts'
import { passphraseFile, runTacite } from './testing/run-tacite.ts'
import { readMailFiles, runServer, waitFor, type RunningServer } from './testing/running-server.ts'
import type { Browser } from './testing/start-product.ts'
import { multipart } from './testing/uploads.ts'

const EMAIL = 'ada@acme.test'
const PASSWORD = 'un-mot-de-passe'

const directory = await createTestDirectory('backups')
const original = join(directory, 'original')
const restored = join(directory, 'restored')
const place = join(directory, 'backups')
let passphrase: { BACKUP_PASSPHRASE_FILE: string }
let server: RunningServer
let form: object

beforeAll(async () => {
  passphrase = { BACKUP_PASSPHRASE_FILE: await passphraseFile(directory) }
  server = await runServer(original)
  await server.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: EMAIL,
    password: PASSWORD,
    i18n: 'en',
  })
  form = await contractForm(server as unknown as Browser)
}, 300_000)
afterAll(() => server.stop())

const backUp = (env: NodeJS.ProcessEnv = {}) =>
  runTacite(['backup', place], { TACITE_DATA: original, ...passphrase, ...env })
const restore = (env: NodeJS.ProcessEnv = {}) =>
  runTacite(['restore', place], { TACITE_DATA: restored, ...passphrase, ...env })

/** What a running server acknowledged, in order. */
interface Written {
  references: string[]
  images: { path: string; sha256: string }[]
}

/** Creates contracts and stores images, until told to stop. */
function writeUntil(round: { isOver: boolean }, written: Written): Promise<unknown> {
  const createContracts = async () => {
    while (!round.isOver) {
      const { status, body } = await server.call('POST', '/contracts3', form)
      expect(status).toBe(201)
      written.references.push(body.reference)
    }
  }
  const storeImages = async () => {
    const { body: contract } = await server.call('POST', '/contracts3', form)
    const { body: document } = await server.call('GET', `/contracts3/${contract._id}/document`)
    const path = `/texts/${document.textId}/images`
    for (let width = 1; !round.isOver; width += 1) {
      const { payload, headers } = multipart('a.png', Buffer.from(pngHeader(width, 20)))
      const { body } = await server.call('POST', path, payload, headers)
      written.images.push({ path, sha256: body.sha256 })
    }
  }
  return Promise.all([createContracts(), createContracts(), storeImages()])
}

test('a backup taken under load and restored has all that was acknowledged before it, and no gap', async () => {
  await rm(restored, { recursive: true, force: true })
  const round = { isOver: false }
  const written: Written = { references: [], images: [] }
  const writing = writeUntil(round, written)
  const hasWritten = (count: number) =>
    waitFor(async () =>
      Math.min(written.references.length, written.images.length) >= count ? true : undefined,
    )
  await hasWritten(5)
  const before = { references: [...written.references], images: [...written.images] }
  const taken = await backUp()
  expect(taken).toMatchObject({ code: 0, said: expect.stringContaining('Complete up to') })
  await hasWritten(before.references.length + 1)
  round.isOver = true
  await writing

  expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('Restored') })
  const copy = await runServer(restored)
  try {
    await copy.call('POST', '/auth/signin', { username: EMAIL, password: PASSWORD })
    const { body: list } = await copy.call('GET', '/contracts3?$top=-1&$orderby=reference asc')
    const found: string[] = list.value.map(({ reference }: { reference: string }) => reference)
    expect(found).toEqual(expect.arrayContaining(before.references))
    const year = found[0]!.slice(0, 4)
    expect(found).toEqual(found.map((_, n) => `${year}${`${n + 1}`.padStart(4, '0')}`))
    for (const { path, sha256 } of before.images)
      expect(sha256Of(await copy.bytes(`${path}/${sha256}`))).toBe(sha256)
    await expectTrailGoesOn(copy)
    const { code, said } = await runTacite(['doctor'], { TACITE_DATA: restored })
    expect([code, said]).toEqual([0, expect.anything()])
    await expectNothingIsSent(copy)
  } finally {
    await copy.stop()
  }
}, 300_000)

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The chain verifies, and its newest event is the restore. */
async function expectTrailGoesOn(copy: RunningServer): Promise<void> {
  await waitFor(async () => {
    const { body } = await copy.call('GET', '/administration/audit-chain')
    return body.unchained === 0 ? true : undefined
  })
  const { body: report } = await copy.call('POST', '/administration/audit-chain/slices', {})
  expect(report.check).toMatchObject({ brokenAt: null, checkedTo: report.check.goal })
  const { body } = await copy.call('GET', '/administration/audit?action=company.restored')
  expect(body.value).toMatchObject([{ text: 'The installation was restored from a backup.' }])
}

/** Until the operator says so: administrators see it, mails wait. */
async function expectNothingIsSent(copy: RunningServer): Promise<void> {
  const { body } = await copy.call('GET', '/company/backups')
  expect(body.restoredFrom).not.toBeNull()
  for (let asked = 1; asked <= 2; asked += 1) {
    await copy.call('POST', '/auth/forgot', { email: EMAIL })
    await waitFor(async () => ((await queuedMails()) >= asked ? true : undefined))
  }
  expect(await readMailFiles(restored)).toEqual([])
  const { said: resumed } = await runTacite(['resume'], { TACITE_DATA: restored })
  expect(resumed).toContain('Open again')
  await waitFor(async () => ((await readMailFiles(restored)).length > 0 ? true : undefined))
  expect((await copy.call('GET', '/company/backups')).body.restoredFrom).toBeNull()
}

/** In the outbox of the restored installation. */
async function queuedMails(): Promise<number> {
  const file = join(restored, 'postgres', 'cluster', 'postmaster.pid')
  const [, , , port, host] = (await readFile(file, 'utf8')).split('\n')
  const credentials = await openCredentials(join(restored, 'postgres'))
  const address = { host: host!, port: Number(port), credentials }
  const client = new Client(accessTo(address, 'tacite').owner)
  await client.connect()
  try {
    const { rows } = await client.query(`select id from mail where state = 'queued'`)
    return rows.length
  } finally {
    await client.end()
  }
}

test('a second backup copies only what is new', async () => {
  await backUp()
  expect((await backUp()).said).toMatch(/; documents: [1-9]\d*, new here: 0/)
})

test('a killed backup is no backup, harms no other, and the next one clears it away', async () => {
  const earlier = await readdir(join(place, 'backups'))
  for (const failpoint of ['backup-database-taken', 'backup-before-its-name'])
    expect(await backUp({ TACITE_FAILPOINT: failpoint })).toMatchObject({ code: null })
  const left = await readdir(join(place, 'backups'))
  expect(left).toEqual(expect.arrayContaining(earlier))
  expect(left.filter((name) => name.endsWith('.partial'))).not.toEqual([])
  expect(await backUp()).toMatchObject({ code: 0 })
  const names = await readdir(join(place, 'backups'))
  expect(names).toHaveLength(earlier.length + 1)
  expect(names.filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('a killed restore starts nothing, and is run again', async () => {
  await rm(restored, { recursive: true })
  const killed = await restore({ TACITE_FAILPOINT: 'restore-database-unpacked' })
  expect(killed.code).toBeNull()
  await expect(runServer(restored)).rejects.toThrow('A restore into')
  expect(await restore()).toMatchObject({ code: 0 })
  expect((await stat(join(restored, 'postgres', 'cluster'))).isDirectory()).toBe(true)
})

test('a directory that is in use is not restored into', async () => {
  const { code, said } = await restore({ TACITE_DATA: original })
  expect([code, said]).toEqual([2, expect.stringContaining('is not empty')])
})

test('a database with one flipped byte is refused by name, and nothing is left', async () => {
  await rm(restored, { recursive: true, force: true })
  const newest = (await readdir(join(place, 'backups'))).sort().at(-1)!
  const base = join(place, 'backups', newest, 'base.tar.gz')
  const bytes = await readFile(base)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(base, bytes)
  const { code, said } = await restore()
  expect([code, said]).toEqual([2, `${base} is damaged.\n`])
  expect(await readdir(directory)).not.toContain('restored')
})
