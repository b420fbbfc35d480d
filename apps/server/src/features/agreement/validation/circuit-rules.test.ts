import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { firstChoice } from '../../../testing/contracts.ts'
import { markSigned } from '../../../testing/scans.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let typeId: string
let otherTypeId: string
let ana: Awaited<ReturnType<TestCompany['join']>>
let bob: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
  const types = await owner('GET', '/choices/contract-types?$top=2')
  otherTypeId = types.body.value[1]._id
  typeId = await firstChoice(company.administrator, 'contract-types')
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
})

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const at = (path = '') => `/contracts3/${contractId}/validation${path}`

const step = (name: string, who: { personId: string }, more: object = {}) => ({
  name,
  rule: 'all',
  validatorIds: [who.personId],
  ...more,
})
const ofType = (...typeIds: string[]) => ({ conditions: [{ kind: 'contractType', typeIds }] })

async function circuitOf(steps: object[], more: object = {}): Promise<string> {
  const { body: found } = await owner('GET', '/administration/validation-circuit-steps')
  const { status, body } = await owner('POST', '/administration/validation-circuits', {
    title: 'Engagements',
    validationStepId: found[0]._id,
    steps,
    ...more,
  })
  expect(status).toBe(201)
  return body._id
}
const request = (steps: object[], more: object = {}) => owner('POST', at(), { steps, ...more })
const simulate = async (circuitId: string | null, steps: object[]) =>
  (await owner('POST', at('/simulation'), { circuitId, steps })).body
const decide = (browser: Browser, stepId: string, decision = 'accepted') =>
  browser.call('PUT', at(`/${stepId}/decision`), { decision, reason: 'Lu' })
const openTasksOf = async ({ browser }: { browser: Browser }) =>
  (await browser.call('GET', '/tasks?skip=0')).body.result.value.filter(
    ({ status }: { status: string }) => status === 'TODO',
  ).length
const openSteps = (body: { current: { steps: { name: string; isOpen: boolean }[] } }) =>
  body.current.steps.filter(({ isOpen }) => isOpen).map(({ name }) => name)

describe('steps side by side', () => {
  const beside = { isBesidePrevious: true }
  const three = () => [
    { name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId, bob.personId] },
    step('Finance', bob, beside),
    step('Direction', ana),
  ]

  test('are open together, and the next stage once all of them are accepted', async () => {
    const { body } = await request(three())
    expect(openSteps(body)).toEqual(['Juridique', 'Finance'])
    const [legal, finance] = body.current.steps.map(({ _id }: { _id: string }) => _id)
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([1, 2])

    const first = await decide(ana.browser, legal)
    expect(openSteps(first.body)).toEqual(['Finance'])
    // One of the members has decided: Bob keeps his own step only.
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([0, 1])

    const second = await decide(bob.browser, finance)
    expect(openSteps(second.body)).toEqual(['Direction'])
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([1, 0])
  })

  test('keep their tasks when a decision beside them is withdrawn, the next stage loses its', async () => {
    const { body } = await request(three())
    const [legal, finance] = body.current.steps.map(({ _id }: { _id: string }) => _id)
    await decide(ana.browser, legal)
    await ana.browser.call('DELETE', at(`/${legal}/decision`))
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([1, 2])
    await decide(ana.browser, legal)
    await decide(bob.browser, finance)
    await bob.browser.call('DELETE', at(`/${finance}/decision`))
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([0, 1])
  })

  test('are refused as a whole, and asked again when the refusal is withdrawn', async () => {
    const { body } = await request(three())
    const [legal, finance] = body.current.steps.map(({ _id }: { _id: string }) => _id)
    const refused = await decide(bob.browser, finance, 'refused')
    expect(refused.body.current.state).toBe('refused')
    expect(openSteps(refused.body)).toEqual([])
    expect(await openTasksOf(ana)).toBe(0)
    expect((await decide(ana.browser, legal)).body.code).toBe('VALIDATION_STEP_NOT_OPEN')
    await bob.browser.call('DELETE', at(`/${finance}/decision`))
    expect([await openTasksOf(ana), await openTasksOf(bob)]).toEqual([1, 2])
  })
})

describe('who has to validate', () => {
  test('is said before the request, with the reason of each step', async () => {
    const circuitId = await circuitOf([
      step('Juridique', ana),
      step('Direction', bob, {
        conditions: [
          { kind: 'amount', operator: 'atLeast', amountInclTaxCents: 50_000_00, currency: 'EUR' },
        ],
      }),
      step('Baux', bob, ofType(otherTypeId)),
    ])
    const asked = await owner('GET', at(`/circuits/${circuitId}`))
    expect(asked.body.steps.map(({ name }: { name: string }) => name)).toEqual([
      'Juridique',
      'Direction',
    ])
    const answer = await simulate(circuitId, [step('Juridique', ana), step('Direction', bob)])
    expect(answer).toMatchObject({
      steps: [
        { name: 'Juridique', reasons: [], validators: [{ _id: ana.personId, delegates: [] }] },
        {
          name: 'Direction',
          reasons: ['aucun montant à comparer à 50\u202F000,00\u00A0€\u00A0TTC'],
        },
      ],
      skipped: [{ name: 'Baux' }],
      departures: [],
      confirmation: null,
    })
    expect(answer.skipped[0].reasons[0]).toMatch(/^type «\s.+\s», et non «\s.+\s»$/)
  })

  test('is said without the name of a folder that the reader does not know', async () => {
    const { body: folder } = await owner('POST', '/tags', { name: 'Restructuration' })
    const circuitId = await circuitOf([
      step('Juridique', ana),
      step('Direction', bob, { conditions: [{ kind: 'folder', folderIds: [folder._id] }] }),
    ])
    const { body } = await request([step('Juridique', ana)], { circuitId })
    expect(body.current.skipped[0].reasons[0]).toMatch(
      /^n’est pas classé dans «\sRestructuration\s»$/,
    )
    const seen = await ana.browser.call('GET', at())
    expect(seen.body.current.skipped[0].reasons).toEqual([
      'n’est pas classé dans un classeur que vous ne voyez pas',
    ])
  })

  test('names who stands in today, and who cannot be asked', async () => {
    const circuitId = await circuitOf([step('Juridique', ana), step('Direction', bob)])
    const imposedId = await circuitOf([step('Juridique', ana), step('Direction', bob)], {
      title: 'Imposé',
      isImposed: true,
      typeIds: [typeId],
    })
    await ana.browser.call('POST', '/delegations', {
      delegateId: bob.personId,
      startsOn: '2020-01-01',
      endsOn: '2099-12-31',
    })
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('person')
        .set({ status: 'blocked' })
        .where('person.id', '=', bob.personId)
        .execute(),
    )
    const answer = await simulate(circuitId, [step('Juridique', ana)])
    expect(answer.departures).toMatchObject([{ step: 'Direction', kind: 'unavailable' }])
    expect(answer.departures[0].names[0]).toContain('Bob')
    // Where the circuit is imposed, it is said who can change it: nothing in the request helps.
    const asked = [step('Juridique', ana)]
    const { imposed, confirmation } = await simulate(imposedId, asked)
    const refused = await request(asked, { circuitId: imposedId, leavingOut: confirmation })
    expect(imposed).toEqual({ code: 'CIRCUIT_IMPOSED_UNAVAILABLE', message: refused.body.message })
    expect(imposed.message).toMatch(/Bob Test.*peuvent le faire\s: .*Anne Martin/u)
  })
})

describe('the circuit of a request', () => {
  const two = () => [step('Juridique', ana), step('Direction', bob)]

  test('is left only by who knows it, and the departure is kept with who did it', async () => {
    const circuitId = await circuitOf(two())
    const without = [step('Juridique', ana)]
    const refused = await request(without, { circuitId })
    expect([refused.status, refused.body.code]).toEqual([409, 'CIRCUIT_STEPS_LEFT_OUT'])
    const { confirmation } = await simulate(circuitId, without)
    const other = await request([step('Juridique', bob)], { circuitId, leavingOut: confirmation })
    expect(other.body.code).toBe('CIRCUIT_STEPS_LEFT_OUT')
    const { status, body } = await request(without, { circuitId, leavingOut: confirmation })
    expect(status).toBe(201)
    expect(body.current).toMatchObject({
      departures: [{ step: 'Direction', kind: 'removed' }],
      requestedBy: { _id: company.administratorId },
    })
    const { body: activity } = await owner('GET', `/contracts3/${contractId}/activity?$top=0`)
    const said = activity.value.map(({ text }: { text: string }) => text.replace(/\s/g, ' '))
    expect(said.join('\n')).toContain('en s’écartant du circuit : Direction.')
  })

  test('is not left when it is imposed, but may be added to', async () => {
    const circuitId = await circuitOf(two(), { isImposed: true, typeIds: [typeId] })
    const without = [step('Juridique', ana)]
    const { confirmation, imposed } = await simulate(circuitId, without)
    expect(imposed.code).toBe('CIRCUIT_IMPOSED')
    const refused = await request(without, { circuitId, leavingOut: confirmation })
    expect([refused.status, refused.body.code]).toEqual([409, 'CIRCUIT_IMPOSED'])
    const none = await request(two())
    expect([none.status, none.body.code]).toEqual([409, 'CIRCUIT_IMPOSED_FOR_TYPE'])
    const added = await request([step('Achats', bob), ...two()], { circuitId })
    expect(added.status).toBe(201)
  })

  test('is proposed for the type of the contract', async () => {
    expect((await owner('GET', at('/proposed-circuit'))).body.circuit).toBeNull()
    const circuitId = await circuitOf(two(), { typeIds: [typeId] })
    const { body } = await owner('GET', at('/proposed-circuit'))
    expect(body).toMatchObject({ circuit: { _id: circuitId, steps: [{ name: 'Juridique' }, {}] } })
  })
})

test('a contract is not sent when its circuit asks for another step than at the request', async () => {
  const circuitId = await circuitOf([
    step('Juridique', ana),
    step('Baux', bob, ofType(otherTypeId)),
  ])
  const { body } = await request([step('Juridique', ana)], { circuitId })
  expect(body.current.skipped).toMatchObject([{ name: 'Baux' }])
  await decide(ana.browser, body.current.steps[0]._id)
  const sending = async () =>
    (await owner('GET', `/contracts3/${contractId}/signature`)).body.sending
  expect(await sending()).toBeNull()

  // The type is management: it is not part of the validated content.
  await owner('PUT', `/contracts3/${contractId}`, { typeId: otherTypeId })
  expect((await owner('GET', at())).body.current.state).toBe('accepted')
  expect((await sending()).message).toContain('Baux')
  const refused = await sendOut(company, contractId, [OUTSIDER])
  expect([refused.status, refused.body.code]).toEqual([409, 'SIGNATURE_CIRCUIT_ASKS_MORE'])
  const marked = await markSigned(company.administrator, contractId)
  expect(marked.body.code).toBe('SIGNATURE_CIRCUIT_ASKS_MORE')

  // The way out: ask again, of everybody the circuit asks now.
  await company.administrator.call('DELETE', at())
  const again = await request([step('Juridique', ana), step('Baux', bob)], { circuitId })
  const [legal, leases] = again.body.current.steps.map(({ _id }: { _id: string }) => _id)
  await decide(ana.browser, legal)
  await decide(bob.browser, leases)
  expect(await sending()).toBeNull()
})
