import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterSigned, pdfOf, uploadSigned } from '../../../testing/signed-pdfs.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string
let partyId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  const { administrator } = company
  partyId = await supplier('Bureau Vallée')
  master = (await createContract(administrator, { title: 'Entretien', counterpartyId: partyId }))
    ._id
  await administrator.call('PUT', at(master, 'lifecycle'), YEARLY_TERMS)
  await administrator.call('PUT', at(master, 'fields'), { values: { amount_incl_tax: 48_000_00 } })
  await signOnPaper(product, company, master)
  amendment = await newAmendment()
})

const FOUR_MONTHS = { field: 'notice', value: { unit: 'months', count: 4 } }
const AMOUNT = { field: 'amount', value: 52_000_00 }
const UNTIL = (day: string) => ({
  field: 'duration',
  value: { kind: 'until', day, meaning: 'lastDayInForce' },
})

const at = (id: string, path = '') => `/contracts3/${id}${path ? `/${path}` : ''}`
const supplier = async (name: string): Promise<string> =>
  (await company.administrator.call('POST', '/contracts/suppliers', { name })).body._id
const newAmendment = async (): Promise<string> =>
  (await company.administrator.call('POST', at(master, 'amendments'), { title: 'Avenant' })).body
    ._id
const read = async (id: string, path = '', browser: Browser = company.administrator) =>
  (await browser.call('GET', at(id, path))).body
const state = (
  patches: object[],
  effectiveOn: string | null = null,
  id = amendment,
  browser: Browser = company.administrator,
) => browser.call('PUT', at(id, 'amended-terms'), { effectiveOn, patches })
const correct = (
  patches: object[],
  reason: string,
  effectiveOn: string | null = null,
  id = amendment,
) =>
  company.administrator.call('PUT', at(id, 'amended-terms/correction'), {
    effectiveOn,
    patches,
    reason,
  })
const sign = (
  id = amendment,
  day = '2026-05-04',
  lock: Parameters<typeof signOnPaper>[4] = 'marked',
) => signOnPaper(product, company, id, day, lock)
const factOf = async (id = master) =>
  (
    await inDatabase(
      product,
      `select amount_incl_tax_cents::int as amount, counterparty_id, renewal_type, end_date::text, termination_date::text
        from contract_fact where contract_id = $1`,
      [id],
    )
  )[0]

describe('an amendment is refused', () => {
  test.each([
    [[{ field: 'notice', value: YEARLY_TERMS.notice }], 'notice', 'AMENDMENT_SAME_VALUE'],
    [
      [{ field: 'value', variable: 'absent', value: 'x' }],
      'values.absent',
      'AMENDMENT_FIELD_UNKNOWN',
    ],
    [[{ field: 'notice', value: null }], 'notice', 'LIFECYCLE_NOTICE_REQUIRED'],
  ])('%j: %s %s', async (patches, field, code) => {
    const { status, body } = await state(patches)
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, field, code])
  })

  test('with fewer renewals than were made', async () => {
    await company.comeBack('2029-05-04T09:00:00Z')
    const { status, body } = await state([{ field: 'maxRenewals', value: 2 }])
    expect([status, body.errors[0].code]).toEqual([422, 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS'])
    expect((await state([{ field: 'maxRenewals', value: 3 }])).status).toBe(200)
  })

  test('when it would extend a contract that had ended at its signature (1213)', async () => {
    await state([{ field: 'renewalType', value: 'none' }])
    await sign()
    await company.comeBack('2027-03-01T09:00:00Z')
    const late = await newAmendment()
    await signOnPaper(product, company, late, '2027-02-01', 'marked')
    amendment = late
    const { status, body } = await correct([UNTIL('2027-12-31')], 'Article 1')
    expect([status, body.errors[0].code]).toEqual([422, 'AMENDMENT_SIGNED_AFTER_END'])
    expect((await factOf())?.['end_date']).toBe('2026-12-31')
  })

  test('on a contract that amends none, and for who does not see the one that it amends', async () => {
    const alone = await state([AMOUNT], null, master)
    expect([alone.status, alone.body.code]).toEqual([409, 'AMENDMENT_TRANSCRIBED'])
    const draft = (await createContract(company.administrator))._id
    expect((await state([AMOUNT], null, draft)).body.code).toBe('AMENDMENT_NOT_ONE')
    const { browser, personId } = await company.join('contractManager')
    await grantLevel(product, company, { contractId: amendment, personId, level: 'editor' })
    const hidden = await state([AMOUNT], null, amendment, browser)
    expect([hidden.status, hidden.body.code]).toEqual([409, 'AMENDMENT_MASTER_HIDDEN'])
    expect(await read(amendment, 'amended-terms', browser)).toMatchObject({
      master: null,
      inForce: null,
      isAmendment: true,
    })
  })
})

test('a signed PDF is entered as an amendment without a life of its own, and says what it changes', async () => {
  const terms = { ...YEARLY_TERMS, effectiveDate: null, duration: null, renewalType: 'none' }
  const lifecycle = { ...terms, renewalDuration: null, notice: null }
  const entered = async (parentId: string | null, title: string) => {
    const { body } = await uploadSigned(company.administrator, pdfOf([title]))
    const details = { title, parentId }
    return enterSigned(company.administrator, body._id, {
      signatureDate: '2026-03-12',
      lifecycle,
      details,
    })
  }
  const alone = await entered(null, 'Contrat')
  expect(alone.body.errors[0].code).toBe('LIFECYCLE_DURATION_REQUIRED')
  const { status, body } = await entered(master, 'Avenant n° 1')
  expect(status).toBe(201)
  amendment = body._id
  expect((await correct([FOUR_MONTHS], 'Article 2')).status).toBe(200)
  const [{ setBy, from }] = (await read(master, 'deadlines')).amended
  expect([setBy.title, from]).toEqual(['Avenant n° 1', '2026-03-12'])
})
