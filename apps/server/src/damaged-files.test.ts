import { locales } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSignedDocument } from './features/portfolio/search/read-signed-document.job.ts'
import { sealSignedContract } from './features/signing/signing/seal-contract.job.ts'
import { sendMail } from './platform/mail/send-mail.job.ts'
import { pngHeader } from './platform/parsers/testing/build-word.ts'
import { raiseFileAlarm } from './platform/storage/file-alarm.ts'
import { scrubFiles } from './platform/storage/scrub-files.job.ts'
import { storeFile } from './platform/storage/store-file.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { textOf } from './testing/contract-text.ts'
import { contractForm, createContract } from './testing/contracts.ts'
import { mailsOf } from './testing/mails.ts'
import { refusalText } from './testing/refusals.ts'
import { enterToRead, shareOutside } from './testing/shares.ts'
import { enter, OUTSIDER, sendOut, signableContract, signOutside } from './testing/signatures.ts'
import { readNow, sealedPages } from './testing/signed-pages.ts'
import { startProduct, type Answer, type TestProduct } from './testing/start-product.ts'
import { multipart, wordFile } from './testing/uploads.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const pathOf = (sha256: string) =>
  join(product.dataDirectory, 'files', company.companyId, sha256.slice(0, 2), sha256)

/** Reads a file while one of its bits is flipped; its bytes are correct before and afterwards. */
async function whileDamaged<Read>(sha256: string, read: () => Promise<Read>): Promise<Read> {
  const bytes = await readFile(pathOf(sha256))
  const flipped = Buffer.from(bytes)
  flipped[flipped.length >> 1]! ^= 1
  await writeFile(pathOf(sha256), flipped)
  try {
    return await read()
  } finally {
    await writeFile(pathOf(sha256), bytes)
  }
}

/** The call returns the file, refuses it while damaged in three languages with a log line, and returns it again. */
async function expectRefusedDamaged(sha256: string, call: () => Promise<Answer>): Promise<void> {
  const whole = await call()
  expect(whole.status).toBe(200)
  await whileDamaged(sha256, async () => {
    const { status, body } = await call()
    expect([status, body.code]).toEqual([409, 'FILE_DAMAGED'])
    expect(locales.map((locale) => refusalText(locale, { code: body.code }))).toContain(
      body.message,
    )
  })
  const lines = product.logged.filter((line) => line.includes('file.damaged'))
  // Once a day, however often it is asked for.
  expect(lines.filter((line) => line.includes(sha256))).toHaveLength(1)
  expect((await call()).bytes.equals(whole.bytes)).toBe(true)
}

const get = (path: string) => () => company.administrator.call('GET', path)

async function upload(path: string, name: string, bytes: Buffer): Promise<Answer> {
  const { payload, headers } = multipart(name, bytes)
  return company.administrator.call('POST', path, payload, headers)
}

/** A contract whose first section, open to everyone, shows an image. */
async function contractWithImage(): Promise<{ contractId: string; text: string; sha256: string }> {
  const contractId = await signableContract(company)
  const text = await textOf(company.administrator, contractId)
  const { body } = await upload(`${text.path}/images`, 'a.png', image())
  const section = (await text.read()).blocks[0].sections[0]
  const shown = { type: 'image', attrs: { file: body.sha256, alt: '', widthPx: 40, heightPx: 20 } }
  await company.administrator.call('PUT', `${text.path}/sections/${section._id}`, {
    title: section.title,
    audience: 'anyone',
    version: section.version,
    content: { type: 'doc', content: [shown] },
  })
  return { contractId, text: text.path, sha256: body.sha256 }
}

const image = () => Buffer.from(pngHeader(40, 20))

test('a damaged file is refused in the reader’s own language', async () => {
  const { text, sha256 } = await contractWithImage()
  for (const i18n of locales) {
    await company.administrator.call('PUT', '/me/language', { i18n })
    const { body } = await whileDamaged(sha256, get(`${text}/images/${sha256}`))
    expect(body.message).toBe(refusalText(i18n, { code: 'FILE_DAMAGED' }))
  }
  await company.administrator.call('PUT', '/me/language', { i18n: 'fr' })
})

test('an image in a text, for colleagues and on a third party’s page', async () => {
  const { contractId, text, sha256 } = await contractWithImage()
  await expectRefusedDamaged(sha256, get(`${text}/images/${sha256}`))
  await shareOutside(company, contractId)
  const { guest, path } = await enterToRead(product, company)
  await expectRefusedDamaged(sha256, () => guest.call('GET', `${path}/images/${sha256}`))
})

test('an image is neither left out of a PDF nor drawn wrongly', async () => {
  const { text, sha256 } = await contractWithImage()
  await whileDamaged(sha256, async () => {
    const { status, body } = await get(`${text}/preview`)()
    expect([status, body.code]).toEqual([409, 'FILE_DAMAGED'])
  })
})

test('the file that a contract was made from', async () => {
  const file = wordFile([{ text: 'Article 1 - Objet', bold: true }, { text: 'Un texte.' }])
  const { body: uploaded } = await upload('/contracts3/uploads', 'contrat.docx', file)
  const { _id } = await createContract(company.administrator, {
    ...(await contractForm(company.administrator)),
    from: { kind: 'upload', uploadId: uploaded._id },
  })
  const { body } = await get(`/contracts3/${_id}`)()
  await expectRefusedDamaged(body.original.sha256, get(`/contracts3/${_id}/original`))
})

test('a picture of a person and a logo of the company', async () => {
  const { administratorId } = company
  await upload(`/users/${administratorId}/picture`, 'a.png', image())
  const logo = multipart('a.png', image())
  await company.administrator.call(
    'PUT',
    '/company/brand/logo?replaces=any',
    logo.payload,
    logo.headers,
  )
  const { sha256 } = await product.product.platform.files.stage(image())
  await expectRefusedDamaged(sha256, get(`/users/${administratorId}/picture`))
  await expectRefusedDamaged(sha256, get('/misc/app/logo?type=full'))
})

test('a finished export', async () => {
  const { platform } = product.product
  const exportId = '01890000-0000-7000-8000-000000000001'
  const sha256 = await platform.inCompany(company.companyId, async (db) => {
    const stored = await storeFile(platform, db, Buffer.from('référence;titre'), 'text/csv')
    await db
      .insert('contract_export', {
        id: exportId,
        person_id: company.administratorId,
        file_type: 'csv',
        query: '{}',
        state: 'ready',
        sha256: stored,
        file_name: 'export.csv',
        row_count: 0,
        requested_at: platform.clock.now(),
        expires_at: new Date(platform.clock.now().getTime() + 60_000),
      })
      .execute()
    return stored
  })
  await expectRefusedDamaged(sha256, get(`/contracts3/exports/${exportId}`))
})

test('a document is not shown for signature, signed or sealed', async () => {
  const contractId = await signableContract(company)
  await sendOut(company, contractId, [OUTSIDER])
  const { body } = await get(`/contracts3/${contractId}/signature`)()
  const { documentSha256: sha256, _id: requestId } = body.current
  const { guest, path } = await enter(product, company)
  await expectRefusedDamaged(sha256, () => guest.call('GET', `${path}/document.pdf`))
  await expectRefusedDamaged(sha256, get(`/contracts3/${contractId}/signature/document.pdf`))
  const { answer } = await whileDamaged(sha256, () => signOutside(product, company))
  expect([answer.status, answer.body.code]).toEqual([409, 'FILE_DAMAGED'])
  expect((await signOutside(product, company)).answer.status).toBe(200)
  const job = { companyId: company.companyId, requestId }
  const { platform } = product.product
  await expect(whileDamaged(sha256, () => sealSignedContract(platform, job))).rejects.toThrow(
    'FILE_DAMAGED',
  )
  await sealSignedContract(platform, job)
})

test('a document exchanged for that of another contract is neither shown, signed nor sealed', async () => {
  const documents = []
  for (let index = 0; index < 2; index += 1) {
    const contractId = await signableContract(company)
    await sendOut(company, contractId, [OUTSIDER])
    documents.push((await get(`/contracts3/${contractId}/signature`)()).body.current)
  }
  const [other, shown] = documents.map(({ documentSha256 }) => documentSha256 as string)
  const bytes = await readFile(pathOf(shown!))
  const { guest, path } = await enter(product, company)
  expect((await guest.call('GET', `${path}/document.pdf`)).status).toBe(200)
  await writeFile(pathOf(shown!), await readFile(pathOf(other!)))
  const { status, body } = await guest.call('GET', `${path}/document.pdf`)
  expect([status, body.code]).toEqual([409, 'FILE_DAMAGED'])
  const { answer } = await signOutside(product, company)
  expect([answer.status, answer.body.code]).toEqual([409, 'FILE_DAMAGED'])
  await writeFile(pathOf(shown!), bytes)
  const again = await guest.call('GET', `${path}/document.pdf`)
  expect(again.bytes.equals(bytes)).toBe(true)
})

test('a missing file is refused in words, and an emptied one is replaced by the next upload', async () => {
  const { text, sha256 } = await contractWithImage()
  const bytes = await readFile(pathOf(sha256))
  await rm(pathOf(sha256))
  const missing = await get(`${text}/images/${sha256}`)()
  expect([missing.status, missing.body.code]).toEqual([409, 'FILE_MISSING'])
  await writeFile(pathOf(sha256), '')
  const again = await upload(`${text}/images`, 'a.png', bytes)
  expect([again.status, again.body.sha256]).toEqual([201, sha256])
  expect((await readFile(pathOf(sha256))).equals(bytes)).toBe(true)
})

test('administrators are notified once a day, by mail and in the panel, with the contract', async () => {
  const contractId = await sealedPages(product, company, 'Bail', ['Un loyer trimestriel.'])
  const { reference } = (await get(`/contracts3/${contractId}`)()).body
  const { body } = await get(`/contracts3/${contractId}/signature`)()
  const { sha256 } = body.current.seal
  const { platform } = product.product
  const { companyId } = company
  const queued = async () => {
    const { rows } = await platform.inCompany(companyId, (db) =>
      sql<{ data: never }>`select data from pgboss.job where name = 'raise-file-alarm'
        and data ->> 'sha256' = ${sha256}`.execute(db.tx),
    )
    return rows.map(({ data }) => data)
  }
  await whileDamaged(sha256, () => scrubFiles(platform, companyId))
  await vi.waitFor(async () => expect(await queued()).toHaveLength(1))
  await whileDamaged(sha256, get(`/contracts3/${contractId}/signed`))
  expect(await queued()).toEqual([{ companyId, sha256, state: 'damaged' }])
  for (const bad of [...(await queued()), ...(await queued())]) await raiseFileAlarm(platform, bad)
  const news = (await get('/notification?$top=100')()).body.value.filter(
    ({ type }: { type: string }) => type === 'fileDamaged',
  )
  expect(news).toHaveLength(1)
  expect(news[0].template).toContain(`contrats\u202F: ${reference}`)
  const { body: me } = await get('/me')()
  const mails = await mailsOf(product, company, me.email)
  const alarms = mails.filter(({ subject }) => subject === 'Un document conservé est endommagé')
  expect(alarms).toHaveLength(1)
  expect(alarms[0]!.text).toContain(reference)
})

test('a sealed document is neither returned, searched nor treated as unreadable', async () => {
  const contractId = await sealedPages(product, company, 'Bail', ['Un loyer mensuel.'])
  const { body } = await get(`/contracts3/${contractId}/signature`)()
  const { sha256 } = body.current.seal
  const job = { companyId: company.companyId, contractId }
  await expect(
    whileDamaged(sha256, () => readSignedDocument(product.product.platform, job)),
  ).rejects.toThrow('FILE_DAMAGED')
  await readNow(product, company, contractId)
  await expectRefusedDamaged(sha256, get(`/contracts3/${contractId}/signed`))
  await expectRefusedDamaged(sha256, get(`/contracts3/${contractId}/pages/1/hits?q=loyer`))
  await expectRefusedDamaged(sha256, get(`/contracts3/${contractId}/pages/1/image?width=300`))
})

test('a copy is not mailed, and waits for the file', async () => {
  const contractId = await sealedPages(product, company, 'Bail', ['Un loyer annuel.'])
  const { body } = await get(`/contracts3/${contractId}/signature`)()
  const { sha256 } = body.current.seal
  const { platform } = product.product
  const { id } = await platform.inCompany(company.companyId, (db) =>
    db
      .select('mail')
      .where('mail.state', '=', 'queued')
      .where(sql<boolean>`mail.attachments @> ${JSON.stringify([{ sha256 }])}`)
      .select('mail.id')
      .executeTakeFirstOrThrow(),
  )
  const posted: unknown[] = []
  const post = (mail: { attachments?: unknown[] }) => {
    posted.push(mail.attachments)
    return Promise.resolve()
  }
  const job = { mailId: id, companyId: company.companyId }
  const send = () =>
    sendMail({ ...platform, post, from: 'tacite@example.test' }, job, { number: 1, isLast: false })
  await expect(whileDamaged(sha256, send)).rejects.toThrow('FILE_DAMAGED')
  expect(posted).toEqual([])
  await send()
  expect(posted).toMatchObject([[{ contentType: 'application/pdf' }]])
})
