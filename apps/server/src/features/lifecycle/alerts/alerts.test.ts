import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts, rewriteFacts } from '../deadlines/public.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let reader: { browser: Browser; personId: string }

const NO_DAYS = { window: [], sendBy: [], limit: [], exit: [], end: [] }
const setting = (changes: object = {}) => ({
  days: { ...NO_DAYS, limit: [60, 30] },
  owner: true,
  groupIds: [],
  personIds: [],
  ...changes,
})

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
/** The notice limit is 30 September 2026; sixty days before is 1 August. */
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  reader = await company.join('reader', 'Léa')
  contractId = (await createContract(company.administrator))._id
  await company.administrator.call('PUT', `/contracts3/${contractId}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, contractId)
})

const read = async () =>
  (await company.administrator.call('GET', `/contracts3/${contractId}/alerts`)).body
const choose = (chosen: object | null, by = company.administrator) =>
  by.call('PUT', `/contracts3/${contractId}/alerts`, { setting: chosen })
const letRead = (personId: string) =>
  company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [personId],
    level: 'reader',
  })
async function chooseForType(alerts: object | null): Promise<void> {
  const { body } = await company.administrator.call('GET', '/administration/contract-types?$top=50')
  const { type } = await read()
  const {
    contracts: _contracts,
    templates: _templates,
    workflow: _workflow,
    playbookClauses: _playbookClauses,
    _id,
    ...row
  } = body.value.find((each: { _id: string }) => each._id === type._id)
  const { status } = await company.administrator.call(
    'PUT',
    `/administration/contract-types/${_id}`,
    { ...row, workflowId: null, alerts },
  )
  expect(status).toBe(200)
  await rewriteFacts(product.product.platform, { companyId: company.companyId, typeId: _id })
}
async function runOn(day: string): Promise<void> {
  await company.comeBack(`${day}T06:00:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
}
async function newsOf(personId: string): Promise<string[]> {
  const rows = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('notification')
      .where('notification.person_id', '=', personId)
      .where('notification.contract_id', '=', contractId)
      .where('notification.type', 'in', [
        'noticeWindowOpens',
        'sendByReached',
        'noticeLimitReached',
      ])
      .select('notification.type')
      .orderBy('notification.created_at')
      .execute(),
  )
  return rows.map(({ type }) => type)
}

test('a contract follows the default, then its type, then its own setting, and says which', async () => {
  expect(await read()).toMatchObject({ origin: 'default', own: null, ofType: null, changing: null })
  const [first] = (await read()).upcoming
  expect(first).toMatchObject({ on: '2026-08-31', target: '2026-09-30' })
  await chooseForType(setting())
  expect(await read()).toMatchObject({ origin: 'type', own: null })
  expect((await read()).upcoming[0]).toEqual({
    on: '2026-08-01',
    target: '2026-09-30',
    text: 'Limite pour dénoncer',
  })
  const { body, status } = await choose(setting({ days: { ...NO_DAYS, limit: [10, 90, 10] } }))
  expect([status, body.origin, body.own.days.limit]).toEqual([200, 'contract', [90, 10]])
  expect(body.upcoming[0].on).toBe('2026-07-02')
  expect((await choose(null)).body.origin).toBe('type')
  const { body: trail } = await company.administrator.call(
    'GET',
    `/contracts3/${contractId}/activity?$top=20`,
  )
  const sentences = trail.value.map(({ text }: { text: string }) => text)
  expect(sentences).toEqual(
    expect.arrayContaining([
      expect.stringContaining('a réglé les alertes du contrat'),
      expect.stringContaining('a rendu au contrat les alertes de son type'),
    ]),
  )
})

test('people are told once each, and only of contracts that they see', async () => {
  const blind = await company.join('reader', 'Noé')
  await letRead(reader.personId)
  const named = setting({ personIds: [reader.personId, blind.personId] })
  const { body } = await choose(named)
  expect(body.recipients.map(({ name }: { name: string }) => name)).toContain('Léa Test')
  expect(body.receivesNothing).toEqual([{ _id: blind.personId, name: 'Noé Test' }])
  await runOn('2026-08-01')
  await runOn('2026-08-02')
  expect(await newsOf(company.administratorId)).toEqual(['noticeWindowOpens'])
  expect(await newsOf(reader.personId)).toEqual(['noticeWindowOpens'])
  expect(await newsOf(blind.personId)).toEqual([])
  // Once they see it, they are told what stands, once.
  await letRead(blind.personId)
  await runOn('2026-08-03')
  await runOn('2026-08-04')
  expect(await newsOf(blind.personId)).toEqual(['noticeWindowOpens'])
  expect(await newsOf(reader.personId)).toEqual(['noticeWindowOpens'])
  await runOn('2026-08-31')
  expect(await newsOf(reader.personId)).toEqual(['noticeWindowOpens', 'noticeWindowOpens'])
})

test('a change of setting neither repeats an alert nor loses one', async () => {
  await runOn('2026-08-31')
  expect(await newsOf(company.administratorId)).toEqual(['noticeWindowOpens'])
  await letRead(reader.personId)
  await choose(setting({ personIds: [reader.personId] }))
  expect(await newsOf(company.administratorId)).toEqual(['noticeWindowOpens'])
  expect(await newsOf(reader.personId)).toEqual(['noticeWindowOpens'])
  await choose(null)
  await choose(setting({ days: { ...NO_DAYS, limit: [20] } }))
  await runOn('2026-09-10')
  expect(await newsOf(company.administratorId)).toEqual(['noticeWindowOpens', 'noticeWindowOpens'])
})

test('a limit that is alerted several times is decided once', async () => {
  await choose(setting())
  await runOn('2026-08-01')
  await runOn('2026-08-31')
  const { body } = await company.administrator.call('GET', '/tasks?skip=0')
  const kinds = body.result.value.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind === 'decideOnDeadline')).toHaveLength(1)
})

test('a limit is said to wait for a decision only until there is one', async () => {
  const { administrator } = company
  await runOn('2026-08-31')
  const isToDecide = async () =>
    (await administrator.call('GET', `/contracts3/${contractId}/alert-record`)).body.standing[0]
      .isToDecide
  expect(await isToDecide()).toBe(true)
  const decision = { limit: '2026-09-30', choice: 'renew', reason: 'Prix tenu' }
  const path = `/contracts3/${contractId}/limit-decisions`
  expect((await administrator.call('POST', path, decision)).status).toBe(201)
  expect(await isToDecide()).toBe(false)
})

test('where nobody named is left, the owner is told', async () => {
  const { body } = await choose(setting({ owner: false, personIds: [reader.personId] }))
  expect(body.isOnlyOwnerLeft).toBe(true)
  await runOn('2026-08-01')
  expect(await newsOf(company.administratorId)).toEqual(['noticeWindowOpens'])
  expect(await newsOf(reader.personId)).toEqual([])
})

test('a setting without days or people, or with unknown ones, is refused at its field', async () => {
  const outside = await company.join('thirdParty')
  const refused = async (changes: object) => {
    const { status, body } = await choose(setting(changes))
    return [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
  }
  expect(await refused({ days: NO_DAYS })).toEqual([422, 'days', 'ALERT_DAYS_MISSING'])
  expect(await refused({ days: { ...NO_DAYS, limit: [-1] } })).toEqual([
    422,
    'days.limit',
    'ALERT_DAYS_INVALID',
  ])
  expect(await refused({ owner: false })).toEqual([422, 'owner', 'ALERT_RECIPIENTS_MISSING'])
  expect(await refused({ personIds: [outside.personId] })).toEqual([
    422,
    'personIds',
    'CHOICE_UNKNOWN',
  ])
  expect(await refused({ groupIds: [contractId] })).toEqual([422, 'groupIds', 'CHOICE_UNKNOWN'])
  await letRead(reader.personId)
  expect((await choose(setting(), reader.browser)).status).toBe(403)
})
