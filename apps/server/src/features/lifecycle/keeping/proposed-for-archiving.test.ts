import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm } from '../../../testing/contracts.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  // A quarter of an hour before midnight in Paris.
  product.clock.set('2026-11-20T22:45:00Z')
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T22:45:00Z')
  company = await signUpCompany(product)
})

/** In force from the first of January 2020 to this day. */
const endedOn = (day: string, title: string, form: object = {}, cents?: number) =>
  standingContract(product, company, {
    status: 'SIGNED',
    signatureDate: '2020-01-01',
    lifecycle: {
      effectiveDate: '2020-01-01',
      duration: { kind: 'until', day, meaning: 'lastDayInForce' },
      renewalType: 'none',
    },
    ...(cents === undefined ? {} : { amountInclTaxCents: cents }),
    form: { title, ...form },
  })

const proposed = async (query = 'toArchive=eq:true') => {
  const { body } = await company.administrator.call('GET', `/contracts3?$top=0&${query}`)
  return body.value.map(({ title }: { title: string }) => title).sort()
}

const retentionOf = async (id: string) =>
  (await company.administrator.call('GET', `/contracts3/${id}/keeping`)).body.retention

const setRule = async (rule: object) => {
  const { administrator } = company
  const { typeId } = await contractForm(administrator)
  const path = `/administration/contract-types/${typeId}`
  const { body } = await administrator.call('GET', path)
  const { title, description, regime, readiness } = body
  return administrator.call('PUT', path, { title, description, regime, readiness, ...rule })
}

test('a contract is proposed from the day after its retention on, until it is archived', async () => {
  const past = await endedOn('2021-11-19', 'Conservation passée')
  const last = await endedOn('2021-11-20', 'Dernier jour')
  expect(await proposed()).toEqual(['Conservation passée'])
  expect(await proposed('toArchive=eq:false')).toEqual(['Dernier jour'])
  expect(await retentionOf(past)).toEqual({
    years: 5,
    reason: 'commercial',
    note: '',
    uncompared: null,
    until: '2026-11-19',
    isProposed: true,
  })
  expect(await retentionOf(last)).toMatchObject({ until: '2026-11-20', isProposed: false })

  await company.administrator.call('POST', `/contracts3/${past}/archived`)
  expect(await proposed()).toEqual([])
  expect(await retentionOf(past)).toMatchObject({ isProposed: false })

  product.clock.set('2026-11-20T23:01:00Z')
  expect(await proposed()).toEqual(['Dernier jour'])
})

test('ten years prevail for a consumer from 120 euros on', async () => {
  const { body: party } = await company.administrator.call(
    'POST',
    '/administration/counterparties',
    {
      name: 'Jeanne Petit',
      kind: 'consumer',
    },
  )
  const form = { counterpartyId: party._id }
  const kept = await endedOn('2021-01-31', 'Consommatrice', form, 12_000)
  await endedOn('2021-01-31', 'Petite somme', form, 11_999)
  await endedOn('2016-11-01', 'Dix ans', form, 12_000)
  expect(await proposed()).toEqual(['Dix ans', 'Petite somme'])
  expect(await retentionOf(kept)).toMatchObject({
    years: 10,
    reason: 'consumer',
    until: '2031-01-31',
  })
})

test('an amount that is not in euros is not compared: the longer time is proposed, by page and list alike', async () => {
  const { administrator } = company
  const { body: party } = await administrator.call('POST', '/administration/counterparties', {
    name: 'Jeanne Petit',
    kind: 'consumer',
  })
  const form = { counterpartyId: party._id }
  const stated = await endedOn('2021-01-31', 'En dollars', { ...form, currency: 'USD' }, 100)
  const moved = await endedOn('2021-01-31', 'En francs suisses', form, 100)
  const none = await endedOn('2021-01-31', 'Sans montant', { ...form, currency: 'USD' })
  await amend(moved, { field: 'amount', value: 100 }, { field: 'currency', value: 'CHF' })
  expect(await proposed()).toEqual(['Sans montant'])
  const kept = await Promise.all([stated, moved, none].map(retentionOf))
  expect(kept.map(({ years, uncompared }) => [years, uncompared])).toEqual([
    [10, 'USD'],
    [10, 'CHF'],
    [5, null],
  ])
})

test('page and list judge by the party and the amount in force', async () => {
  const { administrator } = company
  const consumer = { name: 'Jeanne Petit', kind: 'consumer' }
  const { body: party } = await administrator.call(
    'POST',
    '/administration/counterparties',
    consumer,
  )
  const assigned = await endedOn('2021-01-31', 'Cédé à une consommatrice', {}, 20_000)
  const raised = await endedOn('2021-01-31', 'Relevé', { counterpartyId: party._id }, 11_999)
  const lowered = await endedOn('2021-01-31', 'Abaissé', { counterpartyId: party._id }, 12_000)
  await amend(assigned, { field: 'counterparty', counterpartyId: party._id })
  await amend(raised, { field: 'amount', value: 12_000 })
  await amend(lowered, { field: 'amount', value: 11_999 })
  expect(await proposed()).toEqual(['Abaissé'])
  const kept = await Promise.all([assigned, raised, lowered].map(retentionOf))
  expect(kept.map(({ years, isProposed }) => [years, isProposed])).toEqual([
    [10, false],
    [10, false],
    [5, true],
  ])
})

/** By an amendment signed in June 2020. */
async function amend(contractId: string, ...patches: object[]): Promise<void> {
  const { administrator } = company
  const made = await administrator.call('POST', `/contracts3/${contractId}/amendments`, {
    title: 'Avenant',
    folders: false,
  })
  const stated = await administrator.call('PUT', `/contracts3/${made.body._id}/amended-terms`, {
    effectiveOn: null,
    patches,
  })
  expect(stated.status).toBe(200)
  await signOnPaper(product, company, made.body._id, '2020-06-01')
}

test('the rule of a type is editable, also without limit; running and abandoned contracts are never proposed', async () => {
  await endedOn('2021-01-31', 'Ancien')
  await standingContract(product, company, { status: 'CANCELLED' })
  await endedOn('2030-01-31', 'En cours')
  expect((await setRule({ retentionYears: 1, retentionReason: 'accounting' })).status).toBe(200)
  expect(await proposed()).toEqual(['Ancien'])
  const free = await setRule({
    retentionYears: null,
    retentionReason: 'other',
    retentionNote: 'Archives du groupe',
  })
  expect(free.body).toMatchObject({ retentionYears: null, retentionNote: 'Archives du groupe' })
  expect(await proposed()).toEqual([])
})

test.each([
  [{ retentionYears: 0 }, 'retentionYears', 'RETENTION_YEARS_INVALID'],
  [{ retentionYears: 100 }, 'retentionYears', 'RETENTION_YEARS_INVALID'],
  [{ retentionReason: 'other', retentionNote: ' ' }, 'retentionNote', 'RETENTION_NOTE_REQUIRED'],
])('refuses the rule %j', async (rule, field, code) => {
  const { status, body } = await setRule(rule)
  expect([status, body.errors]).toMatchObject([422, [{ field, code }]])
})
