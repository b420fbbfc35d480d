import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

/** The header of a PNG of 40 by 20 pixels: nothing else is read. */
const png = (last = 0) => {
  const bytes = Buffer.alloc(40)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(40, 16)
  bytes.writeUInt32BE(20, 20)
  bytes[39] = last
  return bytes
}

async function upload(browser: Browser, bytes: Buffer, id = contractId) {
  const { path } = await textOf(company.administrator, id)
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
  return browser.call('POST', `${path}/images`, body, {
    'content-type': 'multipart/form-data; boundary=b',
  })
}

const read = async (browser: Browser, sha256: string, id = contractId) => {
  const { path } = await textOf(company.administrator, id)
  return browser.call('GET', `${path}/images/${sha256}`)
}

test('an uploaded image is served unchanged, with its true type', async () => {
  const { status, body } = await upload(company.administrator, png())
  expect(status).toBe(201)
  expect(body).toEqual({
    sha256: createHash('sha256').update(png()).digest('hex'),
    widthPx: 40,
    heightPx: 20,
    isTrimmed: false,
  })
  const { headers, bytes } = await read(company.administrator, body.sha256)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(bytes.equals(png())).toBe(true)
})

/** Inserts an image into the first section of a text. */
async function show(text: Awaited<ReturnType<typeof textOf>>, file: string) {
  const section = (await text.read()).blocks[0].sections[0]
  const image = { type: 'image', attrs: { file, alt: '', widthPx: 40, heightPx: 20 } }
  await company.administrator.call('PUT', `${text.path}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content: { type: 'doc', content: [image] },
  })
  return section
}

test('it belongs to its contract alone, until another text uses it', async () => {
  const { body } = await upload(company.administrator, png())
  const other = await createContract(company.administrator)
  expect((await read(company.administrator, body.sha256, other._id)).status).toBe(404)
  const text = await textOf(company.administrator, other._id)
  const section = await show(text, body.sha256)
  expect((await read(company.administrator, body.sha256, other._id)).status).toBe(200)
  const removed = await text.save(section._id, { text: 'sans image', version: 2 })
  expect(removed.status).toBe(200)
  expect((await read(company.administrator, body.sha256, other._id)).status).toBe(404)
})

test('a file that is not an image is refused, whatever its name', async () => {
  const text = await upload(company.administrator, Buffer.from('<svg onload="alert(1)"/>'))
  expect([text.status, text.body.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
  const gif = await upload(company.administrator, Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'))
  expect([gif.status, gif.body.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
  const cut = await upload(company.administrator, png().subarray(0, 18))
  expect([cut.status, cut.body.code]).toEqual([422, 'FILE_UNREADABLE'])
  const large = Buffer.concat([png(), Buffer.alloc(11 * 1024 * 1024)])
  const refused = await upload(company.administrator, large)
  expect([refused.status, refused.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
})

test('a reader sees it once the text shows it, and cannot add one; for others it does not exist', async () => {
  const { body } = await upload(company.administrator, png())
  const { browser, personId } = await company.join('contributor')
  expect((await read(browser, body.sha256)).status).toBe(404)
  await grantLevel(product, company, { contractId, personId, level: 'reader' })
  expect((await read(browser, body.sha256)).status).toBe(404)
  await show(await textOf(company.administrator, contractId), body.sha256)
  expect((await read(browser, body.sha256)).status).toBe(200)
  const added = await upload(browser, png(1))
  expect([added.status, added.body.code]).toEqual([403, 'LEVEL_TOO_LOW_EDITOR'])
  // Nothing of it is taken: its size is not looked at.
  const endless = Buffer.concat([png(2), Buffer.alloc(11 * 1024 * 1024)])
  expect((await upload(browser, endless)).body.code).toBe('LEVEL_TOO_LOW_EDITOR')
  const stranger = await signUpCompany(product)
  expect((await upload(stranger.administrator, endless)).body.code).toBe('TEXT_NOT_FOUND')
  expect((await read(stranger.administrator, body.sha256)).status).toBe(404)
})
