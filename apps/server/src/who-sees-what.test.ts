import {
  levelToSee,
  waysToSee,
  type Moment,
  type PlainCompany,
} from '@tacite/domain/access/who-sees.ts'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './platform/new-id.ts'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { standingContract } from './testing/standing-contracts.ts'
import { consequenceOf, randomChange, type DrawnChange } from './testing/access/random-change.ts'
import { randomCompany } from './testing/access/random-company.ts'
import { makeRoles, storeCompany } from './testing/access/store-company.ts'
import { startProduct, type Browser, type TestProduct } from './testing/start-product.ts'

/** Each takes half a second: all surfaces, for every person. */
const RUNS = 18
/** Changes with predicted consequences: some twenty a second. */
const CHANGES = 80
const PEOPLE = 4
const CONTRACTS = 5
/** Enough to shrink a failing company considerably. */
const SHRINKING_MS = 90_000

let product: TestProduct
let company: TestCompany
let client: Client
const browsers = new Map<string, Browser>()
const contractIds: string[] = []
let now: Moment

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  now = { at: product.clock.now(), today: product.clock.now().toISOString().slice(0, 10) }
  browsers.set(company.administratorId, company.administrator)
  for (let index = 0; index < PEOPLE; index += 1) {
    const { personId, browser } = await company.join('reader', `Personne ${index}`)
    browsers.set(personId, browser)
  }
  for (let index = 0; index < CONTRACTS; index += 1)
    contractIds.push(
      await standingContract(product, company, {
        form: { title: `Contrat ${index}` },
        ...(index < 2 ? { status: 'SIGNED', signatureDate: '2026-05-10' } : {}),
      }),
    )
  client = new Client(product.owner)
  await client.connect()
  await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
  await makeRoles(client, company.companyId)
  await makeNews()
})
afterAll(async () => {
  await client.end()
  await product.stop()
})

/** A signed page, a notification for everyone and a task for everyone, about every contract. */
async function makeNews(): Promise<void> {
  const sha256 = 'a'.repeat(64)
  const { companyId } = company
  await client.query(
    `insert into file (company_id, sha256, size_bytes, media_type, created_at) values ($1, $2, 1, 'application/pdf', now())`,
    [companyId, sha256],
  )
  for (const contractId of contractIds) {
    await client.query(
      `insert into signed_document (company_id, contract_id, sha256, locale, state, pages, signed_at) values ($1, $2, $3, 'fr', 'read', 1, now())`,
      [companyId, contractId, sha256],
    )
    await client.query(
      `insert into text_page (company_id, contract_id, page, locale, body, words)
       values ($1, $2, 1, 'fr', 'préavis de résiliation', searchable_words('fr', 'préavis de résiliation'))`,
      [companyId, contractId],
    )
    for (const personId of browsers.keys()) {
      await client.query(
        `insert into notification (company_id, id, person_id, type, contract_id, created_at) values ($1, $2, $3, 'x', $4, now())`,
        [companyId, newId(now.at), personId, contractId],
      )
      await client.query(
        `insert into task (company_id, id, person_id, kind, contract_id, subject_id, status, created_at) values ($1, $2, $3, 'sign', $4, $2, 'TODO', now())`,
        [companyId, newId(now.at), personId, contractId],
      )
    }
  }
}

/** One run: every surface, for every person, matches the reference. */
async function agrees(drawn: PlainCompany): Promise<void> {
  await storeCompany(client, { companyId: company.companyId, now: now.at }, drawn)
  for (const person of drawn.people) await agreesFor(drawn, person)
  for (const contractId of contractIds) await tellsWhoAndWhy(drawn, contractId)
}

async function agreesFor(drawn: PlainCompany, person: PlainCompany['people'][number]) {
  const browser = fromElsewhere(browsers.get(person.id)!)
  const get = async (path: string) => browser.call('GET', path)
  if (person.status !== 'active') return expect((await get('/contracts3')).status).toBe(401)
  const visible = contractIds.filter((id) => levelToSee(drawn, person.id, id, now) !== null)
  const seen = visible.toSorted()
  const isList = (value: { contractId: string }[]) =>
    value.map(({ contractId }) => contractId).toSorted()

  const { body: news } = await get('/notification?$top=100')
  expect(['notifications', isList(news.value), news.count]).toEqual([
    'notifications',
    seen,
    seen.length,
  ])
  const { body: tasks } = await get('/tasks')
  const tasksOn = tasks.result.value.map(({ contract }: AnyBody) => contract._id).toSorted()
  expect(['tasks', tasksOn, tasks.result.count]).toEqual(['tasks', seen, seen.length])
  const { body: open } = await get('/tasks/count')
  expect(['open tasks', open.count]).toEqual(['open tasks', seen.length])
  if (!person.permissions.includes('contracts3:list'))
    return expect((await get('/contracts3')).status).toBe(403)

  const { body: list } = await get('/contracts3?$top=100')
  const listed = list.value.map(({ _id }: AnyBody) => _id).toSorted()
  expect(['list', listed, list.count]).toEqual(['list', seen, seen.length])
  const { body: page } = await get('/contracts3?$top=1')
  expect(['count of a page', page.count]).toEqual(['count of a page', seen.length])
  const { body: found } = await get('/contracts3/search?q=preavis&$top=100')
  const foundIn = found.value.map(({ _id }: AnyBody) => _id).toSorted()
  expect(['search', foundIn, found.count]).toEqual(['search', seen, seen.length])
  const { body: figures } = await get('/contracts3/dashboard')
  const signed = seen.filter((id) => contractIds.indexOf(id) < 2)
  expect(['dashboard', figures.contractsInProgressCount, figures.documentsPostSignCount]).toEqual([
    'dashboard',
    seen.length - signed.length,
    signed.length,
  ])
  const exported = await get('/contracts3/exports-csv?typeFile=csv')
  const rows = exported.bytes.toString('utf8').trim().split(/\r?\n/).length - 1
  expect(['export', rows]).toEqual(['export', seen.length])
  for (const id of contractIds) {
    const { status, body } = await get(`/contracts3/${id}`)
    const level = levelToSee(drawn, person.id, id, now)
    expect(['fetch', status, body.level ?? null]).toEqual(['fetch', level ? 200 : 404, level])
  }
}

/** The seed, the smallest failing company, and how it fails. */
function reportOf<Drawn>(held: fc.RunDetails<Drawn>): string {
  if (!held.failed) return 'agrees'
  return `${fc.defaultReportMessage(held)}\n${String(held.errorInstance)}`
}

let places = 0

/** The same session from another address: exports are limited per address. */
function fromElsewhere({ cookies }: Browser): Browser {
  const browser = product.browser(`127.3.${places >> 8}.${(places += 1) & 255}`)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** Everyone who sees it, and nobody else, with their level and every access path. */
async function tellsWhoAndWhy(drawn: PlainCompany, contractId: string): Promise<void> {
  const ways = (personId: string) =>
    waysToSee(drawn, personId, contractId, now)
      .map(({ kind, level }) => `${kind} ${level}`)
      .toSorted()
  const { body } = await company.administrator.call(
    'GET',
    `/contracts3/${contractId}/access?$top=-1`,
  )
  const told = body.value.map((viewer: AnyBody) => [
    viewer.person._id,
    viewer.level,
    viewer.ways.map(({ kind, level }: AnyBody) => `${kind} ${level}`).toSorted(),
  ])
  const expected = drawn.people
    .map(({ id }) => [id, levelToSee(drawn, id, contractId, now), ways(id)])
    .filter(([, level]) => level !== null)
  const byId = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]))
  expect(['access', told.toSorted(byId), body.count]).toEqual([
    'access',
    expected.toSorted(byId),
    expected.length,
  ])
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every endpoint, read by tests only
type AnyBody = any

test('every surface shows each person exactly the contracts of the reference definition', async () => {
  const standing = {
    administratorId: company.administratorId,
    personIds: [...browsers.keys()].slice(1),
    contractIds,
    now: now.at,
  }
  const held = await fc.check(fc.asyncProperty(randomCompany(standing), agrees), {
    numRuns: RUNS,
    interruptAfterTimeLimit: SHRINKING_MS,
  })
  expect(reportOf(held)).toBe('agrees')
})

test('the predicted effect of a change of grants, moves or members matches the reference', async () => {
  const standing = {
    administratorId: company.administratorId,
    personIds: [...browsers.keys()].slice(1),
    contractIds,
    now: now.at,
  }
  const held = await fc.check(
    fc.asyncProperty(randomCompany(standing), randomChange(standing), foresees),
    { numRuns: CHANGES, interruptAfterTimeLimit: SHRINKING_MS },
  )
  expect(reportOf(held)).toBe('agrees')
})

async function foresees(before: PlainCompany, change: DrawnChange): Promise<void> {
  const { path, body, after } = consequenceOf(before, change)
  await storeCompany(client, { companyId: company.companyId, now: now.at }, before)
  const { status, body: told } = await company.administrator.call('POST', path, body)
  // A folder below itself, a duplicate grant: nothing to predict.
  if (after === null) {
    expect(['refused', status]).toEqual(['refused', 422])
    return
  }
  const seen = (model: PlainCompany, personId: string) =>
    contractIds.filter((id) => levelToSee(model, personId, id, now) !== null).length
  const differences = before.people.map(
    ({ id }) => [id, seen(after, id) - seen(before, id)] as const,
  )
  const side = (sign: 1 | -1) =>
    Object.fromEntries(
      differences
        .filter(([, difference]) => difference * sign > 0)
        .map(([id, difference]) => [id, difference * sign]),
    )
  const foretold = (people: { value: AnyBody[]; people: number }) => {
    expect(people.people).toBe(people.value.length)
    return Object.fromEntries(people.value.map(({ person, contracts }) => [person._id, contracts]))
  }
  expect(['gain', foretold(told.gain)]).toEqual(['gain', side(1)])
  expect(['lose', foretold(told.lose)]).toEqual(['lose', side(-1)])
}
