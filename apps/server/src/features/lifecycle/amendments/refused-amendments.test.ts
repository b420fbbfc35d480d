import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import {
  AMOUNT,
  FOUR_MONTHS,
  UNTIL,
  amendmentCalls,
  writeAmendment,
} from '../../../testing/amendments.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterSigned, pdfOf, uploadSigned } from '../../../testing/signed-pdfs.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let master: string
let amendment: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  ;({ company, master, amendment } = await writeAmendment(product))
})

const { newAmendment, read, state, correct, sign, factOf } = amendmentCalls(() => ({
  product,
  company,
  master,
  amendment,
}))

describe('an amendment is refused', () => {
  test.each([
    [[{ field: 'notice', value: YEARLY_TERMS.notice }], 'notice', 'AMENDMENT_SAME_VALUE'],
    [
      [{ field: 'value', variable: 'absent', value: 'x' }],
      'values.absent',
      'AMENDMENT_FIELD_UNKNOWN',
    ],
    [
      [
        { field: 'renewalType', value: 'withNotice' },
        { field: 'notice', value: null },
      ],
      'notice',
      'LIFECYCLE_NOTICE_REQUIRED',
    ],
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
