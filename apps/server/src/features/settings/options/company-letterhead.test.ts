import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterheadFile } from '../../../platform/parsers/letterhead/testing/letterhead-file.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { fullLetterhead } from '../../../platform/parsers/letterhead/testing/full-letterhead.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { makePng } from '../../../platform/pdf/testing/make-png.ts'
import { readPdfText } from '../../../platform/pdf/testing/read-pdf-text.ts'
import { wordPart } from '../../../platform/word/testing/word-part.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { sendOut, signableContract, signAndSeal } from '../../../testing/signatures.ts'
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
  stopTypst()
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

async function pagesAt(address: string, browser = administrator): Promise<string[]> {
  const { status, bytes } = await browser.call('GET', address)
  expect(status).toBe(200)
  return readPdfText(bytes)
}

async function pagesOfPdf(browser = administrator): Promise<string[]> {
  const { _id } = await createContract(browser, {})
  const { path } = await textOf(browser, _id)
  return pagesAt(`${path}/preview`, browser)
}

test('PDFs have the letterhead of their company, and no other, until it is removed', async () => {
  const { body } = await upload(fullLetterhead({ logo: makePng(30, 10) }))
  expect(body.letterhead).toMatchObject({
    losses: [],
    paperLosses: [],
    replacedFaces: [
      { face: 'Maison', by: 'Inter' },
      { face: 'Garamond', by: 'Source Serif 4' },
    ],
  })
  const pages = await pagesOfPdf()
  expect(pages[0]).toContain('Cabinet Durand')
  expect(pages.at(-1)).toContain(`Page ${pages.length} sur ${pages.length}`)
  const stranger = (await signUpCompany(product)).administrator
  expect((await pagesOfPdf(stranger)).join('')).not.toContain('Durand')

  const { sha256 } = body.letterhead
  await administrator.call('DELETE', `/company/letterhead?replaces=${sha256}`)
  expect((await pagesOfPdf()).join('')).not.toContain('Durand')
})

test('what is sent for signature is on the letterhead, and keeps its bytes whatever replaces it', async () => {
  await upload(fullLetterhead({ logo: makePng(30, 10) }))
  const contractId = await signableContract(company)
  const signatories = [{ kind: 'internal', personId: company.administratorId }]
  expect((await sendOut(company, contractId, signatories)).status).toBe(201)
  const address = `/contracts3/${contractId}/signature/document.pdf`
  const { bytes: sent } = await administrator.call('GET', address)
  expect((await readPdfText(sent))[0]).toContain('Cabinet Durand')

  expect((await upload(file(), { replaces: 'any' })).status).toBe(200)
  const { bytes: still } = await administrator.call('GET', address)
  expect(still.equals(sent)).toBe(true)
})

test('what is signed and sealed keeps its bytes, and its proof', async () => {
  await upload(fullLetterhead({ logo: makePng(30, 10) }))
  const contractId = await signableContract(company)
  await signAndSeal(product, company, contractId)
  const address = `/contracts3/${contractId}/signed`
  const { bytes: sealed } = await administrator.call('GET', address)
  expect((await readPdfText(sealed))[0]).toContain('Cabinet Durand')

  await administrator.call('DELETE', '/company/letterhead?replaces=any')
  const { bytes: still } = await administrator.call('GET', address)
  expect(still.equals(sealed)).toBe(true)
  const { payload, headers } = multipart('signed.pdf', still)
  const verified = `/contracts3/${contractId}/verification`
  const { body } = await administrator.call('POST', verified, payload, headers)
  expect(body.isThisCopy).toBe(true)
})

test('a page of made-up text is shown on it before any contract is', async () => {
  await upload(fullLetterhead({ logo: makePng(30, 10) }))
  const pages = await pagesAt('/company/letterhead/preview')
  expect(pages[0]).toContain('Cabinet Durand')
  expect(pages.join('')).toContain('PROJET')
  const { browser } = await company.join('contributor')
  expect((await browser.call('GET', '/company/letterhead/preview')).status).toBe(403)
})

test('an image that cannot be printed is said, and keeps no contract from being printed', async () => {
  const { body } = await upload(fullLetterhead({ logo: makePng(30, 10).slice(0, 40) }))
  expect(body.letterhead.paperLosses).toEqual(['images'])
  expect((await pagesOfPdf())[0]).toContain('Cabinet Durand')
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
