import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Answer, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-09-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
})

const at = (path: string) => `/contracts3/${contractId}/${path}`
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  company.administrator.call(method, at(path), body)
const register = async () => (await call('GET', 'renewals')).body
const deadlines = async () => (await call('GET', 'deadlines')).body
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code ?? body.code]

async function sign(terms: object) {
  await call('PUT', 'lifecycle', { ...YEARLY_TERMS, ...terms })
  await signOnPaper(product, company, contractId)
}

describe('a contract that both must agree to renew', () => {
  beforeEach(() => sign({ renewalType: 'withAgreement', maxRenewals: 1 }))

  const agree = (form: object = {}) =>
    call('POST', 'renewals', {
      kind: 'agreement',
      day: '2026-09-15',
      agreedBy: 'A. Morel, directrice',
      ...form,
    })

  test('runs on for the agreed time, with who agreed, and what it changes is shown beforehand', async () => {
    const renewal = { kind: 'agreement', day: '2026-09-15', until: '2027-06-30' }
    const preview = await call('POST', 'renewals/preview', { change: { act: 'record', renewal } })
    expect(preview.body).toMatchObject({
      before: { finalEnd: '2026-12-31' },
      after: { finalEnd: '2027-06-30' },
      runsUntil: '2027-06-30',
      limit: null,
    })
    expect((await register()).value).toEqual([])
    const agreed = await agree({ until: '2027-06-30' })
    expect(agreed.body.finalEnd).toBe('2027-06-30')
    expect(await register()).toMatchObject({
      made: 0,
      most: 1,
      value: [
        {
          _id: agreed.body._id,
          kind: 'agreement',
          day: '2026-09-15',
          fromDay: '2027-01-01',
          until: '2027-06-30',
          termEnd: '2027-06-30',
          agreedBy: 'A. Morel, directrice',
          cancelled: null,
        },
      ],
    })
    const asOf = await call('GET', 'as-of?day=2027-03-01')
    const end = asOf.body.values.find(({ name }: { name: string }) => name === 'endDate')
    expect(end.text).toBe('30/06/2027')
    const before = await call('GET', 'as-of?day=2026-09-14')
    expect(before.body.trace.map(({ text }: { text: string }) => text).join()).not.toMatch(
      /accord de renouvellement du/i,
    )
  })

  test('is corrected with a reason: the deadlines follow, and what it said is kept', async () => {
    await agree({ until: '2027-06-30' })
    const [{ _id }] = (await register()).value
    const said = { day: '2026-09-16', until: '2027-09-30', agreedBy: 'A. Morel' }
    const ofOneSide = { givenBy: 'us' }
    expect(codeOf(await call('PUT', `renewals/${_id}`, { ...said, reason: '' }))).toEqual([
      422,
      'FIELD_REQUIRED',
    ])
    const { status, body } = await call('PUT', `renewals/${_id}`, {
      ...said,
      ...ofOneSide,
      reason: 'Lu de travers',
    })
    expect(status).toBe(200)
    expect(body.value[0]).toMatchObject({
      ...said,
      givenBy: null,
      corrections: [{ day: '2026-09-15', until: '2027-06-30', reason: 'Lu de travers' }],
    })
    expect((await deadlines()).finalEnd).toBe('2027-09-30')
    expect(codeOf(await call('PUT', `renewals/${_id}`, { ...said, reason: 'Encore' }))).toEqual([
      422,
      'CORRECTION_EMPTY',
    ])
  })

  test('is cancelled with a reason, and can be agreed again', async () => {
    await agree()
    expect(codeOf(await agree())).toEqual([422, 'RENEWAL_ALREADY_RECORDED'])
    const [{ _id }] = (await register()).value
    expect(codeOf(await call('DELETE', `renewals/${_id}`, {}))).toEqual([422, 'FIELD_REQUIRED'])
    const { body } = await call('DELETE', `renewals/${_id}`, { reason: 'Jamais signé' })
    expect(body.value[0].cancelled).toMatchObject({ on: '2026-09-20', reason: 'Jamais signé' })
    expect((await deadlines()).finalEnd).toBe('2026-12-31')
    expect(codeOf(await call('DELETE', `renewals/${_id}`, { reason: 'Bis' }))).toEqual([
      409,
      'RENEWAL_IS_CANCELLED',
    ])
    expect((await agree()).status).toBe(201)
  })

  test('ends when the other side refuses, and says that nothing is expected any more', async () => {
    const refusal = { kind: 'refusal', day: '2026-09-18', givenBy: 'otherParty' }
    const { status, body } = await call('POST', 'renewals', refusal)
    expect([status, body.finalEnd, body.renewal]).toEqual([201, '2026-12-31', 'willNotRenew'])
    expect((await register()).value[0]).toMatchObject({ kind: 'refusal', isCounted: true })
    expect(codeOf(await agree())).toEqual([422, 'RENEWAL_REFUSED_BEFORE'])
    const [known] = await inDatabase(
      product,
      'select is_renewable from contract_fact where contract_id = $1',
      [contractId],
    )
    expect(known!.is_renewable).toBe(false)
  })

  test('is asked about again where an amendment signed after the refusal prolongs it', async () => {
    await call('POST', 'renewals', { kind: 'refusal', day: '2026-09-18', givenBy: 'otherParty' })
    const amendment = (await createContract(company.administrator, { parentId: contractId }))._id
    const changes = [{ field: 'duration', value: { kind: 'span', count: 18, unit: 'months' } }]
    await company.administrator.call('PUT', `/contracts3/${amendment}/amended-terms`, {
      effectiveOn: null,
      patches: changes,
    })
    await signOnPaper(product, company, amendment, '2026-09-19')
    const { endDate, renewal } = await deadlines()
    expect([endDate, renewal]).toEqual(['2027-06-30', 'renewable'])
    expect((await register()).value[0]).toMatchObject({ kind: 'refusal', isCounted: false })
    expect((await agree({ day: '2026-09-20' })).status).toBe(201)
  })

  test('keeps the documents that it rests on, withdrawn ones too, and gives them out', async () => {
    await agree()
    const [{ _id }] = (await register()).value
    const { payload, headers } = multipart('accord.pdf', pdfOf('Accord de renouvellement'))
    const path = `renewals/${_id}/documents`
    const { status, body } = await company.administrator.call('POST', at(path), payload, headers)
    expect([status, body.value[0].documents]).toMatchObject([
      201,
      [{ day: '2026-09-15', file: { name: 'accord.pdf' }, withdrawn: null }],
    ])
    const documentId = body.value[0].documents[0]._id
    expect((await call('GET', `${path}/${documentId}/file`)).status).toBe(200)
    const { value: held } = (await call('GET', 'value-history?value=endDate')).body
    expect(held[1]).toMatchObject({
      text: '31/12/2027',
      how: 'renewed',
      because: 'Renouvellement convenu le 15/09/2026, accord.pdf',
    })
    // A mistake in its document can be put right after it was cancelled.
    await call('DELETE', `renewals/${_id}`, { reason: 'Jamais signé' })
    const withdrawn = await call('DELETE', `${path}/${documentId}`)
    expect(withdrawn.body.value[0].documents[0].withdrawn).not.toBeNull()
    expect(codeOf(await call('DELETE', `${path}/${documentId}`))).toEqual([
      404,
      'RENEWAL_DOCUMENT_NOT_FOUND',
    ])
    expect((await call('GET', 'notices')).body.value).toEqual([])
    expect(codeOf(await call('POST', `${path}?day=2027-01-01`, {}))[0]).not.toBe(201)
  })

  test('is refused once all are made, under notice, and in the archive', async () => {
    await agree()
    await company.comeBack('2027-03-01T09:00:00Z')
    expect(codeOf(await agree({ day: '2027-02-01' }))).toEqual([422, 'RENEWALS_ALL_MADE'])
    await call('POST', 'notices', { kind: 'termination', endsOn: '2027-10-31' })
    expect(codeOf(await agree({ day: '2027-02-01' }))).toEqual([409, 'TERMINATION_ALREADY_GIVEN'])
    await company.comeBack('2027-12-01T09:00:00Z')
    expect((await call('POST', 'archived')).status).toBe(204)
    const [{ _id }] = (await register()).value
    expect(codeOf(await call('DELETE', `renewals/${_id}`, { reason: 'x' }))).toEqual([
      409,
      'CONTRACT_ARCHIVED',
    ])
  })

  test('tells the owner once when somebody else records, corrects or cancels it', async () => {
    const other = await company.join('contractManager')
    await company.administrator.call('PUT', `/contracts3/${contractId}`, {
      ownerId: other.personId,
    })
    const { _id } = (await agree()).body
    const said = { day: '2026-09-16', until: null, agreedBy: '', reason: 'Lu de travers' }
    expect((await call('PUT', `renewals/${_id}`, said)).status).toBe(200)
    expect((await call('DELETE', `renewals/${_id}`, { reason: 'Jamais signé' })).status).toBe(200)
    const told = await inDatabase(
      product,
      `select type, person_id from notification where contract_id = $1 and type like 'renewal%'
        order by created_at, id`,
      [contractId],
    )
    expect(told).toEqual(
      ['renewalRecorded', 'renewalCorrected', 'renewalCancelled'].map((type) => ({
        type,
        person_id: other.personId,
      })),
    )
  })
})

describe('a contract that renews tacitly', () => {
  beforeEach(() => sign({}))

  test('shows the renewals that the engine counts, and who confirmed them', async () => {
    await company.comeBack('2028-03-01T09:00:00Z')
    expect(await register()).toMatchObject({
      made: 2,
      most: null,
      value: [
        { _id: null, kind: 'tacit', fromDay: '2028-01-01', termEnd: '2028-12-31' },
        { _id: null, kind: 'tacit', fromDay: '2027-01-01', termEnd: '2027-12-31' },
      ],
    })
    const confirm = (form: object) => call('POST', 'renewals/confirmations', form)
    const reason = 'Factures payées'
    expect(codeOf(await confirm({ fromDay: '2027-01-01', reason: '' }))).toEqual([
      422,
      'FIELD_REQUIRED',
    ])
    expect(codeOf(await confirm({ fromDay: '2029-01-01', reason }))).toEqual([
      422,
      'RENEWAL_NOT_COMPUTED',
    ])
    const { body } = await confirm({ fromDay: '2027-01-01', reason })
    expect(body.value[1]).toMatchObject({ kind: 'tacit', reason, isCounted: true })
    expect(codeOf(await confirm({ fromDay: '2027-01-01', reason }))).toEqual([
      409,
      'RENEWAL_CONFIRMED_BEFORE',
    ])
    const { _id } = body.value[1]
    expect(
      codeOf(await call('PUT', `renewals/${_id}`, { day: '2027-02-01', reason: 'x' })),
    ).toEqual([409, 'RENEWAL_NOT_CORRECTABLE'])
    await call('DELETE', `renewals/${_id}`, { reason: 'Erreur' })
    expect((await register()).value.map((each: { _id: string | null }) => each._id)).toEqual([
      null,
      null,
      _id,
    ])
  })

  test('counts those that are too old to be listed, and keeps what was confirmed of them', async () => {
    contractId = (await createContract(company.administrator))._id
    const monthly = { count: 1, unit: 'months' }
    await sign({ duration: { kind: 'span', ...monthly }, renewalDuration: monthly })
    const reason = 'Factures payées'
    const confirmed = await call('POST', 'renewals/confirmations', {
      fromDay: '2026-03-01',
      reason,
    })
    expect(confirmed.status).toBe(201)
    await company.comeBack('2029-03-15T09:00:00Z')
    const { value, made, earlier } = await register()
    // 39 months: 25 terms are listed, the confirmed one beside them.
    expect([made, earlier, value.length]).toEqual([38, 12, 26])
    expect(value.at(-1)).toMatchObject({ isCounted: true, termEnd: '2026-03-31', reason })
  })

  test('is previewed with the day by which notice is to be given, as everywhere else', async () => {
    contractId = (await createContract(company.administrator))._id
    await sign({ effectiveDate: '2026-07-01' })
    const renewal = { kind: 'agreement', day: '2026-09-15', until: null }
    const { body } = await call('POST', 'renewals/preview', { change: { act: 'record', renewal } })
    expect([body.runsUntil, body.limit]).toEqual(['2028-06-30', '2028-03-30'])
  })

  test('is not refused here: that is a notice', async () => {
    const refusal = { kind: 'refusal', day: '2026-09-18', givenBy: 'otherParty' }
    expect(codeOf(await call('POST', 'renewals', refusal))).toEqual([
      422,
      'RENEWAL_REFUSAL_IS_NOTICE',
    ])
  })
})
