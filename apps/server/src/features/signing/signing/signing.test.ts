import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  enter,
  lastLink,
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
  signInside,
  signOutside,
} from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let administrator: { browser: TestCompany['administrator']; email: string }

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const me = await company.administrator.call('GET', '/me')
  administrator = { browser: company.administrator, email: me.body.email }
  contractId = await signableContract(company)
})

const at = (path = '') => `/contracts3/${contractId}${path}`
const read = async (path = '') => (await company.administrator.call('GET', at(path))).body
const tasks = async () =>
  (await company.administrator.call('GET', '/tasks?skip=0')).body.result.value.map(
    (task: { status: string }) => task.status,
  )

describe('a signature', () => {
  test('goes from the sending to the sealed copy, each signatory in turn', async () => {
    const sent = await sendOut(company, contractId)
    expect(sent.status).toBe(201)
    expect(await read()).toMatchObject({ status: 'SIGNATURE', isFrozen: true })
    expect(sent.body.current.signatories.map(({ state }: { state: string }) => state)).toEqual([
      'invited',
      'waiting',
    ])
    expect(await tasks()).toEqual([])

    const { answer } = await signOutside(product, company)
    const signedAt = product.clock.now().toISOString()
    expect(answer.body).toMatchObject({ state: 'out', signatory: { state: 'signed', signedAt } })
    expect(await tasks()).toEqual(['TODO'])
    const inside = await signInside(product, company, contractId, administrator)
    expect(inside.body).toMatchObject({ state: 'sealing', signatory: { state: 'signed' } })
    expect(await tasks()).toEqual(['DONE'])

    await sealNow(product, company, contractId)
    expect(await read()).toMatchObject({
      status: 'SIGNED',
      isLocked: true,
      isFrozen: false,
      signatureDate: '2026-11-20',
      step: { kind: 'followUp' },
    })
    const { current, downloading } = await read('/signature')
    expect([current.state, downloading]).toEqual(['sealed', null])
    for (const email of [OUTSIDER.email, administrator.email]) {
      const copy = (await mailsOf(product, company, email)).at(-1)
      expect(copy?.attachments).toMatchObject([{ sha256: current.seal.sha256 }])
    }
  })

  test('lets nobody sign out of turn, twice, or for another person', async () => {
    await sendOut(company, contractId)
    const tooEarly = await company.administrator.call('POST', at('/signature/code'), {
      consent: true,
      documentSha256: (await read('/signature/document')).document.sha256,
    })
    expect([tooEarly.status, tooEarly.body.code]).toEqual([409, 'SIGNATURE_NOT_YOUR_TURN'])

    const stranger = (await company.join('contractManager')).browser
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('contract').set({ owner_id: company.administratorId }).execute(),
    )
    expect((await stranger.call('GET', at('/signature/document'))).status).toBe(404)

    const { guest, path } = await signOutside(product, company)
    const { document } = (await guest.call('GET', path)).body
    const again = await guest.call('POST', `${path}/code`, {
      consent: true,
      documentSha256: document.sha256,
    })
    expect([again.status, again.body.code]).toEqual([409, 'SIGNATURE_ALREADY_SIGNED'])
  })

  test('refuses a reader of the contract who is not a signatory', async () => {
    await sendOut(company, contractId, [OUTSIDER])
    const { status, body } = await company.administrator.call('GET', at('/signature/document'))
    expect([status, body.code]).toEqual([403, 'NOT_A_SIGNATORY'])
  })

  test('has one effect for a double click', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sendOut(company, contractId)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    const invitations = await mailsOf(product, company, OUTSIDER.email)
    expect(invitations).toHaveLength(1)
  })
})

describe('while it is running', () => {
  beforeEach(() => sendOut(company, contractId))

  test('nothing of the contract changes', async () => {
    const text = await textOf(company.administrator, contractId)
    const sectionId = (await text.read()).blocks[0].sections[0]._id
    const saved = await text.save(sectionId, { text: 'Un octet de plus.' })
    expect([saved.status, saved.body.code]).toEqual([409, 'CONTRACT_FROZEN'])
    const renamed = await company.administrator.call('PUT', at(), { title: 'Autre' })
    expect([renamed.status, renamed.body.code]).toEqual([409, 'CONTRACT_FROZEN'])
    const again = await sendOut(company, contractId)
    expect([again.status, again.body.code]).toEqual([409, 'CONTRACT_FROZEN'])
  })

  test('it can be cancelled: the contract can change again, the link and its session say so', async () => {
    const { guest, path, token } = await enter(product, company)
    const { status, body } = await company.administrator.call('DELETE', at('/signature'))
    expect([status, body.current, body.earlier[0].state]).toEqual([200, null, 'cancelled'])
    expect(await read()).toMatchObject({ status: 'DRAFT', isFrozen: false, editing: null })
    const session = await guest.call('GET', path)
    expect([session.status, session.body.code]).toEqual([409, 'SIGNATURE_CANCELLED'])
    const link = await guest.call('POST', '/invitations', { token })
    expect([link.status, link.body.code]).toEqual([409, 'SIGNATURE_CANCELLED'])
    const late = await company.administrator.call('DELETE', at('/signature'))
    expect([late.status, late.body.code]).toEqual([409, 'SIGNATURE_NOT_OUT'])
  })

  test('it can be restarted with the same signatories, which voids signatures given', async () => {
    const { guest, path } = await signOutside(product, company)
    const { browser } = await company.join('administrator')
    const { status, body } = await browser.call('POST', at('/signature/reset'))
    expect(status).toBe(201)
    expect(body.current.signatories).toMatchObject([
      { name: OUTSIDER.name, role: OUTSIDER.role, state: 'invited' },
      { personId: company.administratorId, state: 'waiting' },
    ])
    expect(body.earlier).toMatchObject([{ state: 'cancelled' }])
    expect(await tasks()).toEqual(['TERMINATED'])
    const { value } = (await company.administrator.call('GET', '/notification?$top=10&$skip=0'))
      .body
    expect(value.map(({ type }: { type: string }) => type)).not.toContain('signatureCancelled')
    expect((await guest.call('GET', path)).body.code).toBe('SIGNATURE_CANCELLED')
    expect((await signOutside(product, company)).answer.status).toBe(200)
  })

  test('the invitation can be sent again with a new link', async () => {
    const first = await lastLink(product, company)
    const { signatories } = (await read('/signature')).current
    const [outside, inside] = signatories
    const resent = await company.administrator.call(
      'POST',
      at(`/signature/${outside._id}/invitation`),
    )
    expect(resent.status).toBe(200)
    const old = await product.browser().call('POST', '/invitations', { token: first })
    expect([old.status, old.body.code]).toEqual([409, 'INVITATION_REVOKED'])
    const token = await lastLink(product, company)
    expect((await product.browser().call('POST', '/invitations', { token })).status).toBe(200)

    const early = await company.administrator.call(
      'POST',
      at(`/signature/${inside._id}/invitation`),
    )
    expect([early.status, early.body.code]).toEqual([409, 'SIGNATORY_NOT_INVITED'])
  })

  test('a signatory is reminded at most five times a day', async () => {
    const { signatories } = (await read('/signature')).current
    const path = at(`/signature/${signatories[0]._id}/invitation`)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await company.administrator.call('POST', path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('once all have signed, it can neither be cancelled nor restarted', async () => {
  await sendOut(company, contractId, [OUTSIDER])
  await signOutside(product, company)
  const cancel = () => company.administrator.call('DELETE', at('/signature'))
  const reset = () => company.administrator.call('POST', at('/signature/reset'))
  for (const answer of [await cancel(), await reset()])
    expect([answer.status, answer.body.code]).toEqual([409, 'SIGNATURE_COMPLETE'])
  await sealNow(product, company, contractId)
  const late = await cancel()
  expect([late.status, late.body.code]).toEqual([409, 'SIGNATURE_COMPLETE'])
  const again = await reset()
  expect([again.status, again.body.code]).toEqual([409, 'CONTRACT_LOCKED'])
})

describe('refused', () => {
  test('to a reader', async () => {
    const reader = (await company.join('reader')).browser
    const { status, body } = await reader.call('POST', at('/signature'), { signatories: [] })
    expect([status, body.code]).toEqual([403, 'NOT_ALLOWED_CONTRACTS3_SIGNATURE'])
  })

  test('to another company, for which it does not exist', async () => {
    await sendOut(company, contractId)
    const other = await signUpCompany(product)
    const signatories = [OUTSIDER]
    const calls = [
      await other.administrator.call('POST', at('/signature'), { signatories }),
      await other.administrator.call('GET', at('/signature')),
      await other.administrator.call('DELETE', at('/signature')),
      await other.administrator.call('POST', at('/signature/reset')),
      await other.administrator.call('GET', at('/signature/document.pdf')),
      await other.administrator.call('GET', at('/signed')),
    ]
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(404))
  })

  test('to an editor of one contract who reminds the signatory of another', async () => {
    await sendOut(company, contractId)
    const { signatories } = (await read('/signature')).current
    const other = await signableContract(company)
    await sendOut(company, other, [{ ...OUTSIDER, email: 'autre@exterieur.test' }])
    const { status } = await company.administrator.call(
      'POST',
      `/contracts3/${other}/signature/${signatories[0]._id}/invitation`,
    )
    expect(status).toBe(404)
  })
})

test('for an empty contract', async () => {
  const empty = (await createContract(company.administrator))._id
  const { status, body } = await sendOut(company, empty)
  expect([status, body.code]).toEqual([422, 'SECTION_CONTENT_REQUIRED'])
})
