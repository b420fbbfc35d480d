import { Temporal } from 'temporal-polyfill'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

// Three years of acts, and every few days of them read again.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const STEPS = 48
const CONTRACTS = 5
/** Seeded: the same life on every run. */
const [DRAWN] = fc.sample(
  fc.array(
    fc.record({ days: fc.integer({ min: 5, max: 55 }), act: fc.nat(), on: fc.nat(), to: fc.nat() }),
    { minLength: STEPS, maxLength: STEPS },
  ),
  { numRuns: 1, seed: 20_261_123 },
)

let product: TestProduct
let company: TestCompany
const ids: string[] = []
const owners: string[] = []
const projects: string[] = []
const folders: string[] = []
/** The acts that were done, not refused. */
const accepted = new Set<string>()
const shown = new Map<string, Shown>()
let today = Temporal.PlainDate.from('2026-11-20')

interface Shown {
  rows: unknown[]
  counts: unknown[]
  pages: unknown[]
}

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  company.administrator.call(method, path, body)

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  owners.push(company.administratorId)
  for (const name of ['Léa', 'Marc'])
    owners.push((await company.join('contributor', name)).personId)
  for (const title of ['Nord', 'Sud'])
    projects.push((await call('POST', '/administration/projects', { title })).body._id)
  for (const name of ['Baux', 'Achats'])
    folders.push((await call('POST', '/tags', { name })).body._id)
  for (const { days, act, on, to } of DRAWN!) {
    today = today.add({ days })
    await company.comeBack(`${today.toString()}T10:00:00Z`)
    if (ids.length < CONTRACTS && act % 3 === 0) await create(to)
    else if (ids.length > 0) await live(ids[on % ids.length]!, act, to)
    shown.set(today.toString(), await show(''))
  }
})
afterAll(() => product.stop())

async function create(to: number): Promise<void> {
  const { _id } = await createContract(company.administrator, { title: `Contrat ${ids.length}` })
  const kinds = [YEARLY_TERMS, { ...YEARLY_TERMS, renewalType: 'withAgreement' }]
  await call('PUT', `/contracts3/${_id}/lifecycle`, {
    ...kinds[to % kinds.length],
    effectiveDate: today.toString(),
  })
  ids.push(_id)
}

async function live(id: string, act: number, to: number): Promise<void> {
  const at = `/contracts3/${id}`
  const day = today.toString()
  const acts: Record<string, () => Promise<{ status: number } | void>> = {
    handOver: () => call('PUT', at, { ownerId: owners[to % owners.length] }),
    move: () => call('PUT', at, { projectId: projects[to % projects.length] }),
    file: () => call('PUT', at, { folderIds: folders.slice(0, to % 3) }),
    classify: () => call('PUT', at, { scope: ['group', 'national'][to % 2] }),
    sign: () => sign(id, day),
    signToo: () => sign(id, day),
    giveNotice: () =>
      call('POST', `${at}/notices`, { kind: 'nonRenewal', sentOn: day, receivedOn: day }),
    end: () => call('POST', `${at}/notices`, { kind: 'termination', endsOn: day }),
    renew: () => call('POST', `${at}/renewals`, { kind: 'agreement', day }),
    withdraw: () => withdraw(id),
    archive: () => call('POST', '/contracts3/archived', { contractIds: [id] }),
  }
  const [name, perform] = Object.entries(acts)[act % Object.keys(acts).length]!
  const answer = await perform()
  if (answer && answer.status < 300) accepted.add(name)
}

/** As the seal leaves a contract. */
async function sign(id: string, day: string): Promise<void> {
  const { platform } = product.product
  await platform.inCompany(company.companyId, async (db) => {
    const { numUpdatedRows } = await db
      .update('contract')
      .set({ status: 'SIGNED', signature_date: day, locked_at: new Date(), lock_kind: 'signature' })
      .where('contract.id', '=', id)
      .where('contract.status', '=', 'DRAFT')
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await platform.events.record(db, {
        type: 'contract.datesChanged',
        actor: null,
        objectId: id,
        contractId: id,
        payload: {},
      })
  })
}

async function withdraw(id: string): Promise<{ status: number } | undefined> {
  const { body } = await call('GET', `/contracts3/${id}/deadlines`)
  const notice = body.records.notices.find(
    ({ cancelledOn }: { cancelledOn: string | null }) => cancelledOn === null,
  )
  return notice ? call('DELETE', `/contracts3/${id}/notices/${notice.id}`) : undefined
}

/** What the list, its counts and the pages show: of today, or as of a day. */
async function show(asOf: string): Promise<Shown> {
  const of = asOf === '' ? '' : `&asOf=${asOf}`
  const list = async (filter: string) =>
    (await call('GET', `/contracts3?archived=true&$orderby=title asc${filter}${of}`)).body
  const { value } = await list('')
  const day = asOf === '' ? today : Temporal.PlainDate.from(asOf)
  const filters = [
    '',
    '&status=eq:SIGNED',
    `&owner=eq:${owners[1]}`,
    `&owner=ne:${owners[1]}`,
    `&project=eq:${projects[0]}`,
    `&tags=eq:${folders[0]}`,
    '&scope=eq:group',
    '&text=eq:contrat',
    `&endDate=range:${day.toString()},${day.add({ days: 200 }).toString()}`,
    '&isRenewed=eq:true',
  ]
  const counts = []
  for (const filter of filters) counts.push([filter.split('=')[0], (await list(filter)).count])
  const pages = []
  for (const { _id } of value)
    pages.push((await call('GET', `/contracts3/${_id}/as-of?day=${day.toString()}`)).body)
  return { rows: value.map(comparable), counts, pages: pages.map(onPage) }
}

/** Locks, signatories and the moment of the last change are those of today on every day. */
function comparable(row: Record<string, unknown>) {
  const { isLocked: _1, personLock: _2, updatedAt: _3, numberOfSigners: _4, ...dated } = row
  return dated
}

interface PageAsOf {
  status: { text: string }
  values: { name: string; text: string | null }[]
}

const onPage = ({ status, values }: PageAsOf) => [
  status.text,
  ...values.map(({ name, text }) => [name, text]),
]

test('every day of three years is shown again as it was shown then', async () => {
  expect(ids).toHaveLength(CONTRACTS)
  const statuses = new Set<string>()
  for (const [day, then] of shown) {
    const again = await show(day)
    expect([day, again]).toEqual([day, then])
    for (const row of then.rows as { statusDetailKey: string }[]) statuses.add(row.statusDetailKey)
  }
  // Nothing was compared that did not happen.
  expect([...accepted]).toEqual(
    expect.arrayContaining(['handOver', 'move', 'file', 'giveNotice', 'end', 'renew', 'archive']),
  )
  expect([...statuses]).toEqual(expect.arrayContaining(['IN_FORCE', 'TACITLY_RENEWED']))
})

test('the page as of today is the page of today', async () => {
  for (const id of ids) {
    const { body: asOf } = await call('GET', `/contracts3/${id}/as-of?day=${today.toString()}`)
    const { body: page } = await call('GET', `/contracts3/${id}`)
    const { body: deadlines } = await call('GET', `/contracts3/${id}/deadlines`)
    const of = (name: string) =>
      asOf.values.find((each: { name: string }) => each.name === name).text
    const day = (iso: string | null) => iso && iso.split('-').toReversed().join('/')
    expect([of('owner'), of('endDate'), of('terminationDate'), of('phase')]).toEqual([
      page.owner.name,
      day(deadlines.endDate),
      day(deadlines.legalLimit),
      deadlines.phaseText,
    ])
    expect(asOf.values.filter((each: { isChanged: boolean }) => each.isChanged)).toEqual([])
  }
})
