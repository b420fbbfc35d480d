import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterheadFile } from '../../../platform/parsers/letterhead/testing/letterhead-file.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { makePng } from '../../../platform/pdf/testing/make-png.ts'
import { wordPart } from '../../../platform/word/testing/word-part.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

const file = () => letterheadFile({ logo: makePng(30, 10) })

function upload(bytes: Uint8Array, { by = administrator, replaces = 'none' } = {}) {
  const { payload, headers } = multipart('Papier.docx', bytes)
  return by.call('PUT', `/company/letterhead?replaces=${replaces}`, payload, headers)
}

async function headOfWordFile(browser = administrator): Promise<string> {
  const { _id } = await createContract(browser, {})
  const { path } = await textOf(browser, _id)
  const { bytes } = await browser.call('GET', `${path}/word`)
  return wordPart(bytes, 'header1')
}

test('Word files have the letterhead of their company, and no other, until it is removed', async () => {
  const { status, body } = await upload(file())
  expect(status).toBe(200)
  expect(body.letterhead).toMatchObject({
    name: 'Papier.docx',
    headers: 1,
    footers: 1,
    images: 1,
    losses: ['text'],
  })
  expect(await headOfWordFile()).toContain('Cabinet Durand')
  const stranger = (await signUpCompany(product)).administrator
  expect(await headOfWordFile(stranger)).not.toContain('Cabinet Durand')

  const { sha256 } = body.letterhead
  const removed = await administrator.call('DELETE', `/company/letterhead?replaces=${sha256}`)
  expect(removed.body.letterhead).toBeNull()
  expect(await headOfWordFile()).not.toContain('Cabinet Durand')
  const audit = await administrator.call('GET', `/administration/audit?object=${company.companyId}`)
  const changes = audit.body.value.filter(
    ({ type }: { type: string }) => type === 'company.changed',
  )
  expect(changes).toHaveLength(2)
})

test('one that someone else has just replaced is kept', async () => {
  expect((await upload(file())).status).toBe(200)
  expect((await upload(letterheadFile({ logo: makePng(9, 9) }))).status).toBe(412)
  expect(await headOfWordFile()).toContain('Cabinet Durand')
})

test('a file with macros is refused, and nothing is kept of it', async () => {
  const macros = letterheadFile({
    logo: makePng(9, 9),
    files: { 'word/vbaProject.bin': new Uint8Array([1]) },
  })
  const { status, body } = await upload(macros)
  expect([status, body.code]).toEqual([422, 'FILE_UNSAFE'])
  expect((await administrator.call('GET', '/company')).body.letterhead).toBeNull()
})

test('only those who administer the company choose it', async () => {
  const { browser } = await company.join('contributor')
  expect((await upload(file(), { by: browser })).status).toBe(403)
})
