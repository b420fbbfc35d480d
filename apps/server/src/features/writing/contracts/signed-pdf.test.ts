import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfWith } from '../../../platform/parsers/active/testing/active-pdfs.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm } from '../../../testing/contracts.ts'
import {
  enterSigned,
  pdfOf,
  signedContract,
  uploadSigned,
  YEARLY,
  type SignedForm,
} from '../../../testing/signed-pdfs.ts'
import { readNow } from '../../../testing/signed-pages.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts } from '../../lifecycle/deadlines/public.ts'

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

const LEASE = pdfOf(['BAIL COMMERCIAL', 'Le loyer est de mille euros.'], ['Fait à Lyon.'])
const pageOf = async (contractId: string) =>
  (await administrator.call('GET', `/contracts3/${contractId}`)).body
const found = async (q: string, browser = administrator) => {
  const { body } = await browser.call('GET', `/contracts3/search?q=${q}`)
  return body.value.map(({ _id, page }: { _id: string; page: number }) => [_id, page])
}

describe('a PDF signed elsewhere', () => {
  test('becomes a signed contract with its dates, its signatories and its bytes', async () => {
    const { status, body: upload } = await uploadSigned(administrator, LEASE, 'Bail_2023.pdf')
    expect([status, upload]).toMatchObject([
      201,
      { name: 'Bail_2023.pdf', pages: 2, active: { found: [], outcome: null }, sameFile: [] },
    ])
    const image = `/contracts3/signed-uploads/${upload._id}/pages/2/image?width=200`
    expect((await administrator.call('GET', image)).headers['content-type']).toBe('image/png')

    const signatories = [
      { name: 'Alice Martin', side: 'company' },
      { name: 'Karim Benali', side: null },
    ]
    const { body } = await enterSigned(administrator, upload._id, { signatories })
    expect(await pageOf(body._id)).toMatchObject({
      status: 'SIGNED',
      statusDetailKey: 'TACITLY_RENEWED',
      signatureDate: '2023-12-15',
      isLocked: true,
      step: { kind: 'followUp' },
      original: { name: 'Bail_2023.pdf' },
      editing: { code: 'CONTRACT_LOCKED' },
      deleting: null,
    })
    const { body: deadlines } = await administrator.call('GET', `/contracts3/${body._id}/deadlines`)
    expect(deadlines).toMatchObject({ endDate: '2026-12-31', legalLimit: '2026-09-30' })
    const signed = await administrator.call('GET', `/contracts3/${body._id}/signed-document`)
    expect(signed.body).toMatchObject({ signatureDate: '2023-12-15', signatories })
    const original = await administrator.call('GET', `/contracts3/${body._id}/original`)
    expect(original.bytes.equals(LEASE)).toBe(true)
    const steps = (await administrator.call('GET', `/contracts3/${body._id}/steps`)).body
    expect(steps.filter(({ isCompleted }: { isCompleted: boolean }) => isCompleted)).toEqual([])
    const activity = (await administrator.call('GET', `/contracts3/${body._id}/activity`)).body
    expect(activity.value.at(-1).text).toContain('déjà signé')
  })

  test('has a preview of its deadlines before it exists', async () => {
    const asked = {
      lifecycle: YEARLY,
      signatureDate: '2023-12-15',
      typeId: null,
      counterpartyId: null,
    }
    const { status, body } = await administrator.call('POST', '/deadlines/preview', asked)
    expect([status, body.endDate, body.prudentLimit]).toEqual([200, '2026-12-31', '2026-09-30'])
    const drafted = body.lifeline.some(({ kind }: { kind: string }) => kind === 'drafted')
    expect(drafted).toBe(false)
    const untold = { ...asked, lifecycle: { ...YEARLY, duration: null } }
    const refused = await administrator.call('POST', '/deadlines/preview', untold)
    expect([refused.status, refused.body.errors[0].code]).toEqual([
      422,
      'LIFECYCLE_DURATION_REQUIRED',
    ])
  })

  test('names the contracts that already have the same file, among those that the person sees', async () => {
    const contractId = await signedContract(administrator, LEASE)
    const same = async (browser: Browser) =>
      (await uploadSigned(browser, LEASE)).body.sameFile.map(({ _id }: { _id: string }) => _id)
    expect(await same(administrator)).toEqual([contractId])
    const { browser } = await company.join('contributor')
    expect(await same(browser)).toEqual([])
    const other = await signUpCompany(product)
    expect(await same(other.administrator)).toEqual([])
  })

  test('is shown at once, and found once it is read', async () => {
    const contractId = await signedContract(administrator, LEASE)
    const path = `/contracts3/${contractId}`
    const document = async () => (await administrator.call('GET', `${path}/signed-document`)).body
    expect(await document()).toMatchObject({ origin: 'imported', pages: 2, state: 'waiting' })
    const image = await administrator.call('GET', `${path}/pages/2/image?width=200`)
    expect(image.status).toBe(200)
    expect(await found('loyer')).toEqual([])
    await readNow(product, company, contractId)
    expect(await document()).toMatchObject({ origin: 'imported', pages: 2, state: 'read' })
    expect(await found('loyer')).toEqual([[contractId, 1]])
  })
})

describe('is refused', () => {
  const file = async (bytes: Uint8Array) => {
    const { status, body } = await uploadSigned(administrator, bytes)
    return [status, body.code]
  }

  test('as a file that is no PDF, empty, damaged, protected or active', async () => {
    expect(await file(Buffer.from('Bonjour'))).toEqual([415, 'FILE_TYPE_NOT_ALLOWED'])
    expect(await file(Buffer.alloc(0))).toEqual([422, 'FILE_EMPTY'])
    expect(await file(Buffer.from('%PDF-1.7\nrien'))).toEqual([422, 'FILE_UNREADABLE'])
    await administrator.call('PUT', '/company/received-files', { activeContent: 'refuse' })
    const active = pdfWith('/OpenAction<</S/Launch/F(x)>>')
    expect(await file(active)).toEqual([422, 'ACTIVE_CONTENT_REFUSED'])
  })

  const entering = async (form: SignedForm, browser = administrator) => {
    const { body: upload } = await uploadSigned(administrator, LEASE)
    const { status, body } = await enterSigned(browser, upload._id, form)
    return [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.code]
  }

  test('signed on a day to come, without a duration, or by somebody without a name', async () => {
    expect(await entering({ signatureDate: '2026-11-21' })).toEqual([
      422,
      'from.signatureDate',
      'SIGNATURE_DAY_IN_FUTURE',
    ])
    expect((await entering({ signatureDate: '2026-11-20' }))[0]).toBe(201)
    expect(await entering({ lifecycle: { ...YEARLY, duration: null } })).toEqual([
      422,
      'from.lifecycle.duration',
      'LIFECYCLE_DURATION_REQUIRED',
    ])
    expect((await entering({ signatories: [{ name: ' ' }] }))[0]).toBe(400)
  })

  test('to who may not create contracts from documents, and with the upload of another', async () => {
    const { browser } = await company.join('reader')
    expect((await uploadSigned(browser, LEASE)).body.code).toBe(
      'NOT_ALLOWED_CONTRACTS3_CREATE_DOCUMENT',
    )
    const colleague = await company.join('contractManager')
    expect((await entering({}, colleague.browser))[2]).toBe('UPLOAD_NOT_FOUND')
    const { body: upload } = await uploadSigned(administrator, LEASE)
    const image = `/contracts3/signed-uploads/${upload._id}/pages/1/image`
    expect((await colleague.browser.call('GET', image)).status).toBe(404)
    const draft = { kind: 'upload', uploadId: upload._id }
    const form = { ...(await contractForm(administrator)), from: draft }
    const { body } = await administrator.call('POST', '/contracts3', form)
    expect(body.code).toBe('UPLOAD_NOT_FOUND')
  })
})

describe('alerts of an old contract', () => {
  const alertsAfter = async (lifecycle: object) => {
    await signedContract(administrator, LEASE, { lifecycle: { ...YEARLY, ...lifecycle } })
    const { platform } = product.product
    await raiseAlerts(platform, company.companyId)
    await raiseAlerts(platform, company.companyId)
    return (await query('select kind, target::text from deadline_alert where company_id = $1')).map(
      ({ kind, target }) => [kind, target],
    )
  }

  test('are silent about what is over', async () => {
    const ended = { effectiveDate: '2025-11-01', renewalType: 'none', notice: null }
    expect(await alertsAfter({ ...ended, renewalDuration: null })).toEqual([])
    // Renewed on the first of the month.
    const renewed = { effectiveDate: '2024-11-01', notice: { unit: 'months', count: 1 } }
    expect(await alertsAfter(renewed)).toEqual([])
  })

  test('are raised once about what lies ahead', async () => {
    // Its limit is the last day of the month.
    const ahead = { effectiveDate: '2025-01-01', notice: { unit: 'months', count: 1 } }
    expect(await alertsAfter(ahead)).toEqual([['noticeWindow', '2026-11-30']])
  })
})

describe('entered by mistake', () => {
  test('is deleted by its owner, and restored with what is read of it', async () => {
    const contractId = await signedContract(administrator, LEASE, {
      signatories: [{ name: 'Alice Martin', side: 'company' }],
    })
    await readNow(product, company, contractId)
    const { status, body } = await administrator.call('DELETE', `/contracts3/${contractId}`)
    expect(status).toBe(200)
    expect(await found('loyer')).toEqual([])
    expect(await query('select page from text_page where company_id = $1')).toEqual([])
    await administrator.call('POST', `/removed-objects/${body.removalId}/restored`, {})
    expect(await found('loyer')).toEqual([[contractId, 1]])
    expect(await query('select name, side from stated_signatory where company_id = $1')).toEqual([
      { name: 'Alice Martin', side: 'company' },
    ])
    const image = await administrator.call('GET', `/contracts3/${contractId}/pages/1/image`)
    expect(image.status).toBe(200)
  })

  test('is read once it is back when it was deleted before it was read', async () => {
    const contractId = await signedContract(administrator, LEASE)
    const { body } = await administrator.call('DELETE', `/contracts3/${contractId}`)
    await readNow(product, company, contractId)
    const jobs = () => queuedFor(contractId)
    const before = await jobs()
    await administrator.call('POST', `/removed-objects/${body.removalId}/restored`, {})
    expect(await jobs()).toBe(before + 1)
  })
})

async function queuedFor(contractId: string): Promise<number> {
  const rows = await query(
    `select 1 from pgboss.job where name = 'read-signed-document'
      and data ->> 'companyId' = $1::text and data ->> 'contractId' = $2`,
    contractId,
  )
  return rows.length
}

/** Rows of the company, which is the first parameter. */
async function query(text: string, ...values: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client(product.owner)
  await client.connect()
  try {
    const { rows } = await client.query(text, [company.companyId, ...values])
    return rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
