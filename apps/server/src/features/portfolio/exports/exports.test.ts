import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { multiplyContract } from '../../../testing/multiply-contract.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { exportContracts } from './export-contracts.job.ts'
import { forgetExports } from './forget-exports.job.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
const ids: Record<string, string> = {}

/** What spreadsheets treat as a formula, and what breaks a file. */
const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.test";"cliquez")',
  '\t=1+1',
  '%0A=1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '\u22121+1',
  '\u200b=1+1',
  '\u2060\u00a0＝1+1',
  '"; =1+1; "',
  'une, virgule; un point-virgule "et des guillemets"',
  'deux\nlignes',
  '_x0041_ <b>&amp;</b>',
]

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  for (const [index, title] of HOSTILE.entries())
    ids[title] = await standingContract(product, company, { form: { title: `${title} ${index}` } })
  const supplier = await company.administrator.call('POST', '/contracts/suppliers', {
    name: '=Société;Élan',
  })
  ids['Bail'] = await standingContract(product, company, {
    form: {
      title: 'Bail',
      counterpartyId: supplier.body._id,
      direction: 'expense',
      scope: 'national',
    },
    status: 'SIGNED',
    signatureDate: '2025-12-01',
    amountInclTaxCents: 1_234_567,
    createdAt: '2026-03-29T23:30:00Z',
    lifecycle: {
      effectiveDate: '2026-01-01',
      duration: { kind: 'span', count: 3, unit: 'years' },
      renewalType: 'tacit',
      renewalDuration: { count: 1, unit: 'years' },
      notice: { unit: 'months', count: 6 },
    },
  })
})
afterAll(() => product.stop())

const exported = (query: string, browser: Browser = company.administrator) =>
  browser.call('GET', `/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&${query}`)

type Cells = readonly unknown[]

async function workbook(query: string, browser?: Browser): Promise<Cells[]> {
  const { status, bytes } = await exported(query, browser)
  expect([query, status]).toEqual([query, 200])
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  return sheets[0]!.rows
}

/** The rows under their headers. */
async function records(query: string, browser?: Browser) {
  const [headers, ...rows] = await workbook(query, browser)
  return rows.map((row) =>
    Object.fromEntries(headers!.map((header, index) => [header, row[index]])),
  )
}

describe('a workbook', () => {
  test('is named by the local date and time of the company', async () => {
    const { headers } = await exported('typeFile=xlsx')
    expect(headers['content-disposition']).toBe('attachment; filename="20261120-100000.xlsx"')
    expect(headers['content-type']).toMatch('spreadsheetml')
  })

  test('contains real dates and numbers', async () => {
    const [bail] = await records('text=bail')
    expect(bail).toMatchObject({
      Titre: 'Bail',
      Cocontractant: '=Société;Élan',
      'Montant TTC': 12_345.67,
      Devise: 'EUR',
      Sens: 'Dépense',
      Portée: 'Nationale',
      'Date de signature': new Date('2025-12-01'),
      'Date d’effet': new Date('2026-01-01'),
      'Date d’échéance': new Date('2028-12-31'),
      'Date limite de dénonciation': new Date('2028-06-30'),
      // Wall clock time in Paris, on the first day of summer time.
      'Créé le': new Date('2026-03-30T01:30:00Z'),
      'Type de renouvellement': 'Tacite reconduction',
      Période: 1,
      Verrouillé: 'Non',
    })
  })

  test('never contains a formula: user text stays text', async () => {
    const rows = await records('$orderby=createdAt asc&status=DRAFT')
    const titles = rows.map((row) => String(row['Titre']))
    for (const [index, title] of HOSTILE.entries())
      expect(titles).toContain(`${title.trim()} ${index}`)
    const { bytes } = await exported('')
    expect(bytes.includes('<f>')).toBe(false)
  })

  test('is in the reader’s language', async () => {
    await company.administrator.call('PUT', '/me/language', { i18n: 'en' })
    const [headers] = await workbook('')
    expect(headers).toContain('Notice deadline')
    await company.administrator.call('PUT', '/me/language', { i18n: 'fr' })
  })
})

describe('the rows of an export', () => {
  test('are those of the list, in its order, for every person', async () => {
    const { browser, personId } = await company.join('reader')
    await grantLevel(product, company, { contractId: ids['Bail']!, personId, level: 'reader' })
    for (const person of [company.administrator, browser]) {
      for (const query of [
        '',
        'status=SIGNED',
        '$orderby=title desc',
        'status=DRAFT&$orderby=reference asc',
      ]) {
        const { body } = await person.call('GET', `/contracts3?$top=0&${query}`)
        const references = (await records(query, person)).map((row) => row['Référence'])
        expect(references).toEqual(
          body.value.map(({ reference }: { reference: string }) => reference),
        )
      }
    }
    expect((await records('', browser)).length).toBe(1)
  })

  test('are fewer when fewer are requested', async () => {
    const { status, bytes } = await company.administrator.call(
      'GET',
      '/contracts3/exports-csv?$top=2&$skip=1',
    )
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    expect([status, sheets[0]!.rows.length]).toEqual([200, 3])
  })

  test('are none for another company', async () => {
    const other = await signUpCompany(product)
    expect((await workbook('', other.administrator)).length).toBe(1)
  })
})

describe('a text file', () => {
  test('can be opened by the spreadsheets of the reader’s country', async () => {
    const { bytes, headers } = await exported('typeFile=csv&text=bail')
    const text = bytes.toString('utf8')
    expect(headers['content-disposition']).toBe('attachment; filename="20261120-100000.csv"')
    expect(text.startsWith('\uFEFFRéférence;Titre;')).toBe(true)
    expect(text).toContain(`;Bail;`)
    expect(text).toContain(`;"'=Société;Élan";`)
    expect(text).toContain(';12345,67;EUR;Dépense;Nationale;01/12/2025;01/01/2026;31/12/2028;')
    expect(text).toContain(';30/03/2026 01:30;')
  })

  test('never contains a formula', async () => {
    const { bytes } = await exported('typeFile=csv&status=DRAFT')
    const cells = parseCsv(bytes.toString('utf8'), { delimiter: ';' }).flat().map(String)
    expect(cells.length).toBe(32 * (HOSTILE.length + 1))
    expect(
      cells.filter((cell) => /^[\s\u200b\u2060]*[=+\-@\t%|＝＋－＠\u2212]/.test(cell)),
    ).toEqual([])
  })
})

describe('above twenty thousand rows', () => {
  test('a job makes the file and notifies its person, and nobody else, where it is', async () => {
    const big = await signUpCompany(product)
    const { administrator, companyId } = big
    const one = await standingContract(product, big, { form: { title: 'Original' } })
    await multiplyContract(product, companyId, one, 20_000)
    const { status, body } = await administrator.call('GET', '/contracts3/exports-csv?typeFile=csv')
    expect([status, body]).toEqual([202, { jobId: expect.any(String) }])
    const path = `/contracts3/exports/${body.jobId}`
    expect((await administrator.call('GET', path)).body.code).toBe('EXPORT_NOT_READY')

    const job = { companyId, exportId: body.jobId as string }
    await exportContracts(product.product.platform, job)
    // A job killed after its work runs again and finds it done.
    await exportContracts(product.product.platform, job)
    const { body: unread } = await administrator.call('GET', '/notification')
    expect(unread.value).toEqual([
      expect.objectContaining({ type: 'exportReady', contractId: null, exportId: body.jobId }),
    ])
    const made = await administrator.call('GET', path)
    expect(made.headers['content-disposition']).toMatch(/filename="\d{8}-\d{6}\.csv"/)
    expect(made.bytes.toString('utf8').trimEnd().split('\r\n').length).toBe(20_002)

    const { platform } = product.product
    await forgetExports(platform, companyId)
    expect((await administrator.call('GET', path)).status).toBe(200)

    const colleague = await big.join('contractManager')
    expect((await colleague.browser.call('GET', path)).status).toBe(404)
    expect((await company.administrator.call('GET', path)).status).toBe(404)
    product.clock.advance(8 * 24 * 60 * 60 * 1000)
    const { body: me } = await signInAgain(administrator, big)
    expect(me._id).toBe(big.administratorId)
    expect((await administrator.call('GET', path)).status).toBe(404)
    await forgetExports(platform, companyId)
    const left = await platform.inCompany(companyId, (db) =>
      db.select('contract_export').select('contract_export.id').execute(),
    )
    expect(left).toEqual([])
    product.clock.advance(-8 * 24 * 60 * 60 * 1000)
  }, 180_000)
})

describe('refuses', () => {
  test('a person who may not export', async () => {
    const { browser } = await company.join('thirdParty')
    expect((await exported('', browser)).status).toBe(403)
  })

  test.each(['typeFile=pdf', 'endDate=x', 'intrus=1', '$top=x'])('%s', async (query) => {
    expect(
      (await company.administrator.call('GET', `/contracts3/exports-csv?${query}`)).status,
    ).toBe(400)
  })
})

/** Sessions end before exports do. */
async function signInAgain(browser: Browser, { companyId }: TestCompany) {
  const email = await product.product.platform.inCompany(companyId, (db) =>
    db
      .select('person')
      .orderBy('person.created_at')
      .limit(1)
      .select('person.email')
      .executeTakeFirstOrThrow(),
  )
  return browser.call('POST', '/auth/signin', { username: email.email, password: PASSWORD })
}
