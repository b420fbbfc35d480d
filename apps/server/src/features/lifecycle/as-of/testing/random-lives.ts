import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import type { TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { YEARLY_TERMS } from '../../../../testing/standing-terms.ts'
import type { TestProduct } from '../../../../testing/start-product.ts'
import { AMOUNT, createSupplier, FOUR_MONTHS, UNTIL } from '../../../../testing/amendments.ts'

/** The same lives for the same size and seed. */
export interface LivesSize {
  contracts: number
  acts: number
  days: number
  seed: number
}

export interface Lives {
  owners: readonly string[]
  projects: readonly string[]
  folders: readonly string[]
  contracts: readonly string[]
  /** The acts that were done, not refused. */
  accepted: ReadonlySet<string>
}

interface Living extends Lives {
  product: TestProduct
  company: TestCompany
  suppliers: readonly string[]
  contracts: string[]
  accepted: Set<string>
}

interface Drawn {
  act: number
  on: number
  to: number
}

/**
 * A company whose contracts are drafted, filed, signed, amended, renewed, put under notice, handed over and archived
 * at random. Nothing has a past effective day: what a day showed then, it shows for ever.
 * @param look called after each day with acts, in order
 */
export async function liveAtRandom(
  product: TestProduct,
  company: TestCompany,
  { contracts, acts, days, seed }: LivesSize,
  look: (day: Temporal.PlainDate, lives: Lives) => Promise<void>,
): Promise<Lives> {
  const first = Temporal.PlainDate.from('2026-11-20')
  const life = await settle(product, company)
  const drawn = draw(acts, seed)
  const byDay = Map.groupBy(drawn.entries(), ([at]) => Math.ceil(((at + 1) * days) / acts))
  const everyOf = Math.max(1, Math.floor(acts / contracts / 3))
  for (const [offset, ofDay] of byDay) {
    const day = first.add({ days: offset })
    await company.comeBack(`${day.toString()}T10:00:00Z`)
    for (const [at, act] of ofDay) {
      if (life.contracts.length < contracts && at % everyOf === 0) await write(life, day, act.to)
      else if (life.contracts.length > 0) await perform(life, day, act)
    }
    await look(day, life)
  }
  return life
}

function draw(acts: number, seed: number): Drawn[] {
  const any = fc.noBias(fc.nat())
  const drawn = fc.record({ act: any, on: any, to: any })
  return fc.sample(drawn, { numRuns: acts, seed })
}

async function settle(product: TestProduct, company: TestCompany): Promise<Living> {
  const { administrator } = company
  const owners = [company.administratorId]
  for (const name of ['Léa', 'Marc'])
    owners.push((await company.join('contributor', name)).personId)
  const projects = []
  for (const title of ['Nord', 'Sud'])
    projects.push(
      (await administrator.call('POST', '/administration/projects', { title })).body._id,
    )
  const folders = []
  for (const name of ['Baux', 'Achats'])
    folders.push((await administrator.call('POST', '/tags', { name })).body._id)
  const suppliers = []
  for (const name of ['Bureau Vallée', 'Papeteries du Rhône'])
    suppliers.push(await createSupplier(company, name))
  const accepted = new Set<string>()
  return { product, company, owners, projects, folders, suppliers, contracts: [], accepted }
}

const TERMS = [
  YEARLY_TERMS,
  { ...YEARLY_TERMS, renewalType: 'withAgreement' },
  { ...YEARLY_TERMS, duration: { kind: 'span', count: 30, unit: 'months' }, maxRenewals: 2 },
  { ...YEARLY_TERMS, renewalType: 'none', renewalDuration: null, notice: null },
]

async function write(life: Living, day: Temporal.PlainDate, to: number): Promise<void> {
  const { administrator } = life.company
  const title = `Contrat ${life.contracts.length}`
  const counterpartyId = pick(life.suppliers, to)
  const { _id } = await createContract(administrator, { title, counterpartyId })
  await administrator.call('PUT', `/contracts3/${_id}/lifecycle`, {
    ...pick(TERMS, to),
    effectiveDate: day.toString(),
  })
  const values = { amount_incl_tax: (to % 900_000) * 100 }
  await administrator.call('PUT', `/contracts3/${_id}/fields`, { values })
  life.contracts.push(_id)
}

type Answer = { status: number } | undefined

async function perform(life: Living, today: Temporal.PlainDate, drawn: Drawn): Promise<void> {
  const { administrator } = life.company
  const at = `/contracts3/${pick(life.contracts, drawn.on)}`
  const contractId = pick(life.contracts, drawn.on)
  const day = today.toString()
  const { to } = drawn
  const change = (body: object) => administrator.call('PUT', at, body)
  const sign = () => signDraft(life, contractId, day)
  const renew = () => administrator.call('POST', `${at}/renewals`, { kind: 'agreement', day })
  const amendIt = () => amend(life, contractId, { today, to })
  const notice = (body: object) => administrator.call('POST', `${at}/notices`, body)
  const keep = (path: string) =>
    administrator.call('POST', `/contracts3/${path}`, { contractIds: [contractId] })
  // What is named twice is done twice as often.
  const acts: readonly (readonly [string, () => Promise<Answer>])[] = [
    ['handOver', () => change({ ownerId: pick(life.owners, to) })],
    ['move', () => change({ projectId: pick(life.projects, to) })],
    ['file', () => change({ folderIds: life.folders.slice(0, to % 3) })],
    ['classify', () => change({ scope: pick(['group', 'national'], to) })],
    ['sign', sign],
    ['sign', sign],
    ['amend', amendIt],
    ['amend', amendIt],
    ['giveNotice', () => notice({ kind: 'nonRenewal', sentOn: day, receivedOn: day })],
    [
      'end',
      () => notice({ kind: 'termination', endsOn: today.add({ days: to % 100 }).toString() }),
    ],
    ['renew', renew],
    ['renew', renew],
    ['withdraw', () => withdraw(life, at)],
    ['archive', () => keep('archived')],
    ['restore', () => keep('unarchived')],
  ]
  const [name, act] = pick(acts, drawn.act)
  const answer = await act()
  if (answer && answer.status < 300) life.accepted.add(name)
}

/** As the seal leaves a contract, at the time of the test's clock. */
async function signDraft(
  { product: { product }, company }: Living,
  contractId: string,
  day: string,
): Promise<Answer> {
  const { platform } = product
  const isSigned = await platform.inCompany(company.companyId, async (db) => {
    const { numUpdatedRows } = await db
      .update('contract')
      .set({ status: 'SIGNED', signature_date: day, locked_at: new Date(), lock_kind: 'signature' })
      .where('contract.id', '=', contractId)
      .where('contract.status', '=', 'DRAFT')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await platform.events.record(db, {
      type: 'contract.datesChanged',
      actor: null,
      objectId: contractId,
      contractId,
      payload: {},
    })
    return true
  })
  return isSigned ? { status: 200 } : undefined
}

/** Signed today; in force from a day that has not passed. */
async function amend(
  life: Living,
  contractId: string,
  { today, to }: { today: Temporal.PlainDate; to: number },
): Promise<Answer> {
  const { administrator } = life.company
  const title = `Avenant ${to % 1_000}`
  const written = await administrator.call('POST', `/contracts3/${contractId}/amendments`, {
    title,
  })
  if (written.status >= 300) return written
  const stated = await administrator.call('PUT', `/contracts3/${written.body._id}/amended-terms`, {
    effectiveOn: today.add({ days: to % 60 }).toString(),
    patches: pick(
      [
        [AMOUNT],
        [FOUR_MONTHS],
        [UNTIL(today.add({ days: 200 + (to % 400) }).toString())],
        [AMOUNT, { field: 'counterparty', counterpartyId: pick(life.suppliers, to + 1) }],
      ],
      to,
    ),
  })
  if (stated.status < 300) await signDraft(life, written.body._id, today.toString())
  return stated
}

async function withdraw({ company }: Living, at: string): Promise<Answer> {
  const { body } = await company.administrator.call('GET', `${at}/deadlines`)
  const notice = body.records.notices.find(
    ({ cancelledOn }: { cancelledOn: string | null }) => cancelledOn === null,
  )
  return notice ? company.administrator.call('DELETE', `${at}/notices/${notice.id}`) : undefined
}

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length]!
}
