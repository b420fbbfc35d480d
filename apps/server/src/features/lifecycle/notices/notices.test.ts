import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { pdfOf } from '../../../testing/attachments.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { registeredContract, type RegisteredContract } from './testing/registered-contract.ts'

let product: TestProduct
let company: RegisteredContract['company']
let contractId: RegisteredContract['contractId']
let at: RegisteredContract['at']
let call: RegisteredContract['call']
let register: RegisteredContract['register']
let prove: RegisteredContract['prove']

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => {
  stopTypst()
  return product.stop()
})
beforeEach(async () => {
  ;({ company, contractId, at, call, register, prove } = await registeredContract(product))
})

/** Posted on 1 September, by registered letter. */
async function giveNotice(form: object = {}): Promise<string> {
  const given = { kind: 'nonRenewal', sentOn: '2026-09-01', givenBy: 'us', ...form }
  const { status, body } = await call('POST', 'notices', { mode: 'registeredLetter', ...given })
  expect(status).toBe(201)
  return body.notice.noticeId
}

describe('a recorded notice', () => {
  test('shows who gave it, how, the judgement with its explanation, and until when the contract runs', async () => {
    await giveNotice()
    expect(await register()).toMatchObject({
      runsUntil: '2026-12-31',
      keeping: null,
      value: [
        {
          kind: 'nonRenewal',
          givenBy: 'us',
          mode: 'registeredLetter',
          caution: null,
          proofs: [{ kind: 'deposit', day: '2026-09-01', file: null, withdrawn: null }],
          verdict: { status: 'inTime', countedOn: '2026-09-01', effect: '2026-12-31' },
        },
      ],
    })
    const [{ verdict, recordedBy }] = (await register()).value
    expect(verdict.explanation.map(({ rule }: { rule: string }) => rule)).toContain('R14')
    expect(recordedBy).toBeTruthy()
  })

  test('is judged again with each proof: a receipt after the legal limit makes it late', async () => {
    const noticeId = await giveNotice()
    await company.comeBack('2026-10-10T09:00:00Z')
    const { status, body } = await prove(noticeId, 'receipt', '2026-10-02')
    expect(status).toBe(201)
    expect(body.value[0].verdict).toMatchObject({
      status: 'late',
      countedOn: '2026-10-02',
      effect: '2027-12-31',
    })
    expect((await call('GET', 'deadlines')).body.phase).toBe('RENEWAL_LOCKED')
  })

  test('a second proof of a kind takes the place of the first, which stays withdrawn', async () => {
    const noticeId = await giveNotice()
    const { body } = await prove(noticeId, 'deposit', '2026-09-02')
    const [{ proofs }] = body.value
    expect(proofs.map(({ day, withdrawn }: never) => [day, withdrawn !== null])).toEqual([
      ['2026-09-01', true],
      ['2026-09-02', false],
    ])
    expect((await call('GET', 'deadlines')).body.records.notices[0].sentOn).toBe('2026-09-02')
  })

  test('keeps a file as evidence, which changes nothing of the contract', async () => {
    const noticeId = await giveNotice()
    const before = (await call('GET', '')).body
    const { payload, headers } = multipart('AR.pdf', pdfOf('Avis de reception'))
    const { status, body } = await company.administrator.call(
      'POST',
      at(`notices/${noticeId}/proofs/file?kind=receipt&day=2026-09-03`),
      payload,
      headers,
    )
    expect(status).toBe(201)
    const proof = body.value[0].proofs.find(({ kind }: { kind: string }) => kind === 'receipt')
    expect(proof).toMatchObject({ day: '2026-09-03', file: { name: 'AR.pdf' } })
    const file = await call('GET', `notices/${noticeId}/proofs/${proof._id}/file`)
    expect([file.status, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('AR.pdf'),
    ])
    expect((await call('GET', 'attachments')).body.value).toEqual([])
    expect((await call('GET', '')).body.revision).toEqual(before.revision)
  })

  test('refuses days to come, in the wrong order, and two ways to end', async () => {
    const noticeId = await giveNotice()
    const code = async (kind: string, day: string) => (await prove(noticeId, kind, day)).body.code
    expect(await code('receipt', '2026-09-21')).toBe('NOTICE_DAY_IN_FUTURE')
    expect(await code('receipt', '2026-08-31')).toBe('NOTICE_DAYS_OUT_OF_ORDER')
    await prove(noticeId, 'refusal', '2026-09-03')
    expect(await code('receipt', '2026-09-04')).toBe('NOTICE_PROOFS_CONTRADICT')
  })

  test('does not lose its last day without being cancelled, and then keeps the reason', async () => {
    const noticeId = await giveNotice()
    const [{ proofs }] = (await register()).value
    const withdraw = (proofId: string) => call('DELETE', `notices/${noticeId}/proofs/${proofId}`)
    const last = await withdraw(proofs[0]._id)
    expect([last.status, last.body.code]).toEqual([409, 'NOTICE_LAST_DAY'])
    await prove(noticeId, 'presentation', '2026-09-03')
    expect((await withdraw(proofs[0]._id)).body.value[0].verdict.countedOn).toBe('2026-09-03')

    await call('DELETE', `notices/${noticeId}`, { reason: 'Accord trouvé' })
    expect(await register()).toMatchObject({
      runsUntil: null,
      value: [{ verdict: null, cancelled: { on: '2026-09-20', reason: 'Accord trouvé' } }],
    })
    const later = await prove(noticeId, 'receipt', '2026-09-04')
    expect([later.status, later.body.code]).toEqual([409, 'NOTICE_IS_CANCELLED'])
  })

  test('one of the other side is recorded and judged alike, with a caution where e-mail is not foreseen', async () => {
    await giveNotice({ givenBy: 'otherParty', mode: 'email' })
    const [notice] = (await register()).value
    expect(notice).toMatchObject({ givenBy: 'otherParty', verdict: { status: 'inTime' } })
    expect(notice.caution).toContain('e-mail')
  })
})

test('a price revision ends nothing, and is cancelled at any time', async () => {
  const revised = await call('POST', 'price-revisions', {
    givenBy: 'otherParty',
    appliesFrom: '2027-01-01',
    receivedOn: '2026-09-18',
  })
  expect(revised.body).toMatchObject({
    runsUntil: null,
    value: [{ kind: 'priceRevision', appliesFrom: '2027-01-01', verdict: null }],
  })
  expect((await call('GET', 'deadlines')).body.records.notices).toEqual([])
  await giveNotice()
  const cancelled = await call('DELETE', `notices/${revised.body.value[0]._id}`)
  expect([cancelled.status, cancelled.body.phase]).toEqual([200, 'TERMINATING'])
  const none = await call('POST', 'price-revisions', { givenBy: 'us', appliesFrom: '2027-01-01' })
  expect([none.status, none.body.code]).toEqual([422, 'NOTICE_DAY_REQUIRED'])
})

test('a notice that only the lifecycle knows is adopted with its days', async () => {
  const id = '019a2b3c-0000-7000-8000-00000000000a'
  const notice = { id, kind: 'nonRenewal', sentOn: '2026-09-01', receivedOn: '2026-09-03' }
  await inDatabase(
    product,
    `update contract set lifecycle = lifecycle || $2::jsonb where id = $1`,
    [
      contractId,
      JSON.stringify({ notices: [{ ...notice, presentedOn: null, cancelledOn: null }] }),
    ],
  )
  await inDatabase(
    product,
    `select adopt_notices(company_id, array[id]), adopt_notices(company_id, array[id]) from contract where id = $1`,
    [contractId],
  )
  expect((await register()).value).toMatchObject([
    {
      _id: id,
      givenBy: null,
      mode: null,
      recordedBy: null,
      proofs: [
        { kind: 'deposit', day: '2026-09-01' },
        { kind: 'receipt', day: '2026-09-03' },
      ],
      verdict: { status: 'inTime' },
    },
  ])
})

test('a reader sees the register, and why they cannot record anything in it', async () => {
  const noticeId = await giveNotice()
  const { browser, personId } = await company.join('contractManager')
  expect((await browser.call('GET', at('notices'))).status).toBe(404)
  await grantLevel(product, company, { contractId, personId, level: 'reader' })
  const { status, body } = await browser.call('GET', at('notices'))
  expect([status, body.value.length, typeof body.keeping.message]).toEqual([200, 1, 'string'])
  const proof = { kind: 'receipt', day: '2026-09-03' }
  const refused = await browser.call('POST', at(`notices/${noticeId}/proofs`), proof)
  expect([refused.status, refused.body.code]).toEqual([403, body.keeping.code])
})
