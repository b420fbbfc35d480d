import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  await company.administrator.call('PUT', at('lifecycle'), { ...YEARLY_TERMS, ...FROM_2021 })
})

const FROM_2021 = { effectiveDate: '2021-01-01' }
const OF_A_TERM = { label: null, type: null, columns: null }
const REASON = 'Le préavis est de deux mois, page 4'

const at = (path: string) => `/contracts3/${contractId}${path ? `/${path}` : ''}`
const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  company.administrator.call(method, at(path), body)
const corrections = async () => (await call('GET', 'corrections')).body
const dates = (changes: object = {}) => {
  const { performedAfterEnd: _, ...lifecycle } = { ...YEARLY_TERMS, ...FROM_2021 }
  return {
    reason: REASON,
    signatureDate: '2020-12-15',
    lifecycle: { ...lifecycle, ...changes },
  }
}
const signedElsewhere = () => signOnPaper(product, company, contractId, '2020-12-15', 'scan')

describe('the dates of a contract signed elsewhere', () => {
  beforeEach(signedElsewhere)

  test('are corrected with a reason; the values before stay, with who and when', async () => {
    const before = (await call('GET', 'deadlines')).body
    expect([before.terms, before.editing.code, before.correcting]).toEqual([
      'transcribed',
      'TERMS_TRANSCRIBED',
      null,
    ])
    const notice = { unit: 'months', count: 2 }
    const { status, body } = await call('PUT', 'lifecycle/correction', dates({ notice }))
    expect([status, before.prudentLimit, body.prudentLimit]).toEqual([
      200,
      '2026-09-30',
      '2026-10-31',
    ])
    expect(await corrections()).toMatchObject({
      count: 1,
      value: [
        {
          by: 'Anne Martin',
          at: '2026-05-04T09:00:00.000Z',
          reason: REASON,
          changes: [{ ...OF_A_TERM, field: 'notice', before: YEARLY_TERMS.notice, after: notice }],
        },
      ],
    })
    const { body: activity } = await call('GET', 'activity')
    expect(activity.value[0].text).toBe(
      `Anne Martin a corrigé la transcription des termes (motif\u202f: ${REASON}).`,
    )
  })

  test('count as one term when they belong together, and the signature is among them', async () => {
    const corrected = { ...dates({ maxRenewals: 9 }), signatureDate: '2020-11-30' }
    const { body } = await call('PUT', 'lifecycle/correction', corrected)
    expect([body.signatureDate, body.lifecycle.maxRenewals]).toEqual(['2020-11-30', 9])
    const [{ changes }] = (await corrections()).value
    const renewal = { renewalType: 'tacit', renewalDuration: { count: 12, unit: 'months' } }
    expect(changes).toEqual([
      { ...OF_A_TERM, field: 'signatureDate', before: '2020-12-15', after: '2020-11-30' },
      {
        ...OF_A_TERM,
        field: 'renewal',
        before: { ...renewal, maxRenewals: null },
        after: { ...renewal, maxRenewals: 9 },
      },
    ])
  })

  test('allow no fewer renewals than were made, in the preview either', async () => {
    const fewer = dates({ maxRenewals: 4 })
    const refused = await call('PUT', 'lifecycle/correction', fewer)
    const { lifecycle } = fewer
    const previewed = await call('POST', 'deadlines/changed', { lifecycle })
    for (const { status, body } of [refused, previewed])
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
        422,
        'maxRenewals',
        'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS',
      ])
    expect((await corrections()).count).toBe(0)
    const { status } = await call('PUT', 'lifecycle/correction', dates({ maxRenewals: 5 }))
    expect(status).toBe(200)
  })

  test('are previewed without being saved', async () => {
    const { lifecycle } = dates({ notice: { unit: 'months', count: 2 } })
    const { body } = await call('POST', 'deadlines/changed', { lifecycle })
    expect(body.prudentLimit).toBe('2026-10-31')
    expect((await call('GET', 'deadlines')).body.prudentLimit).toBe('2026-09-30')
  })

  test.each([
    [{ ...dates({ roll: 'next' }), reason: '  ' }, 'FIELD_REQUIRED'],
    [dates(), 'CORRECTION_EMPTY'],
    [dates({ duration: null }), 'LIFECYCLE_DURATION_REQUIRED'],
    [{ ...dates(), signatureDate: '2026-05-05' }, 'CORRECTION_SIGNED_IN_FUTURE'],
  ])('%j is refused: %s', async (body, code) => {
    const refused = await call('PUT', 'lifecycle/correction', body)
    expect([refused.status, refused.body.code]).toEqual([422, code])
  })
})

describe('the other values of a contract signed elsewhere', () => {
  beforeEach(signedElsewhere)

  test('are corrected with a reason, each kept by its name', async () => {
    const { body: party } = await company.administrator.call('POST', '/contracts/suppliers', {
      name: 'Bureau Vallée',
    })
    const details = { counterpartyId: party._id, reference: 'BV-2020' }
    const { status, body } = await call('PUT', 'correction', {
      reason: REASON,
      details,
      values: { amount_incl_tax: 120_000 },
    })
    expect([status, body.values.amount_incl_tax]).toEqual([200, 120_000])
    const [{ changes }] = (await corrections()).value
    expect(changes).toEqual([
      { ...OF_A_TERM, field: 'reference', before: '20260001', after: 'BV-2020' },
      { ...OF_A_TERM, field: 'counterparty', before: null, after: 'Bureau Vallée' },
      {
        ...OF_A_TERM,
        field: 'values.amount_incl_tax',
        label: 'Montant TTC',
        type: 'amount',
        before: null,
        after: 120_000,
      },
    ])
    const page = (await call('GET', '')).body
    expect([page.reference, page.counterparty.name]).toEqual(['BV-2020', 'Bureau Vallée'])
  })

  test('include what it prints of a party, whose record stays as it is', async () => {
    const { body: party } = await company.administrator.call('POST', '/contracts/suppliers', {
      name: 'Bureau Vallée',
    })
    await call('PUT', 'correction', { reason: REASON, details: { counterpartyId: party._id } })
    const correct = async (name: string | null) => {
      const values = { counterparty_name: name }
      const { status, body } = await call('PUT', 'correction', { reason: REASON, values })
      return [status, body.values.counterparty_name]
    }
    expect(await correct('Bureau Vallée Lyon SARL')).toEqual([200, 'Bureau Vallée Lyon SARL'])
    expect((await call('GET', '')).body.counterparty.name).toBe('Bureau Vallée')
    // Emptied, the record of the party is printed again.
    expect(await correct(null)).toEqual([200, 'Bureau Vallée'])
    const [{ changes }] = (await corrections()).value
    const field = { field: 'values.counterparty_name', label: 'Cocontractant' }
    expect(changes).toMatchObject([
      { ...field, before: 'Bureau Vallée Lyon SARL', after: 'Bureau Vallée' },
    ])
  })

  test('leave dates to their own form, and say so', async () => {
    const values = { effective_date: '2022-01-01' }
    const { status, body } = await call('PUT', 'correction', { reason: REASON, values })
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      422,
      'values.effective_date',
      'CORRECTED_WITH_DATES',
    ])
  })

  test('that are as they were correct nothing', async () => {
    const { status, body } = await call('PUT', 'correction', {
      reason: REASON,
      details: { currency: 'EUR' },
    })
    expect([status, body.code]).toEqual([422, 'CORRECTION_EMPTY'])
  })

  test('may take no reference of another contract', async () => {
    const { reference } = await createContract(company.administrator)
    const { status, body } = await call('PUT', 'correction', {
      reason: REASON,
      details: { reference },
    })
    expect([status, body.errors[0].code]).toEqual([422, 'REFERENCE_TAKEN'])
  })
})

describe('terms', () => {
  test('sealed here change only by an amendment', async () => {
    await signOnPaper(product, company, contractId, '2020-12-15', 'signature')
    const notice = { unit: 'months', count: 2 }
    const answers = [
      await call('PUT', 'lifecycle/correction', dates({ notice })),
      await call('PUT', 'correction', { reason: REASON, values: { amount_incl_tax: 1 } }),
      await call('PUT', 'lifecycle', { ...YEARLY_TERMS, notice }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code, body.message]).toEqual([
        409,
        'TERMS_SEALED',
        'Ces termes ont été signés ici\u202f: ils ne changent que par un avenant.',
      ])
  })

  test('of a draft are changed directly', async () => {
    const { status, body } = await call('PUT', 'lifecycle/correction', dates({ roll: 'next' }))
    expect([status, body.code]).toEqual([409, 'TERMS_OPEN'])
  })

  test('are corrected by editors who may configure dates, and by nobody of another company', async () => {
    await signedElsewhere()
    const corrected = dates({ roll: 'next' })
    const reader = await company.join('contractManager')
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
    const validator = await company.join('validator')
    const { personId } = validator
    await grantLevel(product, company, { contractId, personId, level: 'owner' })
    const stranger = await signUpCompany(product)
    const asked = [reader.browser, validator.browser, stranger.administrator]
    const answers = await Promise.all(
      asked.map((browser) => browser.call('PUT', at('lifecycle/correction'), corrected)),
    )
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'LEVEL_TOO_LOW_EDITOR'],
      [403, 'NOT_ALLOWED_CONTRACTS3_DATES'],
      [404, 'CONTRACT_NOT_FOUND'],
    ])
    expect((await reader.browser.call('GET', at('corrections'))).status).toBe(200)
    expect((await stranger.administrator.call('GET', at('corrections'))).status).toBe(404)
  })
})

describe('performing a contract after its end', () => {
  const perform = (performed: boolean) => call('PUT', 'performed-after-end', { performed })
  const signEnded = async () => {
    await call('PUT', 'lifecycle', { ...YEARLY_TERMS, ...FROM_2021, renewalType: 'none' })
    await signOnPaper(product, company, contractId, '2020-12-15')
  }

  test('is recorded on a sealed contract that has ended, and can be withdrawn', async () => {
    await signEnded()
    expect((await call('GET', 'deadlines')).body.phase).toBe('ENDED')
    const { status, body } = await perform(true)
    expect([status, body.phase, body.endDate]).toEqual([200, 'INDETERMINATE', null])
    expect((await perform(true)).body.code).toBe('PERFORMANCE_RECORDED')
    const back = await perform(false)
    expect([back.status, back.body.phase]).toEqual([200, 'ENDED'])
    expect((await perform(false)).body.code).toBe('PERFORMANCE_NOT_RECORDED')
    const { body: activity } = await call('GET', 'activity?$top=2')
    expect(activity.value.map(({ text }: { text: string }) => text)).toEqual([
      'Anne Martin a retiré le constat d’une exécution après le terme.',
      'Anne Martin a constaté que les parties ont continué d’exécuter le contrat après son terme.',
    ])
  })

  test('is refused before the end, and of a contract without one', async () => {
    expect((await perform(true)).body.code).toBe('CONTRACT_NOT_SIGNED')
    await signOnPaper(product, company, contractId, '2020-12-15')
    expect((await perform(true)).body.code).toBe('CONTRACT_NOT_ENDED')
    await inDatabase(
      product,
      `update contract set lifecycle = lifecycle || '{"duration": {"kind": "indefinite"}, "renewalType": "none"}' where id = $1`,
      [contractId],
    )
    expect((await perform(true)).body.code).toBe('CONTRACT_WITHOUT_TERM')
  })
})
