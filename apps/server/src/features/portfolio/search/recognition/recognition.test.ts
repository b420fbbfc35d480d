import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../../platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../../../platform/parsers/testing/build-pdf.ts'
import { buildScan, picturePdf } from '../../../../platform/parsers/testing/build-scan.ts'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { readImportOf } from '../../../../testing/imports.ts'
import { createAll, planned } from '../../../../testing/planned-imports.ts'
import { grantLevel } from '../../../../testing/contract-state.ts'
import { doJobs } from '../../../../testing/jobs.ts'
import { fileScan, printContract, uploadScan } from '../../../../testing/scans.ts'
import { signableContract } from '../../../../testing/signatures.ts'
import { readNow } from '../../../../testing/signed-pages.ts'
import { startProduct, type TestProduct } from '../../../../testing/start-product.ts'
import { recogniseNextPage } from './recognise-pages.job.ts'
import { RECOGNISE_PAGES } from './scanned-pages.ts'
import { wakeForWaitingPages } from './wake-recognition.job.ts'

let product: TestProduct
let company: TestCompany
/** A scan of two pages in French and English, as a scanner makes it. */
let scan: Uint8Array

const PICTURE = { width: 60, height: 80, grey: deflateSync(Buffer.alloc(60 * 80, 255)) }
/** 900 million pixels. */
const HUGE = { width: 30_000, height: 30_000, grey: deflateSync(Buffer.alloc(3_000_000)) }

beforeAll(async () => {
  product = await startProduct()
  scan = await buildScan([
    { lines: ['Le loyer est payable à la résiliation du bail.', 'Une clause pour les travaux.'] },
    { lines: ['The warranty of the supplier is limited.', 'Any notice shall be in writing.'] },
  ])
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
})

/** A contract whose signed document is this scan, its pages queued. */
async function filed(bytes: Uint8Array): Promise<string> {
  const contractId = await signableContract(company)
  await printContract(company.administrator, contractId)
  const { body } = await uploadScan(company.administrator, contractId, bytes)
  const { status } = await fileScan(company.administrator, contractId, body._id)
  if (status !== 200 && status !== 201) throw new Error(`filing answered ${status}`)
  await readNow(product, company, contractId)
  return contractId
}

const next = (platform: object = {}) =>
  recogniseNextPage({ ...product.product.platform, ...platform }, company)

/** As a worker does: each job leaves the next page to another one. */
async function recogniseAll(): Promise<number> {
  let pages = 0
  for (let done = -1; done !== 0; pages += Math.max(0, done))
    done = await doJobs(product, RECOGNISE_PAGES, (data) =>
      data.companyId === company.companyId ? next() : Promise.resolve(),
    )
  return pages
}

/** A worker that is killed while it reads a page: nothing of it is ever heard again. */
function killedWorker(): void {
  void next({ files: { open: () => new Promise(() => undefined) } })
}

const call = (...of: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...of)
const document = async (contractId: string) =>
  (await call('GET', `/contracts3/${contractId}/signed-document`)).body
const search = async (q: string) => (await call('GET', `/contracts3/search?q=${q}`)).body
const hits = async (contractId: string, page: number, q = '') =>
  (await call('GET', `/contracts3/${contractId}/pages/${page}/hits?q=${q}`)).body

/** `1 reading, 2 waiting` */
async function queue(): Promise<string> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('scanned_page')
      .select(['contract_id', 'page', 'state'])
      .orderBy('contract_id')
      .orderBy('page')
      .execute(),
  )
  return rows.map(({ page, state }) => `${page} ${state}`).join(', ')
}

async function until(state: string): Promise<void> {
  await expect.poll(queue).toBe(state)
}

describe('a scan', () => {
  test('is named until its pages are recognised, then found by its words, marked on the page', async () => {
    const contractId = await filed(scan)
    expect(await document(contractId)).toMatchObject({
      state: 'recognising',
      pages: 2,
      recognition: { waiting: 2, recognised: 0, illegible: { count: 0 }, failed: { count: 0 } },
    })
    expect((await search('loyer')).withoutText).toMatchObject({
      value: [{ _id: contractId, state: 'recognising', pages: 2, pagesWithoutText: 2 }],
      count: 1,
    })

    expect(await recogniseAll()).toBeGreaterThanOrEqual(2)
    expect(await document(contractId)).toMatchObject({
      state: 'read',
      recognition: { waiting: 0, recognised: 2, illegible: { count: 0 }, failed: { count: 0 } },
    })
    const { value, withoutText } = await search('résilier')
    expect(withoutText.count).toBe(0)
    expect(value).toMatchObject([{ _id: contractId, page: 1, isRecognised: true, language: 'fr' }])
    expect((await search('warranties')).value).toMatchObject([{ page: 2, language: 'en' }])

    const page = await hits(contractId, 1, 'loyer')
    expect(page.recognition).toMatchObject({ state: 'recognised', leftOut: 0 })
    expect(page.recognition.confidence).toBeGreaterThan(80)
    expect(page.boxes).toHaveLength(1)
    const [{ left, top, width }] = page.boxes
    expect([left, top, width].map((share) => Math.round(share * 50) / 50)).toEqual([
      0.14, 0.06, 0.04,
    ])
  })

  test('that an import brought is recognised like any other', async () => {
    const { administrator } = company
    const importId = await readImportOf(product, administrator, [
      { path: 'Bail.pdf', bytes: scan, kind: 'file' },
    ])
    await planned(product, administrator, importId)
    await createAll(product, administrator, importId)
    expect(await queue()).toBe('1 waiting, 2 waiting')
    await recogniseAll()
    expect(await queue()).toBe('1 recognised, 2 recognised')
    expect((await search('loyer')).value).toMatchObject([{ page: 1, isRecognised: true }])
  })

  test('among typed pages leaves their text alone', async () => {
    const typed = buildPdf([
      { lines: setLines(['Contrat signé à la main']) },
      { lines: setLines(['Enveloppe 7A5B']), scan: true },
    ])
    const contractId = await filed(typed)
    expect(await queue()).toBe('2 waiting')
    expect((await search('main')).value).toMatchObject([{ page: 1, isRecognised: false }])
    await recogniseAll()
    // The picture is plain grey: nothing is legible beside what was typed over it.
    expect((await hits(contractId, 2)).content.text).toContain('Enveloppe 7A5B')
    expect((await hits(contractId, 1)).recognition).toBeNull()
  })

  test('without anything legible says so, page by page', async () => {
    const contractId = await filed(picturePdf([PICTURE]))
    await recogniseAll()
    expect(await document(contractId)).toMatchObject({
      state: 'empty',
      recognition: { illegible: { pages: [1], count: 1 } },
    })
    expect((await search('')).withoutText.value).toMatchObject([{ state: 'empty' }])
    expect((await hits(contractId, 1)).recognition).toMatchObject({ state: 'illegible' })
  })
})

describe('the queue', () => {
  test('goes on with the other pages after a kill, and comes back to the page that was lost', async () => {
    await filed(picturePdf([PICTURE, PICTURE]))
    killedWorker()
    await until('1 reading, 2 waiting')
    await next()
    expect(await queue()).toBe('1 reading, 2 illegible')
    // Its claim stands: it may only be slow.
    await next()
    expect(await queue()).toBe('1 reading, 2 illegible')

    product.clock.advance(14 * 60_000)
    await wakeForWaitingPages(product.product.platform, company.companyId)
    await recogniseAll()
    expect(await queue()).toBe('1 illegible, 2 illegible')
  })

  test('ignores the late result of a worker whose page another has taken over', async () => {
    const contractId = await filed(picturePdf([PICTURE]))
    const { platform } = product.product
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => (open = resolve))
    const late = next({
      files: {
        open: async () => {
          await opened
          return platform.files.stage(scan)
        },
      },
    })
    await until('1 reading')
    product.clock.advance(14 * 60_000)
    await next()
    expect(await queue()).toBe('1 illegible')
    open()
    await late
    expect(await queue()).toBe('1 illegible')
    expect((await hits(contractId, 1)).content.text).toBe('')
  })

  test('lets a short document pass a long one that came before it', async () => {
    const long = await filed(picturePdf([PICTURE, PICTURE, PICTURE]))
    product.clock.advance(1_000)
    const short = await filed(picturePdf([PICTURE]))
    killedWorker()
    killedWorker()
    const read = async (contractId: string) => {
      const { recognition } = await document(contractId)
      return [recognition.reading, recognition.waiting]
    }
    await expect.poll(() => read(long)).toEqual([[1], 3])
    await expect.poll(() => read(short)).toEqual([[1], 1])
  })

  test('gives a page up that cannot be finished three times', async () => {
    const contractId = await filed(picturePdf([PICTURE]))
    const broken = { files: { open: () => Promise.reject(new Error('the disk is gone')) } }
    for (const _ of [1, 2, 3]) await expect(next(broken)).rejects.toThrow('the disk is gone')
    expect(await queue()).toBe('1 waiting')
    await next()
    expect((await document(contractId)).recognition.failed.pages).toEqual([
      { page: 1, why: 'interrupted' },
    ])
  })
})

describe('a page that failed', () => {
  const again = (contractId: string, browser = company.administrator) =>
    browser.call('POST', `/contracts3/${contractId}/signed-document/recognition`)

  test('says why, and is read again by who may change the contract', async () => {
    const contractId = await filed(picturePdf([PICTURE, HUGE]))
    await recogniseAll()
    expect(await document(contractId)).toMatchObject({
      state: 'partial',
      recognition: { illegible: { pages: [1] }, failed: { pages: [{ page: 2, why: 'tooLarge' }] } },
      recognisingAgain: null,
    })
    expect((await search('')).withoutText.value).toMatchObject([
      { state: 'partial', pagesWithoutText: 1 },
    ])
    for (const [role, level, code] of [
      ['reader', 'editor', 'NOT_ALLOWED_CONTRACTS3_UPDATE'],
      ['contractManager', 'reader', 'LEVEL_TOO_LOW_EDITOR'],
    ] as const) {
      const { browser, personId } = await company.join(role)
      await grantLevel(product, company, { contractId, personId, level })
      const refused = await again(contractId, browser)
      expect([refused.status, refused.body.code]).toEqual([403, code])
    }

    expect((await again(contractId)).status).toBe(204)
    expect(await queue()).toBe('1 illegible, 2 waiting')
    const { status, body } = await again(contractId)
    expect([status, body.code]).toEqual([409, 'NO_PAGE_FAILED'])
    await recogniseAll()
    expect(await queue()).toBe('1 illegible, 2 failed')
  })
})
