import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runBackup } from '../../../platform/backup/run-backup.ts'
import { writeRestoredMarker } from '../../../platform/backup/restored-marker.ts'
import { createTestDirectory } from '../../../platform/database/testing/create-test-directory.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { mailTransport, SEND_MAIL } from '../../../platform/mail/mail.ts'
import { sendMail } from '../../../platform/mail/send-mail.job.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { trapMails, type MailTrap } from '../../../testing/mail-trap.ts'
import { passphraseFile } from '../../../testing/run-tacite.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { backupWork } from './backup-work.ts'
import { NIGHTLY_BACKUP } from './nightly-backup.job.ts'
import { recordRestoration } from './record-restoration.ts'
import { WATCH_BACKUPS } from './watch-backups.job.ts'

const directory = await createTestDirectory('nightly')
const place = join(directory, 'place')
let test0: TestProduct
let company: TestCompany
let trap: MailTrap

beforeAll(async () => {
  test0 = await startProduct({
    env: {
      // The tests' server makes no base backups: this installation has a database of its own.
      DATABASE_URL: 'postgresql:///their-own',
      BACKUP_TO: place,
      BACKUP_PASSPHRASE_FILE: await passphraseFile(directory),
      BACKUP_KEEP: 'daily=2',
    },
  })
  company = await signUpCompany(test0)
  trap = await trapMails([])
  await delivered()
})
afterAll(async () => {
  await trap.stop()
  await test0.stop()
})

async function nightOf(day: string): Promise<void> {
  await company.comeBack(`${day}T00:15:00Z`)
  await run(NIGHTLY_BACKUP)
}

/** One of the jobs of the backups, as the worker runs it. */
async function run({ name }: JobKind): Promise<void> {
  const { platform } = test0.product
  const { connection } = test0
  const works = backupWork({
    ...platform,
    runBackup: (to) => runBackup({ ...platform, connection }, to, platform.settings.backups),
  })
  const job = works.find(({ kind }) => kind.name === name)
  if (!job) throw new Error(`nobody does ${name}`)
  await job.run({} as never, { number: 1, isLast: false })
}

/** Sends what is queued through a real SMTP dialogue: whom each new mail reaches, and its subject. */
async function delivered(): Promise<[recipient: string, subject: string][]> {
  const { platform } = test0.product
  const post = mailTransport({ smtpUrl: trap.url, dataDirectory: test0.dataDirectory })
  const before = trap.delivered.length
  const queued = await platform.inCompany(company.companyId, (db) =>
    db
      .select('mail')
      .where('mail.sent_at', 'is', null)
      .select(['mail.recipient', 'mail.subject'])
      .orderBy('mail.id')
      .execute(),
  )
  const deps = { ...platform, post, from: platform.settings.mailFrom }
  await doJobs(test0, SEND_MAIL, (data) => sendMail(deps, data, { number: 1, isLast: false }))
  const reached = trap.delivered.slice(before).map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
  // Every company of the installation is told.
  expect(reached).toEqual(expect.arrayContaining(queued.map(({ recipient }) => recipient)))
  return queued.map(({ recipient, subject }) => [recipient, subject])
}

const overview = async () => (await company.administrator.call('GET', '/company/backups')).body

async function news(): Promise<string[]> {
  const { body } = await company.administrator.call('GET', '/notification')
  return body.value
    .map(({ type }: { type: string }) => type)
    .filter((type: string) => type.startsWith('backup'))
}

async function keepDocument(text: string): Promise<string> {
  const { platform } = test0.product
  return platform.inCompany(company.companyId, (db) =>
    storeFile(platform, db, Buffer.from(text), 'text/plain'),
  )
}

const documentPath = (sha256: string) =>
  join(place, 'files', company.companyId, sha256.slice(0, 2), sha256)

test('before the first night', async () => {
  expect(await overview()).toEqual({
    state: 'none',
    isNightly: true,
    last: null,
    failure: null,
    restoredFrom: null,
  })
})

test('each night makes one, and removes what is no longer kept with the documents that only it named', async () => {
  const gone = await keepDocument('gone')
  await nightOf('2027-01-04')
  await test0.product.platform.inCompany(company.companyId, (db) =>
    db.delete('file').where('file.sha256', '=', gone).execute(),
  )
  const stays = await keepDocument('stays')
  await nightOf('2027-01-05')
  expect(await readFile(documentPath(gone), 'utf8')).toBe('gone')
  await nightOf('2027-01-06')
  expect((await readdir(join(place, 'backups'))).map((name) => name.slice(0, 10)).sort()).toEqual([
    '2027-01-05',
    '2027-01-06',
  ])
  await expect(readFile(documentPath(gone))).rejects.toThrow('ENOENT')
  expect(await readFile(documentPath(stays), 'utf8')).toBe('stays')
  const removed = test0.logged.filter((line) => line.includes('backup.removed'))
  expect(removed).toMatchObject([expect.stringContaining('2027-01-04')])
  expect(await overview()).toMatchObject({
    state: 'good',
    last: { startedAt: '2027-01-06T00:15:00.000Z', hasDatabase: false },
  })
  expect(await news()).toEqual([])
})

test('administrators hear of a failed night once, and see why', async () => {
  await rename(place, `${place}-away`)
  await writeFile(place, 'not a folder')
  await expect(nightOf('2027-01-07')).rejects.toMatchObject({ problem: 'unreachable' })
  await expect(nightOf('2027-01-07')).rejects.toMatchObject({ problem: 'unreachable' })
  expect(await overview()).toMatchObject({
    state: 'failed',
    failure: { problem: 'unreachable' },
    last: { startedAt: '2027-01-06T00:15:00.000Z' },
  })
  expect(await news()).toEqual(['backupFailed'])
  expect(await delivered()).toEqual([[expect.any(String), 'La sauvegarde a échoué']])
})

test('a good night clears the failure; a damaged document is announced', async () => {
  const sha256 = await keepDocument('damaged')
  const { dataDirectory } = test0
  const path = join(dataDirectory, 'files', company.companyId, sha256.slice(0, 2), sha256)
  await writeFile(path, 'flipped')
  await rename(place, `${place}-file`)
  await rename(`${place}-away`, place)
  await nightOf('2027-01-08')
  expect(await overview()).toMatchObject({ state: 'incomplete', failure: null })
  expect(await news()).toEqual(['backupIncomplete', 'backupFailed'])
})

test('in the morning after a night without any, administrators are notified', async () => {
  await company.comeBack('2027-01-08T08:00:00Z')
  await run(WATCH_BACKUPS)
  expect(await news()).not.toContain('backupLate')
  await delivered()
  await company.comeBack('2027-01-10T08:00:00Z')
  await run(WATCH_BACKUPS)
  expect(await overview()).toMatchObject({ state: 'late' })
  expect(await news()).toContain('backupLate')
  expect(await delivered()).toEqual([[expect.any(String), 'La sauvegarde est en retard']])
  await company.administrator.call('PUT', '/me/language', { i18n: 'en' })
  onTestFinished(async () => {
    await company.administrator.call('PUT', '/me/language', { i18n: 'fr' })
  })
  await company.comeBack('2027-01-11T08:00:00Z')
  await run(WATCH_BACKUPS)
  expect(await delivered()).toEqual([
    [expect.any(String), createTranslator('en')('mails.notification.subjects.backupLate')],
  ])
})

test('who does not see the company’s options does not see its backups', async () => {
  const { browser } = await company.join('reader')
  expect((await browser.call('GET', '/company/backups')).status).toBe(403)
})

test('a restore is recorded once in the trail', async () => {
  const { platform } = test0.product
  await recordRestoration(platform)
  await writeRestoredMarker(test0.dataDirectory, {
    state: 'closed',
    from: place,
    backupOf: '2027-01-06T00:15:00.000Z',
    isRecorded: false,
  })
  await recordRestoration(platform)
  await recordRestoration(platform)
  const events = await platform.inCompany(company.companyId, (db) =>
    db
      .select('audit_event')
      .where('audit_event.action', '=', 'company.restored')
      .select('audit_event.payload')
      .execute(),
  )
  expect(events).toHaveLength(1)
})
