import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { contractUnderValidation, type UnderValidation } from './testing/under-validation.ts'

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
afterAll(() => product.stop())
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
const countOf = async (browser: Browser, type: string) =>
  (await newsOf(browser)).filter((each: string) => each === type).length
const block = (personId: string) => owner.call('POST', `/users/${personId}/blocked`)
const unblock = (personId: string) => owner.call('POST', `/users/${personId}/activated`)

describe('once its validator has left', () => {
  const instead = (id: string, browser = owner, comment = 'Plafond vérifié, Ana est partie') =>
    act(id, 'confirmed-instead', { comment }, browser)
  const editorCem = async () => {
    const cem = await company.join('contractManager', 'Cem')
    const { contractId } = contract
    await grantLevel(product, company, { contractId, personId: cem.personId, level: 'editor' })
    return cem
  }

  test('another person than who said that it is met confirms it in their place, with a word, on record', async () => {
    const cem = await editorCem()
    const { _id } = await setOn()
    await decide(steps[1], 'accepted')
    await meet(_id, cem.browser)
    expect(await instead(_id)).toMatchObject(refusal('CONDITION_VALIDATOR_REACHABLE'))
    await block(ana.personId)
    expect(await tasksOf(owner)).toContain('confirmCondition')
    expect(await newsOf(owner)).toContain('conditionMetFor')
    expect(await instead(_id, cem.browser)).toMatchObject(refusal('CONDITION_SAID_MET_BY_YOU', 403))
    expect(await instead(_id, owner, '')).toMatchObject(refusal('CONDITION_COMMENT_REQUIRED', 422))
    expect(conditionIn((await instead(_id)).body)).toMatchObject({
      state: 'confirmed',
      isConfirmedInstead: true,
      confirmed: { by: 'Anne Martin', comment: 'Plafond vérifié, Ana est partie' },
    })
    expect(await tasksOf(owner)).not.toContain('confirmCondition')
    expect(await newsOf(cem.browser)).toContain('conditionConfirmed')
    expect(await contract.sending()).toBeNull()
    const lines = (await owner.call('GET', contract.at('/activity?$top=0'))).body.value
    expect(lines.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(/Anne Martin a confirmé .* à la place d’Ana Test.*Ana est partie/),
    )
  })

  test('it is asked of whoever stands in, and refused to editors and before anybody said that it is met', async () => {
    const cem = await editorCem()
    const { _id } = await setOn()
    await block(ana.personId)
    expect(await instead(_id)).toMatchObject(refusal('CONDITION_NOT_SAID_MET'))
    const dan = await company.join('administrator', 'Dan')
    await meet(_id)
    // Whoever said so requested the validation and owns the contract: administrators are asked.
    expect(await newsOf(dan.browser)).toContain('conditionMetFor')
    expect(await tasksOf(dan.browser)).toContain('confirmCondition')
    expect(await tasksOf(owner)).not.toContain('confirmCondition')
    expect(await instead(_id, cem.browser)).toMatchObject(refusal('CONDITION_NOT_STAND_IN', 403))
    expect((await instead(_id, dan.browser)).status).toBe(200)
  })

  test('it is not asked of who acts for an absent person who stands in: they may not', async () => {
    const cem = await editorCem()
    const dan = await company.join('contractManager', 'Dan')
    const { contractId } = contract
    await grantLevel(product, company, { contractId, personId: dan.personId, level: 'reader' })
    const today = product.clock.now().toISOString().slice(0, 10)
    const absence = { delegateId: dan.personId, startsOn: today, endsOn: today }
    expect((await owner.call('POST', '/me/delegations', absence)).status).toBe(201)
    const { _id } = await setOn()
    await meet(_id, cem.browser)
    await block(ana.personId)
    expect(await tasksOf(owner)).toContain('confirmCondition')
    expect(await instead(_id, dan.browser)).toMatchObject(refusal('CONDITION_NOT_STAND_IN', 403))
    expect(await tasksOf(dan.browser)).toEqual([])
  })

  test('it is asked of its validator alone again once they are back', async () => {
    const cem = await editorCem()
    const { _id } = await setOn()
    await meet(_id, cem.browser)
    await block(ana.personId)
    expect(await tasksOf(owner)).toContain('confirmCondition')
    await unblock(ana.personId)
    expect(await tasksOf(owner)).not.toContain('confirmCondition')
    expect(await newsOf(owner)).not.toContain('conditionMetFor')
    await ana.browser.call('POST', '/auth/signin', { username: ana.email, password: PASSWORD })
    expect(await tasksOf(ana.browser)).toContain('confirmCondition')
  })
})

/** Cem has requested the validation of a contract that the administrator owns, and Ana has set a condition. */
async function requestedByCem() {
  const cem = await company.join('contractManager', 'Cem')
  const dan = await company.join('contractManager', 'Dan')
  const { contractId } = contract
  for (const { personId } of [cem, dan])
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
  await owner.call('DELETE', contract.at('/validation'))
  const { body } = await cem.browser.call('POST', contract.at('/validation'), {
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId] }],
  })
  const { _id } = await setOn(body.current.steps[0]._id)
  return { cem, dan, _id }
}

test('one who was told of a condition to confirm is not told again when another person leaves', async () => {
  const { cem, dan, _id } = await requestedByCem()
  await meet(_id, dan.browser)
  await block(ana.personId)
  expect(await countOf(owner, 'conditionMetFor')).toBe(1)
  await block(cem.personId)
  expect(await countOf(owner, 'conditionMetFor')).toBe(1)
})

test('what waits for the owner, since whoever requested the validation left, passes on when the owner leaves', async () => {
  const { cem, dan } = await requestedByCem()
  const eva = await company.join('contractManager', 'Eva')
  await owner.call('PUT', contract.at(), { ownerId: eva.personId })
  await block(cem.personId)
  expect(await tasksOf(eva.browser)).toContain('meetCondition')
  expect(await countOf(dan.browser, 'conditionSet')).toBe(0)
  await block(eva.personId)
  expect(await countOf(dan.browser, 'conditionSet')).toBe(1)
  expect(await tasksOf(dan.browser)).toContain('meetCondition')
})

test.each([
  { who: 'the owner is', isOwner: false, expected: [1, 0] },
  { who: 'the editors are', isOwner: true, expected: [1, 1] },
])(
  '$who told of a condition once, where whoever requested the validation has left',
  async ({ isOwner, expected }) => {
    const { cem, dan } = await requestedByCem()
    const told = (browser: Browser) => countOf(browser, 'conditionSet')
    expect([await told(cem.browser), await told(owner)]).toEqual([1, 0])
    // Who gives a contract away stays its editor.
    if (isOwner) await owner.call('PUT', contract.at(), { ownerId: cem.personId })
    await block(cem.personId)
    expect([await told(owner), await told(dan.browser)]).toEqual(expected)
    expect(await tasksOf(owner)).toContain('meetCondition')
  },
)
