import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { OUTSIDER, sendOut, signableContract, signInside } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { sendDigests } from './send-digests.job.ts'

type Person = Awaited<ReturnType<TestCompany['join']>>

let product: TestProduct
let company: TestCompany
let contractId: string
let ana: Person
let bob: Person

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  contractId = await signableContract(company)
  ana = await company.join('validator', 'Ana')
  bob = await company.join('validator', 'Bob')
})

const at = (path: string) => `/contracts3/${contractId}${path}`

/** Ana or Bob, then Ana. */
async function request(): Promise<[string, string]> {
  const { body } = await company.administrator.call('POST', at('/validation'), {
    steps: [
      { name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId, bob.personId] },
      { name: 'Direction', rule: 'all', validatorIds: [ana.personId] },
    ],
  })
  return body.current.steps.map(({ _id }: { _id: string }) => _id)
}
const accept = ({ browser }: Person, stepId: string) =>
  browser.call('PUT', at(`/validation/${stepId}/decision`), { decision: 'accepted' })

/** What the panel asks of a person; its count agrees. */
async function asksOf(browser: Browser): Promise<string[]> {
  const { body } = await browser.call('GET', '/notification?$top=10&$skip=0')
  const { body: counted } = await browser.call('GET', '/notification?$count=true')
  expect(counted.count).toBe(body.value.length)
  return body.value
    .map(({ template }: { template: string }) => template)
    .filter((text: string) => /vous demande de valider|attend votre signature/.test(text))
}

async function unread({ browser }: Person): Promise<string[]> {
  const { body } = await browser.call('GET', '/notification?$top=10&$skip=0')
  return body.value.map(({ type }: { type: string }) => type).toSorted()
}

describe('a request to validate leaves the panel', () => {
  test('once decided, for everyone who was asked; the next step asks anew', async () => {
    const [first, second] = await request()
    expect([await asksOf(ana.browser), await asksOf(bob.browser)]).toEqual([
      [expect.stringContaining('Juridique')],
      [expect.stringContaining('Juridique')],
    ])
    await accept(bob, first)
    expect(await asksOf(bob.browser)).toEqual([])
    expect(await asksOf(ana.browser)).toEqual([expect.stringContaining('Direction')])
    await accept(ana, second)
    expect(await asksOf(ana.browser)).toEqual([])
  })

  test('once cancelled', async () => {
    await request()
    await company.administrator.call('DELETE', at('/validation'))
    expect(await asksOf(ana.browser)).toEqual([])
  })

  test('and comes back when the decision is withdrawn', async () => {
    const [first] = await request()
    await accept(bob, first)
    await bob.browser.call('DELETE', at(`/validation/${first}/decision`))
    expect(await asksOf(bob.browser)).toEqual([expect.stringContaining('Juridique')])
    expect(await asksOf(ana.browser)).toContainEqual(expect.stringContaining('Juridique'))
  })

  test('once decided, for the delegate of an absent person too, and only theirs', async () => {
    const span = { delegateId: bob.personId, startsOn: '2026-11-20', endsOn: '2026-11-27' }
    await ana.browser.call('POST', '/me/delegations', span)
    await bob.browser.call('DELETE', '/notification')
    const { body } = await company.administrator.call('POST', at('/validation'), {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [ana.personId, bob.personId] }],
    })
    const [{ _id: step }] = body.current.steps
    expect(await unread(bob)).toEqual(['validationRequested', 'validationRequestedFor'])
    await accept(bob, step)
    expect(await unread(bob)).toEqual(['validationRequestedFor'])
    await accept(ana, step)
    expect(await unread(bob)).toEqual([])
  })

  test('of a notification written before it named its task, by its contract', async () => {
    const [first] = await request()
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('notification')
        .set({ params: JSON.stringify({ step: 'Juridique', person: 'Anne' }) })
        .execute(),
    )
    expect(await asksOf(bob.browser)).toHaveLength(1)
    await accept(ana, first)
    expect(await asksOf(bob.browser)).toEqual([])
  })
})

test('the mail leads to where the decision is taken, and later shows who took it', async () => {
  await request()
  const [mail] = await mailsOf(product, company, ana.email)
  expect(mail!.text).toContain(`/home/tasks/decision/${contractId}/`)
})

test('a request to sign leaves the panel once signed', async () => {
  const me = await company.administrator.call('GET', '/me')
  const administrator = { browser: company.administrator, email: me.body.email as string }
  // Whoever sends for signature is not asked by a notification: another person sends it to them.
  const { browser, personId } = await company.join('contractManager', 'Chloé')
  await company.administrator.call('POST', at('/shares'), { personIds: [personId], level: 'owner' })
  const sent = await browser.call('POST', at('/signature'), {
    signatories: [{ kind: 'internal', personId: company.administratorId }, OUTSIDER],
  })
  expect(sent.status).toBe(201)
  expect(await asksOf(company.administrator)).toEqual([
    expect.stringContaining('attend votre signature'),
  ])
  await signInside(product, company, contractId, administrator)
  expect(await asksOf(company.administrator)).toEqual([])
})

test('a cancelled signature is asked of nobody', async () => {
  await sendOut(company, contractId, [{ kind: 'internal', personId: ana.personId }])
  expect(await asksOf(ana.browser)).toHaveLength(1)
  await company.administrator.call('DELETE', at('/signature'))
  expect(await asksOf(ana.browser)).toEqual([])
})

test('a digest does not ask for what was done since', async () => {
  await ana.browser.call('PUT', '/me/preferences', {
    showResetPassword: true,
    durationRenwalAndTerminationPeriod: '', // sic, spec 3
    listUpdateStatus: ['daily'],
    listDeadlineStatus: ['daily'],
    listRenwalAndTerminationPeriod: ['daily'], // sic, spec 3
    listValidationRejectionStatusWorkflkow: ['daily'], // sic, spec 3
  })
  const [first] = await request()
  await accept(ana, first)
  product.clock.set('2026-11-21T06:10:00Z')
  await sendDigests(product.product.platform, company.companyId)
  const [digest] = await mailsOf(product, company, ana.email)
  expect(digest!.text).toContain('Direction')
  expect(digest!.text).not.toContain('Juridique')
})
