import { LEVELS } from '@tacite/domain/access/levels.ts'
import { levelToSee, type Moment, type PlainCompany } from '@tacite/domain/access/who-sees.ts'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import {
  holdsWhatIsGiven,
  randomAct,
  withStaff,
  type DrawnAct,
} from './testing/access/random-act.ts'
import { randomCompany } from './testing/access/random-company.ts'
import { makeRoles, storeCompany } from './testing/access/store-company.ts'
import { standingContract } from './testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

const RUNS = 70
const PEOPLE = 4
const CONTRACTS = 4

let product: TestProduct
let company: TestCompany
let client: Client
let staffId: string
let staff: Browser
const personIds: string[] = []
const contractIds: string[] = []
let now: Moment

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  now = { at: product.clock.now(), today: product.clock.now().toISOString().slice(0, 10) }
  for (let index = 0; index < PEOPLE; index += 1) {
    const { personId, browser } = await company.join('reader', `Personne ${index}`)
    personIds.push(personId)
    if (index === 0) [staffId, staff] = [personId, browser]
  }
  for (let index = 0; index < CONTRACTS; index += 1)
    contractIds.push(
      await standingContract(product, company, { form: { title: `Contrat ${index}` } }),
    )
  client = new Client(product.owner)
  await client.connect()
  await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
  await makeRoles(client, company.companyId)
})
afterAll(async () => {
  await client.end()
  await product.stop()
})

const outcomes = new Map<string, number>()

test('whoever administers people and groups gives nobody more than they hold themselves', async () => {
  const { administratorId } = company
  const standing = { administratorId, personIds, contractIds, now: now.at }
  await fc.assert(fc.asyncProperty(randomCompany(standing), randomAct(standing), givesNoMore), {
    numRuns: RUNS,
    interruptAfterTimeLimit: 90_000,
  })
  // Each outcome was met: the property is not empty.
  expect([...outcomes.keys()].toSorted()).toEqual([
    'delegation done',
    'delegation refused',
    'membership done',
    'membership waits',
  ])
})

async function givesNoMore(drawn: PlainCompany, act: DrawnAct): Promise<void> {
  const before = withStaff(drawn, staffId)
  await storeCompany(client, { companyId: company.companyId, now: now.at }, before)
  const outcome = await attempt(act)
  outcomes.set(`${act.kind} ${outcome}`, (outcomes.get(`${act.kind} ${outcome}`) ?? 0) + 1)
  const isHeld = holdsWhatIsGiven(before, staffId, act, now)
  if (outcome === 'done') expect(['done', isHeld]).toEqual(['done', true])
  if (outcome === 'waits') expect(['waits', isHeld]).toEqual(['waits', false])
  const after = await readBack(before)
  for (const personId of [company.administratorId, ...personIds])
    for (const contractId of contractIds) {
      const [was, is] = [before, after].map((model) => rankOn(model, personId, contractId))
      if (is! <= was!) continue
      const own = rankOn(before, staffId, contractId)
      // A delegate reads what the absent person validates; a member has the group's level.
      if (act.kind === 'delegation') expect([personId, isHeld]).toEqual([act.delegateId, true])
      else expect(own, `${personId} on ${contractId}`).toBeGreaterThanOrEqual(is!)
      expect(personId).not.toBe(staffId)
    }
}

type Outcome = 'done' | 'waits' | 'refused'

async function attempt(act: DrawnAct): Promise<Outcome> {
  if (act.kind === 'membership') {
    const members = `/groups/${act.groupId}/members`
    const { status, body } = await staff.call('POST', members, { addedIds: [act.personId] })
    expect(status).toBe(200)
    return body.pending > 0 ? 'waits' : 'done'
  }
  const { status } = await staff.call('POST', `/users/${act.absentId}/delegations`, {
    delegateId: act.delegateId,
    startsOn: now.today,
    endsOn: now.today,
  })
  expect([201, 403, 409, 422]).toContain(status)
  return status === 201 ? 'done' : 'refused'
}

/** The same company with the members and delegations that the product has now. */
async function readBack(before: PlainCompany): Promise<PlainCompany> {
  const members = await client.query<{ group_id: string; person_id: string }>(
    'select group_id, person_id from group_member where company_id = $1',
    [company.companyId],
  )
  const absences = await client.query<{
    person_id: string
    delegate_id: string
    starts_on: string
    ends_on: string
    is_over: boolean
  }>(
    `select person_id, delegate_id, starts_on::text, ends_on::text, ended_at is not null as is_over
     from delegation where company_id = $1`,
    [company.companyId],
  )
  return {
    ...before,
    groups: before.groups.map(({ id }) => ({
      id,
      memberIds: members.rows
        .filter(({ group_id }) => group_id === id)
        .map(({ person_id }) => person_id),
    })),
    delegations: absences.rows.map((row) => ({
      personId: row.person_id,
      delegateId: row.delegate_id,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      isCalledOff: row.is_over,
    })),
  }
}

/** 0: not seen. */
function rankOn(model: PlainCompany, personId: string, contractId: string): number {
  const level = levelToSee(model, personId, contractId, now)
  return level === null ? 0 : LEVELS.indexOf(level) + 1
}
