import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { readdir } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACTIVE_PDFS, pdfWith } from '../../../platform/parsers/active/testing/active-pdfs.ts'
import { findInPdf } from '../../../platform/parsers/active/find-in-pdf.ts'
import { findInWord } from '../../../platform/parsers/active/find-in-word.ts'
import {
  FALSE_EXTRAS,
  PHONE_PHOTOS,
  PHOTO,
} from '../../../platform/parsers/active/testing/phone-photos.ts'
import { wordFiles } from '../../../platform/parsers/testing/build-word.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { foldStorage } from '../../../platform/storage/fold-storage.job.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct({ env: { COMPANY_STORAGE_MB: '1' } })
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const call = (...of: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...of)

const upload = (name: string, bytes: Uint8Array, path = '/contracts3/uploads') => {
  const { payload, headers } = multipart(name, bytes)
  return call(path.startsWith('/company') ? 'PUT' : 'POST', path, payload, headers)
}

const rule = (activeContent: 'warn' | 'refuse' | 'remove') =>
  call('PUT', '/company/received-files', { activeContent })

const macros = Buffer.from(
  zipSync({
    ...wordFiles({ body: [{ text: 'Article 1. Objet' }] }),
    'word/vbaProject.bin': Buffer.from('macro'),
  }),
)
const FOUND = [{ kind: 'macros', count: 1 }]

async function contractFrom(bytes: Uint8Array, name = 'contrat.docx') {
  const { body: read } = await upload(name, bytes)
  const { _id } = await createContract(company.administrator, {
    from: { kind: 'upload', uploadId: read._id },
  })
  const path = `/contracts3/${_id}`
  const { original } = (await call('GET', path)).body
  const get = (version: string) => call('GET', `${path}/original?version=${version}`)
  return { read, original, get, contractId: _id }
}

describe('an uploaded file with active content', () => {
  test('is named and kept as it came, by default', async () => {
    const { read, original, get } = await contractFrom(macros)
    expect(read.active).toEqual({ found: FOUND, outcome: 'kept' })
    expect(original).toMatchObject({ active: read.active, copySha256: null })
    expect((await get('received')).bytes.equals(macros)).toBe(true)
    expect((await get('copy')).status).toBe(404)
  })

  test('is refused in the words of the reader, by a company that says so', async () => {
    await rule('refuse')
    const contents = createTranslator('fr')('document-import.active.kinds.macros')
    const { status, body } = await upload('contrat.docx', macros)
    expect([status, body.code]).toEqual([422, 'ACTIVE_CONTENT_REFUSED'])
    expect(body.message).toContain(contents)
    expect(
      (await upload('contrat.docx', Buffer.from(zipSync(wordFiles({ body: [{ text: 'a' }] })))))
        .status,
    ).toBe(201)
  })

  test('gets a copy without it, beside the file as received, by a company that says so', async () => {
    await rule('remove')
    const { read, original, get } = await contractFrom(macros)
    expect(read.active).toEqual({ found: FOUND, outcome: 'removed' })
    expect(original.copySha256).toMatch(/^[0-9a-f]{64}$/)
    const copy = (await get('copy')).bytes
    expect(findInWord(copy).found).toEqual([])
    expect((await get('received')).bytes.equals(macros)).toBe(true)
  })

  test('leaves no copy behind when it cannot be read after all', async () => {
    await rule('remove')
    const files = wordFiles({ body: [{ text: 'Article 1. Objet' }] })
    const unreadable = zipSync({
      ...files,
      'word/vbaProject.bin': Buffer.from('macro'),
      'word/numbering.xml': Buffer.from('<w:numbering'),
    })
    const { status, body } = await upload('contrat.docx', Buffer.from(unreadable))
    expect([status, body.code]).toEqual([422, 'FILE_UNREADABLE'])
    const { dataDirectory } = product.product.platform.settings
    const names = await readdir(dataDirectory, { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('that is signed is never rewritten', async () => {
    await rule('remove')
    const signed = pdfWith('/OpenAction<</S/Launch/F(x)>>', [
      [20, '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>'],
    ])
    const { read, original, get } = await contractFrom(signed, 'signé.pdf')
    expect([read.active.outcome, original.copySha256]).toEqual(['keptSigned', null])
    expect((await get('received')).bytes.equals(signed)).toBe(true)
  })

  test('that is a PDF gets its copy too', async () => {
    await rule('remove')
    const [, , file] = ACTIVE_PDFS[0]!
    const { get } = await contractFrom(file, 'contrat.pdf')
    expect(findInPdf((await get('copy')).bytes).found).toEqual([])
  })

  test('that is an image is shown without what follows its end', async () => {
    await rule('remove')
    const image = Buffer.from(drawSignature())
    const { contractId } = await contractFrom(
      Buffer.concat([image, Buffer.from('<script>1</script>')]),
      'photo.png',
    )
    const text = await textOf(company.administrator, contractId)
    expect(JSON.stringify(await text.read())).toContain(await shaOf(image))
  })

  test('is announced in the trail when the rule changes, and only then', async () => {
    await rule('remove')
    await rule('remove')
    const { body } = await call('GET', '/administration/audit?search=contenu%20actif')
    expect(body.value.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('a choisi de retirer le contenu actif'),
    ])
  })
})

test.each([
  ['outil.docx', Buffer.from('MZ\0\0binaire')],
  ['page.pdf', Buffer.from('<html><body>Contrat</body></html>')],
  ['contrat.txt', Buffer.from('Article 1. Objet')],
  ['archive.docx', Buffer.from(zipSync({ 'lisez-moi.txt': Buffer.from('Bonjour') }))],
])(
  'a contract is uploaded as Word, PDF or an image, whatever %s is called',
  async (name, bytes) => {
    const { status, body } = await upload(name, bytes)
    expect([status, body.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
  },
)

describe('a picture with another file behind it', () => {
  const image = Buffer.from(drawSignature(100))
  const polyglot = Buffer.concat([image, Buffer.from('<script>alert(1)</script>')])

  test('is shown without that file, which is said', async () => {
    const whole = await upload('logo.png', image, '/company/brand/icon?replaces=any')
    expect([whole.status, whole.body.isTrimmed]).toEqual([200, false])
    const { status, body } = await upload('logo.png', polyglot, '/company/brand/logo?replaces=any')
    expect([status, body.isTrimmed]).toEqual([200, true])
    const { rows } = await storedOf()
    expect(rows).toEqual([image.length])
  })

  test('is refused by a company that refuses active content', async () => {
    await rule('refuse')
    const { status, body } = await upload('logo.png', polyglot, '/company/brand/logo?replaces=any')
    expect([status, body.code]).toEqual([422, 'ACTIVE_CONTENT_REFUSED'])
  })
})

describe('a photograph from a phone', () => {
  test.each(PHONE_PHOTOS)(
    'with %s is kept without it, even by a company that refuses',
    async (_, photo) => {
      await rule('refuse')
      const { status, body } = await upload('logo.jpg', photo, '/company/brand/logo?replaces=any')
      expect([status, body.isTrimmed]).toEqual([200, true])
      expect((await storedOf()).rows).toEqual([PHOTO.length])
      const { read, get } = await contractFrom(photo, 'photo.jpg')
      expect(read.active).toEqual({
        found: [{ kind: 'photoExtras', count: 1 }],
        outcome: 'removed',
      })
      expect((await get('copy')).bytes.equals(PHOTO)).toBe(true)
      const received = await get('received')
      expect(received.bytes.equals(photo)).toBe(true)
      expect(received.headers['content-disposition']).toMatch(/^attachment;/)
    },
  )

  test.each(FALSE_EXTRAS)('with %s is refused by a company that refuses', async (_, photo) => {
    await rule('refuse')
    const { body } = await upload('logo.jpg', photo, '/company/brand/logo?replaces=any')
    expect(body.code).toBe('ACTIVE_CONTENT_REFUSED')
  })
})

describe('the storage of a company', () => {
  test('counts each file once, and folding changes nothing', async () => {
    await upload('contrat.docx', macros)
    await upload('contrat.docx', macros)
    const { storage } = (await call('GET', '/company/received-files')).body
    expect(storage).toEqual({ usedBytes: macros.length, limitBytes: 1024 * 1024 })
    await foldStorage(product.product.platform, company.companyId)
    await foldStorage(product.product.platform, company.companyId)
    expect((await call('GET', '/company/received-files')).body.storage).toEqual(storage)
  })

  test('refuses what is over the limit and keeps everything else', async () => {
    const { _id } = await createContract(company.administrator)
    const big = Buffer.concat([Buffer.from(drawSignature(120)), Buffer.alloc(1024 * 1024)])
    const { payload, headers } = multipart('gros.png', big)
    const { status, body } = await call('POST', '/contracts3/uploads', payload, headers)
    expect([status, body.code]).toEqual([422, 'COMPANY_STORAGE_FULL'])
    expect(body.message).toContain('1')
    expect((await call('GET', `/contracts3/${_id}`)).status).toBe(200)
    expect((await upload('contrat.docx', macros)).status).toBe(201)
  })

  test('is an administrator’s to see', async () => {
    const { browser } = await company.join('contributor')
    await expectRefused(browser, ['GET', '/company/received-files'], 403, {
      code: 'NOT_ALLOWED_MODULES_COMPANY',
    })
  })
})

async function shaOf(bytes: Buffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(digest).toString('hex')
}

async function storedOf(): Promise<{ rows: number[] }> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db.select('file').select('file.size_bytes').execute(),
  )
  return { rows: rows.map(({ size_bytes }) => size_bytes) }
}
