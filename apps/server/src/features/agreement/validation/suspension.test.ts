import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirm, confirming } from '../../../testing/confirming.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { sendOut } from '../../../testing/signatures.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import {
  startProduct,
  type Answer,
  type Browser,
  type TestProduct,
} from '../../../testing/start-product.ts'
import { endSittings } from './end-sittings.job.ts'
import {
  contractUnderValidation,
  OTHER,
  TITLE,
  type UnderValidation,
} from './testing/under-validation.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let ana: Awaited<ReturnType<TestCompany['join']>>
let contract: UnderValidation

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  owner = company.administrator
  ana = await company.join('validator', 'Ana')
  contract = await contractUnderValidation(company, ana)
})

const minutes = (count: number) => product.clock.advance(count * 60_000)
const job = () => endSittings({ ...product.product.platform, preAuth: product.preAuth })

const mailed = async () => {
  const { email } = (await owner.call('GET', '/me')).body
  return (await mailsOf(product, company, email)).length
}

describe('the first change to a contract', () => {
  const isRefused = ({ status, body }: Answer) =>
    expect([status, body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])

  test('whose validation is acquired says whose work is at stake, and does nothing', async () => {
    await contract.acquire()
    const refused = await contract.rename(OTHER)
    isRefused(refused)
    expect(refused.body.details).toMatchObject({
      hidden: 0,
      validations: [
        {
          isAcquired: true,
          requestedBy: 'Anne Martin',
          decisions: [{ name: 'Ana Test' }, { name: 'Ana Test' }],
        },
      ],
    })
    expect(refused.body.details.validations[0].decisions[0].decidedAt).toMatch(/^2026-.*Z$/)
    expect((await contract.page()).title).toBe(TITLE)
    expect(await contract.state()).toBe('accepted')
    expect(await contract.happened()).toEqual([])
  })

  test('is refused alike wherever it is made, and goes through once confirmed', async () => {
    await contract.request()
    const text = await textOf(owner, contract.contractId)
    const { blocks } = await text.read()
    const sectionId = blocks[0].sections[0]._id
    const section = `${text.path}/sections/${sectionId}`
    isRefused(await contract.rename(OTHER))
    isRefused(await text.save(sectionId, { text: 'autre' }))
    isRefused(await owner.call('PUT', contract.at('/lifecycle'), YEARLY_TERMS))
    isRefused(
      await owner.call('PUT', contract.at('/fields'), { values: { amount_incl_tax: 1200 } }),
    )
    isRefused(await owner.call('DELETE', section))
    isRefused(await owner.call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Annexe' }))
    expect(await contract.state()).toBe('running')
    expect((await confirming(owner).call('DELETE', section)).status).toBe(200)
    expect(await contract.state()).toBe('suspended')
  })

  test('is confirmed by what was said only', async () => {
    await contract.acquire()
    const asked = await contract.rename(OTHER)
    const other = { ...asked, body: { details: { confirmation: 'a'.repeat(64) } } }
    const call = { method: 'PUT', path: contract.at(), body: { title: OTHER } } as const
    isRefused(await confirm(owner, other, call))
    expect((await confirm(owner, asked, call)).status).toBe(200)
    expect((await contract.page()).title).toBe(OTHER)
  })

  test('is not asked about when the hash does not cover it', async () => {
    await contract.acquire()
    expect((await owner.call('PUT', contract.at(), { folderIds: [] })).status).toBe(200)
    expect(await contract.state()).toBe('accepted')
  })
})

test('changing a party asks for all contracts that name it', async () => {
  const party = (name: string, browser = owner) =>
    browser.call('PUT', `/administration/counterparties/${partyId}`, { name })
  const created = await owner.call('POST', '/administration/counterparties', { name: 'Élan' })
  const partyId = created.body._id as string
  const second = await contractUnderValidation(company, ana, 'Autre contrat')
  for (const { at, acquire } of [contract, second]) {
    await owner.call('PUT', at(), { counterpartyId: partyId })
    await acquire()
  }
  const asked = await party('Élan et Fils')
  expect([asked.status, asked.body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])
  expect(asked.body.details.validations.map(({ title }: { title: string }) => title)).toEqual([
    TITLE,
    'Autre contrat',
  ])
  expect((await party('Élan et Fils', confirming(owner))).status).toBe(200)
  expect([await contract.state(), await second.state()]).toEqual(['suspended', 'suspended'])
  expect((await party('Élan')).status).toBe(200)
  expect([await contract.state(), await second.state()]).toEqual(['accepted', 'accepted'])
})

describe('a suspended validation', () => {
  test('does not count: neither ready to sign, nor to be sent or decided on', async () => {
    await contract.acquire()
    expect((await contract.renameAnyway(OTHER)).status).toBe(200)
    expect(await contract.page()).toMatchObject({
      status: 'VALIDATION',
      readyToSign: false,
      validationSuspended: true,
    })
    const { code, message } = await contract.sending()
    const sent = await sendOut(company, contract.contractId)
    expect([sent.status, sent.body.code]).toEqual([409, 'SIGNATURE_VALIDATION_OF_SUSPENDED'])
    expect([code, message]).toEqual([sent.body.code, sent.body.message])
    expect(message).toContain('La validation d’Ana Test est suspendue')
    const steps = (await owner.call('GET', contract.at('/steps'))).body
    const ofValidation = steps.find(({ kind }: { kind: string }) => kind === 'validation')
    expect(ofValidation.isSuspended).toBe(true)
    const { suspension } = await contract.last()
    expect(suspension.changedBy).toBe('Anne Martin')
  })

  test('is not decided on while it runs', async () => {
    const [first] = await contract.request()
    await contract.renameAnyway(OTHER)
    const { status, body } = await contract.decide(first)
    expect([status, body.code]).toEqual([409, 'VALIDATION_SUSPENDED'])
  })

  test('is as before once the content is back, and nobody was notified', async () => {
    await contract.acquire()
    const before = await contract.last()
    const mails = await mailed()
    await contract.renameAnyway(OTHER)
    minutes(9)
    expect((await contract.rename('Encore un autre')).status).toBe(200)
    minutes(9)
    expect((await contract.rename(TITLE)).status).toBe(200)
    expect(await contract.last()).toEqual(before)
    expect(await contract.page()).toMatchObject({ readyToSign: true, validationSuspended: false })
    expect(await contract.sending()).toBeNull()
    expect(await contract.happened()).toEqual(['validation.suspended', 'validation.reinstated'])
    await job()
    expect([await contract.state(), await mailed()]).toEqual(['accepted', mails])
  })

  test('that was running goes on where it was', async () => {
    const [first, second] = await contract.request()
    await contract.decide(first)
    await contract.renameAnyway(OTHER)
    await contract.rename(TITLE)
    expect(await contract.state()).toBe('running')
    expect((await contract.decide(second)).body.current.state).toBe('accepted')
  })

  test('asks nothing more of who confirmed, within the sitting', async () => {
    await contract.acquire()
    await contract.renameAnyway(OTHER)
    await contract.rename(TITLE)
    minutes(5)
    expect((await contract.rename(OTHER)).status).toBe(200)
    expect(await contract.state()).toBe('suspended')
  })

  test('once it counts again, asks another person', async () => {
    const bob = await company.join('contributor', 'Bob')
    const { contractId } = contract
    await grantLevel(product, company, { contractId, personId: bob.personId, level: 'editor' })
    await contract.acquire()
    await contract.renameAnyway(OTHER)
    // It is suspended already: nothing more is lost by what Bob does.
    expect((await contract.rename('Encore un autre', bob.browser)).status).toBe(200)
    await contract.rename(TITLE)
    expect((await contract.rename(OTHER, bob.browser)).status).toBe(409)
    expect(await contract.state()).toBe('accepted')
  })
})

test.each([
  ['running', 'SIGNATURE_VALIDATION_RUNNING'],
  ['refused', 'SIGNATURE_VALIDATION_REFUSED'],
])('sending is refused with its own reason while it is %s', async (state, code) => {
  const [first] = await contract.request()
  if (state === 'refused') await contract.decide(first, 'refused')
  expect([await contract.state(), (await contract.sending()).code]).toEqual([state, code])
})
