import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { buildPdf } from '../../../platform/parsers/testing/build-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { readNow, sealedPages } from '../../../testing/signed-pages.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { readSignedDocument } from './read-signed-document.job.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(async () => {
  stopTypst()
  closeParsers()
  await product.stop()
})

const search = (q: string, browser = company.administrator) =>
  browser.call('GET', `/contracts3/search?q=${q}`)
const pagePath = (contractId: string, what: string) => `/contracts3/${contractId}/pages/1/${what}`

/** `Bail 1`: where a search led. */
async function found(q: string): Promise<string[]> {
  const { body } = await search(q)
  return body.value.map(({ title, page }: { title: string; page: number }) => `${title} ${page}`)
}

describe('a document that cannot be searched', () => {
  const unread = async () => (await search('')).body.withoutText

  test('is named with the reason until its text is there', async () => {
    expect(await unread()).toEqual({ value: [], count: 0 })
    const contractId = await sealedPages(product, company, 'Bail', ['Le loyer est trimestriel.'])
    const { reference } = (await company.administrator.call('GET', `/contracts3/${contractId}`))
      .body
    const named = (state: string, pages: number | null = null, pagesWithoutText = 0) => ({
      value: [{ _id: contractId, title: 'Bail', reference, state, pages, pagesWithoutText }],
      count: 1,
    })
    expect(await unread()).toEqual(named('waiting'))
    const waiting = await company.administrator.call('GET', pagePath(contractId, 'hits'))
    expect([waiting.status, waiting.body.code]).toEqual([404, 'PAGE_NOT_FOUND'])

    await readAs(contractId, buildPdf([{ lines: [], scan: true }, { lines: [] }]))
    expect(await unread()).toEqual(named('recognising', 2, 1))

    await wait(contractId)
    await readAs(contractId, buildPdf([{ lines: [] }]))
    expect(await unread()).toEqual(named('empty', 1))
    const scan = await company.administrator.call('GET', pagePath(contractId, 'hits?q=loyer'))
    expect(scan.body).toMatchObject({ pages: 1, content: { text: '', hits: [] }, boxes: [] })

    await wait(contractId)
    await readAs(contractId, Buffer.from('not a PDF at all'))
    expect(await unread()).toEqual(named('unreadable'))

    await wait(contractId)
    await readNow(product, company, contractId)
    expect(await unread()).toEqual({ value: [], count: 0 })
    expect(await found('loyer')).toEqual(['Bail 1'])
  })

  test('is not named to anyone without access', async () => {
    const contractId = await sealedPages(product, company, 'Secret', ['Une clause secrète.'])
    const { browser } = await company.join('reader')
    const other = await signUpCompany(product)
    for (const person of [browser, other.administrator]) {
      const { body } = await search('', person)
      expect(body.withoutText).toEqual({ value: [], count: 0 })
    }
    expect((await unread()).count).toBe(1)
    await readNow(product, company, contractId)
  })

  test('is not an unsigned contract', async () => {
    await createContract(company.administrator, { title: 'Brouillon' })
    expect(await unread()).toEqual({ value: [], count: 0 })
    expect(await found('brouillon')).toEqual([])
  })

  /** Runs the job with another file in place of the sealed one. */
  async function readAs(contractId: string, bytes: Uint8Array): Promise<void> {
    const { platform } = product.product
    const other = await platform.files.stage(bytes)
    const files = { ...platform.files, open: () => Promise.resolve(other) }
    await readSignedDocument({ ...platform, files }, { companyId: company.companyId, contractId })
  }

  async function wait(contractId: string): Promise<void> {
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('signed_document')
        .set({ state: 'waiting' })
        .where('signed_document.contract_id', '=', contractId)
        .execute(),
    )
  }
})

describe('the job', () => {
  const kept = () =>
    product.product.platform.inCompany(company.companyId, async (db) => ({
      pages: await db
        .select('text_page')
        .select(['contract_id', 'page', 'body', 'words'])
        .orderBy('contract_id')
        .orderBy('page')
        .execute(),
      documents: await db
        .select('signed_document')
        .select(['contract_id', 'state', 'pages', 'read_at'])
        .orderBy('contract_id')
        .execute(),
    }))

  test('that runs again, or twice concurrently, leaves the same result', async () => {
    const contractId = await sealedPages(product, company, 'Deux fois', ['Une clause unique.'])
    await Promise.all([1, 2].map(() => readNow(product, company, contractId)))
    const before = await kept()
    expect(before.pages.length).toBeGreaterThan(1)
    product.clock.advance(1000)
    await readNow(product, company, contractId)
    expect(await kept()).toEqual(before)
    expect(await found('unique')).toEqual(['Deux fois 1'])
  })

  test('that is late ignores a document that is gone', async () => {
    await expect(
      readSignedDocument(product.product.platform, {
        companyId: company.companyId,
        contractId: '018f0000-0000-7000-8000-000000000000',
      }),
    ).resolves.toBeUndefined()
  })
})
