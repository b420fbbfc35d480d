import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exportContracts } from './features/portfolio/exports/export-contracts.job.ts'
import { requestExport } from './features/portfolio/exports/request-export.ts'
import {
  createTestDatabase,
  environmentOf,
} from './platform/database/testing/create-test-database.ts'
import type { Actor } from './platform/access/actor.ts'
import { createTestDirectory } from './platform/database/testing/create-test-directory.ts'
import { mailTransport } from './platform/mail/mail.ts'
import { sendMail } from './platform/mail/send-mail.job.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { paragraph } from './testing/contract-text.ts'
import { contractForm, createContract } from './testing/contracts.ts'
import { trapMails, type MailTrap } from './testing/mail-trap.ts'
import { runServer, waitFor, type RunningServer } from './testing/running-server.ts'
import { shareOutside, THIRD_PARTY } from './testing/shares.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let mails: MailTrap

beforeAll(async () => {
  mails = await trapMails([])
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(async () => {
  await product.stop()
  await mails.stop()
})

/** Runs one job in a separate process that dies at the failpoint. */
async function killedAt(failpoint: string, job: object): Promise<string | number> {
  const { connection, dataDirectory } = product
  const about = { connection, dataDirectory, now: product.clock.now(), smtpUrl: mails.url, ...job }
  const script = join(import.meta.dirname, 'testing/killed-job-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(about)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}

test('killed while a mail is sent: it leaves once, or again under the same id, and never partly', async () => {
  const { _id } = await createContract(company.administrator)
  await shareOutside(company, _id)
  const { platform } = product.product
  const { companyId } = company
  const read = () =>
    platform.inCompany(companyId, (db) =>
      db
        .select('mail')
        .where('mail.recipient', '=', THIRD_PARTY)
        .select(['mail.id', 'mail.state', 'mail.message_id'])
        .executeTakeFirstOrThrow(),
    )
  const { id: mailId, message_id } = await read()
  const mail = { companyId, mailId }
  expect(await killedAt('mail-unsent', { mail })).toBe('SIGKILL')
  expect([mails.delivered.length, (await read()).state]).toEqual([0, 'queued'])
  expect(await killedAt('mail-accepted', { mail })).toBe('SIGKILL')
  expect([mails.delivered.length, (await read()).state]).toEqual([1, 'queued'])
  const smtp = { smtpUrl: mails.url, dataDirectory: product.dataDirectory }
  const deps = { ...platform, post: mailTransport(smtp), from: 'tacite@example.test' }
  // The job is run again, and a third time: as after a kill behind its commit.
  for (let run = 0; run < 2; run += 1)
    await sendMail(deps, mail, { number: 2 + run, isLast: false })
  expect((await read()).state).toBe('sent')
  const ids = mails.delivered.map((text) => /^message-id: (\S+)/im.exec(text)?.[1])
  expect(ids).toEqual([message_id, message_id])
})

test('killed while an export is made: there is no file, or the whole one, and one notification', async () => {
  const { administrator, companyId, personId } = await ownerOf(await signUpCompany(product))
  await createContract(administrator)
  const { platform } = product.product
  const exportId = await platform.inCompany(companyId, (db) =>
    requestExport(platform, db, { personId } as Actor, QUERY),
  )
  const contractExport = { companyId, exportId }
  const read = () => administrator.call('GET', `/contracts3/exports/${exportId}`)
  const news = async () => (await administrator.call('GET', '/notification')).body.value.length
  expect(await killedAt('export-uncommitted', { contractExport })).toBe('SIGKILL')
  expect([(await read()).body.code, await news()]).toEqual(['EXPORT_NOT_READY', 0])
  expect(await killedAt('export-committed', { contractExport })).toBe('SIGKILL')
  const made = await read()
  expect([made.status, await news()]).toEqual([200, 1])
  await exportContracts(platform, contractExport)
  expect([(await read()).bytes.equals(made.bytes), await news()]).toEqual([true, 1])
})

const QUERY = contractListEndpoints.export.query.parse({ typeFile: 'csv' })

async function ownerOf(owned: TestCompany) {
  const { body } = await owned.administrator.call('GET', '/me')
  return { ...owned, personId: body._id as string }
}

/** Of each writer: enough in flight that the kill interrupts them at every stage. */
const SAVES_BEFORE_KILL = 3

/** Nothing was saved, and a retry is worthwhile: on a busy machine a lock may be waited for too long. */
const TOO_BUSY = 503

test('killed during saves: what was acknowledged is there, once; what was not is there whole or not at all', async () => {
  const database = environmentOf(await createTestDatabase())
  const dataDirectory = await createTestDirectory('app-killed')
  let server = await runServer(dataDirectory, database)
  onTestFinished(() => server.stop())
  const password = 'un-mot-de-passe'
  await server.call('POST', '/auth/signup', {
    companyName: 'Acme',
    firstName: 'Ada',
    lastName: 'Moor',
    email: 'ada@acme.test',
    password,
    i18n: 'en',
  })
  const form = await contractForm(server as unknown as Browser)
  const writers = await Promise.all(['a', 'b', 'c'].map((name) => startWriter(server, form, name)))
  const references: string[] = []
  const all = [
    ...writers.map((writer) => writer.saveUntilCut()),
    createUntilCut(server, form, references),
  ]
  const haveSaved = () =>
    writers.every(({ acknowledged }) => acknowledged.length >= SAVES_BEFORE_KILL)
  await waitFor(async () => haveSaved() || undefined)
  await server.kill()
  await Promise.all(all)

  server = await runServer(dataDirectory, database)
  await server.call('POST', '/auth/signin', { username: 'ada@acme.test', password })
  for (const { contractId, sectionId, acknowledged, attempted } of writers) {
    const { body } = await server.call('GET', `/contracts3/${contractId}/document`)
    const kept = body.blocks
      .flatMap((block: { sections: object[] }) => block.sections)
      .find(({ _id }: { _id: string }) => _id === sectionId)
    // The last one acknowledged, or the one whose answer was lost after the commit.
    expect([...acknowledged.slice(-1), attempted()]).toContainEqual({
      version: kept.version,
      text: kept.content.content[0].content[0].text,
    })
  }
  const { body: list } = await server.call('GET', '/contracts3?$top=-1&$orderby=reference asc')
  const found: string[] = list.value.map(({ reference }: { reference: string }) => reference)
  expect(found).toEqual(expect.arrayContaining(references))
  expect(new Set(found).size).toBe(found.length)
  expect(found.length - writers.length - references.length).toBeLessThanOrEqual(1)
}, 300_000)

/** Saves one section of a contract of its own again and again; every text names its save. */
async function startWriter(server: RunningServer, form: object, name: string) {
  const { body: contract } = await server.call('POST', '/contracts3', form)
  const { textId, blocks } = (await server.call('GET', `/contracts3/${contract._id}/document`)).body
  const { _id, title, audience, version } = blocks[0].sections[0]
  const acknowledged: { version: number; text: string }[] = []
  let attempt = { version: version as number, text: '' }
  return {
    contractId: contract._id as string,
    sectionId: _id as string,
    acknowledged,
    attempted: () => attempt,
    saveUntilCut: async () => {
      for (;;) {
        const text = `${name} ${acknowledged.length + 1}`
        const basedOn = acknowledged.at(-1)?.version ?? version
        attempt = { version: basedOn + 1, text }
        const save = { title, audience, version: basedOn, content: paragraph(text) }
        const answer = await answerOf(() =>
          server.call('PUT', `/texts/${textId}/sections/${_id}`, save),
        )
        if (!answer) return
        if (answer.status === TOO_BUSY) continue
        expect(answer.status).toBe(200)
        acknowledged.push({ version: answer.body.version, text })
      }
    },
  }
}

async function createUntilCut(
  server: RunningServer,
  form: object,
  references: string[],
): Promise<void> {
  for (;;) {
    const answer = await answerOf(() => server.call('POST', '/contracts3', form))
    if (!answer) return
    if (answer.status === TOO_BUSY) continue
    expect(answer.status).toBe(201)
    references.push(answer.body.reference)
  }
}

/** Null: the connection was cut before the answer was complete. */
function answerOf<Answered>(call: () => Promise<Answered>): Promise<Answered | null> {
  return call().catch(() => null)
}
