import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { sendOut } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import {
  contractUnderValidation,
  OTHER,
  TITLE,
  type UnderValidation,
} from './testing/under-validation.ts'

const WORDS = 'Plafonner la responsabilité à 50 000 €'

let product: TestProduct
let company: TestCompany
let owner: Browser
let ana: Awaited<ReturnType<TestCompany['join']>>
let contract: UnderValidation
let steps: [string, string]

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  owner = company.administrator
  ana = await company.join('validator', 'Ana')
  contract = await contractUnderValidation(company, ana)
  steps = await contract.request()
})

const decide = (stepId: string, decision: string, reason = '', browser = ana.browser) =>
  browser.call('PUT', contract.at(`/validation/${stepId}/decision`), { decision, reason })
const setOn = async (stepId = steps[0]) => {
  const { body } = await decide(stepId, 'conditional', WORDS)
  return conditionIn(body)
}
const conditionIn = ({ current }: { current: { steps: { validators: object[] }[] } }) =>
  current.steps
    .flatMap(({ validators }) => validators as { condition: { _id: string } | null }[])
    .find(({ condition }) => condition)?.condition as { _id: string } & Record<string, unknown>
const act = (id: string, verb: string, body: object, browser: Browser) =>
  browser.call('POST', contract.at(`/validation/conditions/${id}/${verb}`), body)
const meet = (id: string, browser = owner, comment = 'Article 8 modifié') =>
  act(id, 'met', { comment }, browser)
const confirm = (id: string, browser = ana.browser) => act(id, 'confirmed', {}, browser)
const reject = (id: string, comment = 'Le plafond manque', browser = ana.browser) =>
  act(id, 'rejected', { comment }, browser)
const refusal = (code: string, status = 409) => ({
  status,
  body: expect.objectContaining({ code }),
})

const tasksOf = async (browser: Browser) =>
  (await browser.call('GET', '/tasks?skip=0&status=todo')).body.result.value.map(
    ({ kind }: { kind: string }) => kind,
  )
const newsOf = async (browser: Browser) =>
  (await browser.call('GET', '/notification')).body.value.map(({ type }: { type: string }) => type)
const blocking = async () =>
  (await owner.call('GET', contract.at('/readiness'))).body.findings.filter(
    ({ kind }: { kind: string }) => kind === 'conditionOpen',
  )

test('an acceptance on a condition counts, opens the next step, and is told to who requested it', async () => {
  expect(await decide(steps[0], 'conditional')).toMatchObject(refusal('CONDITION_REQUIRED', 422))
  const condition = await setOn()
  expect(condition).toMatchObject({ words: WORDS, state: 'open', met: null, confirmed: null })
  const { steps: shown } = (await owner.call('GET', contract.at('/validation'))).body.current
  expect(shown.map(({ outcome, isOpen }: Record<string, unknown>) => [outcome, isOpen])).toEqual([
    ['accepted', false],
    ['pending', true],
  ])
  expect(await tasksOf(owner)).toContain('meetCondition')
  expect(await newsOf(owner)).toContain('conditionSet')
  const { email } = (await owner.call('GET', '/me')).body
  expect((await mailsOf(product, company, email)).at(-1)!.text).toContain(WORDS)
  await decide(steps[1], 'accepted')
  expect(await contract.state()).toBe('accepted')
})

test('a contract is not sent while a condition is open, and the refusal names it', async () => {
  const { _id } = await setOn()
  await decide(steps[1], 'accepted')
  const named = { code: 'SIGNATURE_CONDITION_OF' }
  expect(await contract.sending()).toMatchObject(named)
  expect((await contract.sending()).message).toContain(WORDS)
  expect(await blocking()).toMatchObject([
    { severity: 'blocks', place: { kind: 'validation' }, message: expect.stringContaining(WORDS) },
  ])
  const sent = await sendOut(company, contract.contractId)
  expect(sent).toMatchObject(refusal('SIGNATURE_CONDITION_OF'))
  await meet(_id)
  expect(await contract.sending()).toMatchObject(named)
  await confirm(_id)
  expect(await contract.sending()).toBeNull()
  expect(await blocking()).toEqual([])
})

test('it is said to be met, not agreed to, said again and confirmed: each has the task in turn', async () => {
  const { _id } = await setOn()
  expect(await reject(_id)).toMatchObject(refusal('CONDITION_NOT_SAID_MET'))
  expect(await meet(_id, owner, '')).toMatchObject(refusal('CONDITION_COMMENT_REQUIRED', 422))
  expect(conditionIn((await meet(_id)).body)).toMatchObject({
    state: 'met',
    met: { by: 'Anne Martin', comment: 'Article 8 modifié' },
    meeting: { code: 'CONDITION_ALREADY_MET' },
  })
  expect(await tasksOf(owner)).not.toContain('meetCondition')
  expect(await tasksOf(ana.browser)).toContain('confirmCondition')
  expect(await newsOf(ana.browser)).toContain('conditionMet')
  expect(await meet(_id)).toMatchObject(refusal('CONDITION_ALREADY_MET'))
  expect(await reject(_id, '')).toMatchObject(refusal('CONDITION_COMMENT_REQUIRED', 422))

  expect(conditionIn((await reject(_id)).body)).toMatchObject({
    state: 'open',
    met: null,
    rejected: { by: 'Ana Test', comment: 'Le plafond manque' },
  })
  expect(await tasksOf(ana.browser)).not.toContain('confirmCondition')
  expect(await tasksOf(owner)).toContain('meetCondition')
  expect(await newsOf(owner)).toContain('conditionRejected')

  await meet(_id)
  expect((await confirm(_id)).status).toBe(200)
  expect(await tasksOf(ana.browser)).not.toContain('confirmCondition')
  expect(await newsOf(owner)).toContain('conditionConfirmed')
  for (const again of [meet(_id), confirm(_id), reject(_id)])
    expect(await again).toMatchObject(refusal('CONDITION_CONFIRMED'))
  const lines: { text: string }[] = (await owner.call('GET', contract.at('/activity?$top=0'))).body
    .value
  const said = lines.map(({ text }) => text).filter((text) => text.includes(WORDS))
  expect(said).toHaveLength(5)
  expect(said.join()).toContain('Le plafond manque')
})

describe('is refused', () => {
  test('to whoever neither follows the validation nor set the condition', async () => {
    const { _id } = await setOn()
    const cem = await company.join('validator', 'Cem')
    const { contractId } = contract
    expect((await meet(_id, cem.browser)).status).toBe(404)
    await grantLevel(product, company, { contractId, personId: cem.personId, level: 'reader' })
    expect(await meet(_id, cem.browser)).toMatchObject(refusal('CONDITION_NOT_FOLLOWER', 403))
    const forbidden = refusal('CONDITION_NOT_ITS_VALIDATOR', 403)
    expect(await confirm(_id, owner)).toMatchObject(forbidden)
    expect(await reject(_id, 'Non', owner)).toMatchObject(forbidden)
  })

  test('for the condition of another contract', async () => {
    const { _id } = await setOn()
    const other = await contractUnderValidation(company, ana, 'Autre')
    const path = other.at(`/validation/conditions/${_id}/met`)
    expect((await owner.call('POST', path, { comment: 'Fait' })).status).toBe(404)
  })

  test('once its decision is taken back, which also ends its task', async () => {
    const { _id } = await setOn()
    await ana.browser.call('DELETE', contract.at(`/validation/${steps[0]}/decision`))
    expect(await meet(_id)).toMatchObject(refusal('CONDITION_GONE'))
    expect(await confirm(_id)).toMatchObject(refusal('CONDITION_GONE'))
    expect(await tasksOf(owner)).not.toContain('meetCondition')
    await decide(steps[0], 'accepted')
    await decide(steps[1], 'accepted')
    expect(await contract.sending()).toBeNull()
  })
})

test('who acts for an absent validator judges the condition in their place', async () => {
  const { _id } = await setOn()
  const bob = await company.join('validator', 'Bob')
  await ana.browser.call('POST', '/me/delegations', {
    delegateId: bob.personId,
    startsOn: '2026-11-20',
    endsOn: '2026-11-27',
  })
  await meet(_id)
  expect(await tasksOf(bob.browser)).toContain('confirmCondition')
  expect(conditionIn((await confirm(_id, bob.browser)).body)).toMatchObject({
    state: 'confirmed',
    confirmed: { by: 'Bob Test' },
  })
})

test('a change of content that voids the validation keeps the condition in view until its validator decides again', async () => {
  const { _id } = await setOn()
  await decide(steps[1], 'accepted')
  await contract.renameAnyway(OTHER)
  const [first] = await contract.request()
  const kept = async () =>
    (await ana.browser.call('GET', contract.at('/validation'))).body.keptConditions
  expect(await kept()).toMatchObject([{ _id, words: WORDS, validator: { name: 'Ana Test' } }])
  expect(await meet(_id)).toMatchObject(refusal('CONDITION_GONE'))
  expect(await tasksOf(owner)).not.toContain('meetCondition')
  await decide(first, 'accepted')
  expect(await kept()).toEqual([])
})

test('while the validation is suspended nobody says anything of it, until the content is back', async () => {
  const { _id } = await setOn()
  await meet(_id)
  await contract.renameAnyway(OTHER)
  for (const refused of [meet(_id), confirm(_id), reject(_id)])
    expect((await refused).body.code).toMatch(/^(VALIDATION_SUSPENDED|CONDITION_ALREADY_MET)$/)
  const { body } = await ana.browser.call('GET', contract.at('/validation'))
  const reason = expect.objectContaining({ code: 'VALIDATION_SUSPENDED' })
  expect(conditionIn(body)).toMatchObject({ state: 'met', confirming: reason, rejecting: reason })
  await contract.rename(TITLE)
  expect((await confirm(_id)).status).toBe(200)
})

test('its task comes back when the refusal of another step is taken back', async () => {
  const { _id } = await setOn()
  await decide(steps[1], 'refused', 'Trop cher')
  expect(await tasksOf(owner)).not.toContain('meetCondition')
  const withdraw = () => ana.browser.call('DELETE', contract.at(`/validation/${steps[1]}/decision`))
  await withdraw()
  expect(await tasksOf(owner)).toContain('meetCondition')

  await meet(_id)
  await decide(steps[1], 'refused', 'Trop cher')
  expect(await tasksOf(ana.browser)).not.toContain('confirmCondition')
  await withdraw()
  expect(await tasksOf(ana.browser)).toContain('confirmCondition')
  expect(await tasksOf(owner)).not.toContain('meetCondition')
})
