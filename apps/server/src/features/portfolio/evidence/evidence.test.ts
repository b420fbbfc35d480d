import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { readImportOf } from '../../../testing/imports.ts'
import { createAll, planned, undoAll } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser
let importId: string
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})

const LEASE = buildPdf([
  { lines: setLines(['CONTRAT DE MAINTENANCE', 'Entre les soussignés.']) },
  {
    lines: setLines([
      'Article 2 - Durée',
      'Le présent contrat prend effet le 1er mars 2024 pour une',
      'durée de trois (3) ans.',
      'Article 3 - Droit',
      'Le présent contrat est soumis au droit français.',
      'Fait à Paris, le 15 février 2024, en',
      'deux exemplaires.',
    ]),
  },
])

beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
  importId = await readImportOf(product, administrator, [
    { path: 'Maintenance.pdf', bytes: LEASE, kind: 'file' },
  ])
  await planned(product, administrator, importId)
})

async function created(): Promise<void> {
  await createAll(product, administrator, importId)
  const { body } = await administrator.call('GET', `/imports/${importId}/rows/1`)
  contractId = body.contractId
}

const evidence = async (browser = administrator) =>
  browser.call('GET', `/contracts3/${contractId}/evidence`)

const evidenceOn = async (field: string) =>
  (await evidence()).body.value.find((each: { field: string }) => each.field === field)

describe('the evidence of an imported contract', () => {
  test('stays with each value that its text gave, and with what it has no field for', async () => {
    await created()
    expect(await evidenceOn('signatureDate')).toMatchObject({
      isValue: true,
      isCorrected: false,
      page: 2,
      quote: '15 février 2024',
      sentence: 'Fait à Paris, le 15 février 2024, en deux exemplaires.',
      acceptedBy: null,
      isInDocument: true,
    })
    expect(await evidenceOn('governingLaw')).toMatchObject({ isValue: false, quote: 'français' })
  })

  test('names who gave a value that the text proves', async () => {
    const path = `/imports/${importId}/rows/1`
    const typed = { effectiveDate: '2024-03-01' }
    expect((await administrator.call('POST', path, { typed })).status).toBe(200)
    await planned(product, administrator, importId)
    await created()
    expect(await evidenceOn('effectiveDate')).toMatchObject({ acceptedBy: 'Anne Martin' })
  })

  test('is placed on its page: the sentence on its two lines, the value in it', async () => {
    await created()
    const { position } = await evidenceOn('signatureDate')
    const { status, body } = await administrator.call(
      'GET',
      `/contracts3/${contractId}/evidence/${position}`,
    )
    expect([status, body.page, body.quote]).toEqual([200, 2, '15 février 2024'])
    const { sentence, value } = body.boxes
    expect([sentence.length, value.length]).toEqual([2, 1])
    expect(value[0].top).toBeCloseTo(sentence[0].top, 3)
    expect(value[0].left).toBeGreaterThan(sentence[0].left)
    const missing = await administrator.call('GET', `/contracts3/${contractId}/evidence/999`)
    expect([missing.status, missing.body.code]).toEqual([404, 'EVIDENCE_NOT_FOUND'])
  })

  test('says so once its value is corrected', async () => {
    await created()
    const { body: dates } = await administrator.call('GET', `/contracts3/${contractId}/deadlines`)
    const { performedAfterEnd: _, ...lifecycle } = dates.lifecycle
    const corrected = await administrator.call(
      'PUT',
      `/contracts3/${contractId}/lifecycle/correction`,
      {
        reason: 'Mal lu',
        signatureDate: '2024-02-14',
        lifecycle: {
          ...lifecycle,
          duration: { kind: 'span', count: 3, unit: 'years' },
        },
      },
    )
    expect(corrected.status).toBe(200)
    expect(await evidenceOn('signatureDate')).toMatchObject({
      isCorrected: true,
      quote: '15 février 2024',
    })
  })

  test('is hidden with its contract, and leaves with it', async () => {
    await created()
    const { browser: reader } = await joinWith(company, ['contracts3:list'])
    expect((await evidence(reader)).status).toBe(404)
    await undoAll(product, administrator, importId)
    const rows = await product.product.platform.inCompany(company.companyId, (db) =>
      db.select('contract_evidence').select('contract_evidence.position').execute(),
    )
    expect(rows).toEqual([])
    expect((await evidence()).status).toBe(404)
  })
})
