import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { keptImportOf, planned, planNow } from '../../../testing/planned-imports.ts'
import {
  READER_KEY,
  READER_MODEL,
  startReaderServer,
  type ReaderServer,
} from '../../../testing/reader-server.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser
let reader: ReaderServer

const ENV = { OUTGOING_NETWORKS: '127.0.0.1', SECOND_READER_SECONDS: '1' }

beforeAll(async () => {
  reader = await startReaderServer()
  product = await startProduct({ env: ENV })
})
afterAll(async () => {
  closeParsers()
  await product.stop()
  reader.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
  Object.assign(reader, {
    fault: 'none',
    faults: Number.POSITIVE_INFINITY,
    texts: [],
    write: () => '{"values":[]}',
  })
})

const TEXT = 'Il sera possible de quitter le présent accord trois mois à l’avance.'
const ABOUT_NOTICE = { field: 'notice', value: '3 months', quote: TEXT }
const INVENTED = { field: 'notice', value: '6 months', quote: 'Le préavis est de six mois.' }

const says = (...values: object[]) => {
  reader.write = () => JSON.stringify({ values })
}
const configure = () =>
  administrator.call('PUT', '/integrations', {
    service: 'secondReader',
    url: reader.url,
    model: READER_MODEL,
    key: READER_KEY,
  })
const importOf = async (texts: readonly string[]) => {
  const importId = await keptImportOf(
    product,
    company,
    texts.map((text, at) => ({ path: `Contrat confidentiel ${at}.pdf`, pages: [text] })),
  )
  await planned(product, administrator, importId)
  return importId
}
const planOf = async (importId: string) =>
  (await administrator.call('GET', `/imports/${importId}/plan`)).body
const send = (importId: string, texts: number, changed: object = {}) =>
  administrator.call('POST', `/imports/${importId}/second-reading`, {
    texts,
    host: new URL(reader.url).host,
    model: READER_MODEL,
    ...changed,
  })
const sent = async (importId: string, texts: number) => {
  expect((await send(importId, texts)).status).toBe(204)
  await planNow(product)
  return (await planOf(importId)).secondReader
}
const rowOf = async (importId: string, position: number) =>
  (await administrator.call('GET', `/imports/${importId}/rows/${position}`)).body

test('nothing leaves before somebody asks for it, and only the text does', async () => {
  const importId = await importOf([TEXT])
  expect((await planOf(importId)).secondReader).toBeNull()
  expect((await send(importId, 1)).body.code).toBe('SECOND_READER_NOT_CONFIGURED')
  await configure()
  const { secondReader } = await planOf(importId)
  expect(secondReader).toMatchObject({
    service: { host: new URL(reader.url).host, model: READER_MODEL },
    askable: 1,
    read: 0,
  })
  const { body: preview } = await administrator.call('GET', `/imports/${importId}/second-reading`)
  expect(preview).toEqual({
    host: new URL(reader.url).host,
    model: READER_MODEL,
    texts: 1,
    characters: TEXT.length,
  })
  await planned(product, administrator, importId)
  expect(reader.texts).toEqual([])
  for (const wrong of [{ texts: 2 }, { host: 'ailleurs.example' }, { model: 'autre' }])
    expect((await send(importId, 1, wrong)).body.code).toBe('IMPORT_COUNTS_CHANGED')
  expect(await sent(importId, 1)).toMatchObject({ askable: 0, read: 1 })
  expect(reader.texts).toEqual([`[page 1]\n${TEXT}`])
  expect((await send(importId, 1)).body.code).toBe('SECOND_READER_NOTHING_LEFT')
  const { body: trail } = await administrator.call(
    'GET',
    '/administration/audit?action=import.sentToReader',
  )
  expect(trail.value).toMatchObject([
    { text: expect.stringContaining(`second lecteur ${new URL(reader.url).host}`) },
  ])
})

test('what quotes the text is proposed, what is invented is dropped and counted', async () => {
  says(ABOUT_NOTICE, INVENTED, { field: 'notice', value: '9 months', quote: TEXT }, { field: 'x' })
  await configure()
  const importId = await importOf([TEXT])
  expect((await rowOf(importId, 0)).proposals).toEqual([])
  expect(await sent(importId, 1)).toMatchObject({ dropped: { quote: 1, support: 1, form: 1 } })
  const row = await rowOf(importId, 0)
  expect(row.values.map(({ field }: { field: string }) => field)).not.toContain('notice')
  expect(row.proposals).toMatchObject([
    {
      field: 'notice',
      text: '3 months',
      proof: { page: 1, quote: 'trois mois', sentence: TEXT, foundBy: 'secondReader' },
    },
  ])
  // Read once: another simulation asks for nothing, and keeps what was proposed.
  await planned(product, administrator, importId)
  expect(reader.texts).toHaveLength(1)
  expect((await rowOf(importId, 0)).proposals).toHaveLength(1)
  // New rules read the text again; what the second reader said of it stays.
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('import_entry')
      .set({ terms_version: 0 })
      .where('import_entry.import_id', '=', importId)
      .execute(),
  )
  await planned(product, administrator, importId)
  expect((await rowOf(importId, 0)).proposals).toHaveLength(1)
  const { body: typed } = await administrator.call('POST', `/imports/${importId}/rows/0`, {
    typed: { notice: '3 months' },
  })
  expect(typed.values).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'notice',
        from: expect.objectContaining({ kind: 'person' }),
        proof: expect.objectContaining({ foundBy: 'secondReader' }),
      }),
    ]),
  )
})

test.each([
  ['silent', 'NO_ANSWER'],
  ['cut', 'NO_ANSWER'],
  ['noChoice', 'UNEXPECTED_ANSWER'],
  [500, 'SERVICE_FAILING'],
] as const)('a text is asked about twice, then left: %s', async (fault, reason) => {
  says(ABOUT_NOTICE)
  await configure()
  const importId = await importOf([TEXT, `${TEXT} Encore.`])
  Object.assign(reader, { fault, faults: 2 })
  expect(await sent(importId, 2)).toMatchObject({
    read: 1,
    left: [{ fault: reason, count: 1 }],
    askable: 1,
  })
  expect(reader.texts).toHaveLength(3)
  expect((await rowOf(importId, 0)).proposals).toEqual([])
  // It can be asked for again.
  reader.fault = 'none'
  expect(await sent(importId, 1)).toMatchObject({ read: 2, left: [], askable: 0 })
  expect((await rowOf(importId, 0)).proposals).toHaveLength(1)
})

test('another service than the one that was named gets nothing, and a removed one no more', async () => {
  const other = await startReaderServer()
  const importId = await importOf([TEXT, `${TEXT} Encore.`])
  await configure()
  expect((await send(importId, 2)).status).toBe(204)
  await administrator.call('PUT', '/integrations', {
    service: 'secondReader',
    url: other.url,
    model: READER_MODEL,
    key: READER_KEY,
  })
  await planNow(product)
  const left = { left: [{ fault: 'NOT_CONFIGURED', count: 2 }], askable: 2 }
  expect((await planOf(importId)).secondReader).toMatchObject(left)
  await configure()
  expect((await send(importId, 2)).status).toBe(204)
  await administrator.call('DELETE', '/integrations/secondReader')
  await planNow(product)
  expect((await planOf(importId)).secondReader).toMatchObject({
    ...left,
    askable: 0,
    service: null,
  })
  expect([reader.texts, other.texts]).toEqual([[], []])
  other.stop()
})

test('nonsense is no answer', async () => {
  reader.write = () => 'Je n’ai rien trouvé dans ce contrat.'
  await configure()
  expect(await sent(await importOf([TEXT]), 1)).toMatchObject({
    left: [{ fault: 'UNEXPECTED_ANSWER', count: 1 }],
  })
})

test('a service that refuses, or fails five times in a row, gets no more texts', async () => {
  await configure()
  const texts = Array.from({ length: 7 }, (_, at) => `${TEXT} Exemplaire ${at}.`)
  const refused = await importOf(texts)
  reader.fault = 401
  expect(await sent(refused, 7)).toMatchObject({
    left: [{ fault: 'CREDENTIALS_REFUSED', count: 7 }],
  })
  expect(reader.texts).toHaveLength(1)
  reader.texts = []
  reader.fault = 503
  expect(await sent(refused, 7)).toMatchObject({ left: [{ fault: 'SERVICE_FAILING', count: 7 }] })
  expect(reader.texts).toHaveLength(10)
})

test('what the rules are sure of stands, whatever the second reader says', async () => {
  const signed = 'Fait à Paris, le 15 février 2024, en deux exemplaires.'
  const other = 'Il a été envoyé le 5 avril 2024.'
  says({ field: 'signatureDate', value: '2024-04-05', quote: other })
  await configure()
  const importId = await importOf([`${other}\n\n${signed}`])
  await sent(importId, 1)
  const row = await rowOf(importId, 0)
  expect(row.values).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'signatureDate',
        shown: '15/02/2024',
        from: expect.objectContaining({ kind: 'text' }),
      }),
    ]),
  )
  expect(row.proposals).toMatchObject([{ field: 'signatureDate', text: '2024-04-05' }])
})

test('killed on the way, it reads the texts again and sends at most one of them twice', async () => {
  says(ABOUT_NOTICE)
  await configure()
  const importId = await importOf([TEXT, `${TEXT} Encore.`, `${TEXT} Enfin.`])
  await product.product.platform.inCompany(company.companyId, (db) =>
    db.update('import_entry').set({ terms: null, terms_version: null }).execute(),
  )
  expect((await send(importId, 3)).status).toBe(204)
  for (const failpoint of ['import-terms-unkept', 'import-reading-unkept'])
    expect([failpoint, await killedAt(failpoint, importId)]).toEqual([failpoint, 'SIGKILL'])
  await planNow(product)
  expect(reader.texts).toHaveLength(4)
  const plan = await planOf(importId)
  expect(plan).toMatchObject({
    counts: { contracts: 3, proposed: 3, textsRefused: 0 },
    secondReader: { read: 3, askable: 0 },
  })
})

/** Simulates in a process of its own that dies at the failpoint. */
async function killedAt(failpoint: string, importId: string): Promise<string | number> {
  const { connection, dataDirectory } = product
  const planning = { companyId: company.companyId, importId }
  const about = { connection, dataDirectory, now: product.clock.now(), planning, env: ENV }
  const script = join(import.meta.dirname, '../../../testing/killed-job-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(about)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}
