import { TERMS_VERSION } from '@tacite/domain/imports/read-terms.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { readTermsOfText } from '../../../platform/parsers/terms/read-terms-of-text.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { keptImportOf, planned } from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

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

const TERM = 'Le présent contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans.'
const SIGNED = 'Fait à Paris, le 15 février 2024, en deux exemplaires.'

const LAW = 'Le présent contrat est soumis au droit français.'
const STARTS =
  'Le présent contrat prend effet le 1er mars 2024.\n\nLe présent contrat prend effet le 1er avril 2024.'

const valuesOf = (body: { values: { field: string }[] }) =>
  Object.fromEntries(body.values.map((value) => [value.field, value]))

const inCompany: TestProduct['product']['platform']['inCompany'] = (companyId, use) =>
  product.product.platform.inCompany(companyId, use)

const entriesOf = (importId: string) =>
  inCompany(company.companyId, (db) =>
    db
      .select('import_entry')
      .where('import_entry.import_id', '=', importId)
      .select(['import_entry.role', 'import_entry.terms', 'import_entry.terms_version'])
      .orderBy('import_entry.position')
      .execute(),
  )

describe('reading', () => {
  test('what becomes a contract is read once, the page without text counted', async () => {
    const importId = await keptImportOf(product, company, [
      { path: 'Bail.pdf', pages: [TERM, '', SIGNED] },
      { path: 'Annexe 1.pdf', pages: [TERM] },
    ])
    await planned(product, administrator, importId)
    const [contract, attachment] = await entriesOf(importId)
    expect(contract!.terms).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'effectiveDate', value: '2024-03-01', page: 1 }),
        expect.objectContaining({ field: 'signatureDate', value: '2024-02-15', page: 3 }),
      ]),
    )
    expect(attachment).toMatchObject({ role: 'attachment', terms: null, terms_version: null })
    await inCompany(company.companyId, (db) =>
      db
        .update('import_entry')
        .set({ terms: '[]' })
        .where('import_entry.role', '=', 'contract')
        .execute(),
    )
    await planned(product, administrator, importId)
    expect((await entriesOf(importId))[0]!.terms).toEqual([])
  })

  test('hostile text ends in time and harms nothing', async () => {
    const hostile = 'durée de trois (3) ans et de contrat '.repeat(3_000)
    const importId = await keptImportOf(product, company, [
      { path: 'a.pdf', pages: [hostile] },
      { path: 'b.pdf', pages: [SIGNED] },
    ])
    await planned(product, administrator, importId)
    const entries = await entriesOf(importId)
    expect(entries.map(({ terms_version }) => terms_version)).toEqual([
      TERMS_VERSION,
      TERMS_VERSION,
    ])
    expect(entries[1]!.terms).toMatchObject([{ field: 'signatureDate' }])
  })

  test('a text that the rules do not get through is no text without terms', async () => {
    expect(await readTermsOfText({ language: 'fr', pages: ['a'.repeat(17_000_000)] })).toBeNull()
    expect(await readTermsOfText({ language: 'fr', pages: ['Rien.'] })).toEqual([])
  })
})

describe('a simulation', () => {
  test('says of which texts nothing could be taken', async () => {
    const importId = await keptImportOf(product, company, [
      { path: 'Bail.pdf', pages: [SIGNED] },
      { path: 'Long.pdf', pages: [SIGNED] },
    ])
    await planned(product, administrator, importId)
    await inCompany(company.companyId, (db) =>
      db
        .update('import_entry')
        .set({ terms: null })
        .where('import_entry.path', '=', 'Long.pdf')
        .execute(),
    )
    await planned(product, administrator, importId)
    const { body: plan } = await administrator.call('GET', `/imports/${importId}/plan`)
    expect(plan.counts).toMatchObject({ fromText: 1, textsRefused: 1 })
    const rows = await Promise.all(
      [0, 1].map((row) => administrator.call('GET', `/imports/${importId}/rows/${row}`)),
    )
    expect(rows.map(({ body }) => body.isTextRefused)).toEqual([false, true])
  })

  test('takes what is certain, proposes the rest, and keeps what a person says of it', async () => {
    const importId = await keptImportOf(product, company, [
      { path: 'Bail.pdf', pages: [`${TERM} ${LAW}`, SIGNED] },
      { path: 'Autre.pdf', pages: [STARTS] },
    ])
    await planned(product, administrator, importId)
    const { body: plan } = await administrator.call('GET', `/imports/${importId}/plan`)
    expect(plan.counts).toMatchObject({ contracts: 2, fromText: 1, proposed: 2 })
    const path = `/imports/${importId}/rows/0`
    const { body: row } = await administrator.call('GET', path)
    expect(row.values).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          field: 'signatureDate',
          shown: '15/02/2024',
          from: { kind: 'text', line: null, column: null },
          proof: expect.objectContaining({ page: 2, quote: '15 février 2024', sentence: SIGNED }),
        }),
      ]),
    )
    expect(row.others).toMatchObject([{ field: 'governingLaw', page: 1, quote: 'français' }])

    const other = `/imports/${importId}/rows/1`
    const { body: doubted } = await administrator.call('GET', other)
    const [first, second] = doubted.proposals
    expect([first.text, second.text]).toEqual(['2024-03-01', '2024-04-01'])
    const dismissed = await administrator.call('POST', other, {
      dismissed: [{ field: 'effectiveDate', text: '2024-03-01' }],
    })
    expect(dismissed.body.proposals.map(({ text }: { text: string }) => text)).toEqual([
      '2024-04-01',
    ])
    const kept = await administrator.call('POST', other, { typed: { effectiveDate: second.text } })
    expect(kept.body.proposals).toEqual([])
    expect(valuesOf(kept.body)['effectiveDate']).toMatchObject({
      from: { kind: 'person' },
      proof: { page: 1, quote: '1er avril 2024' },
    })
    await administrator.call('POST', path, { typed: { signatureDate: '' } })
    await planned(product, administrator, importId)
    expect(valuesOf((await administrator.call('GET', other)).body)['effectiveDate']).toMatchObject({
      shown: '01/04/2024',
      from: { kind: 'person' },
    })
    const { body: emptied } = await administrator.call('GET', path)
    expect(valuesOf(emptied)['signatureDate']).toMatchObject({
      shown: null,
      from: { kind: 'person' },
    })
  })
})
