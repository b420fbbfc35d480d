import type { Amendment } from '@tacite/domain/deadlines/amendment.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Temporal } from 'temporal-polyfill'
import type { TestCompany } from '../../../apps/server/src/testing/companies.ts'
import { YEARLY_TERMS } from '../../../apps/server/src/testing/standing-terms.ts'
import type { Answer, TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import {
  append,
  type Journal,
  type NoticeBody,
  type SetValues,
  type StatedValues,
} from './journal.ts'

export interface Living {
  product: TestProduct
  company: TestCompany
  owners: readonly string[]
  projects: readonly string[]
  folders: readonly string[]
  suppliers: readonly string[]
  /** What every contract is written with. */
  form: object
  today: Temporal.PlainDate
  contracts: string[]
  /** The acts that were done, not refused. */
  accepted: Set<string>
  journal: Journal
}

type Terms = Partial<LifecycleTerms>

const YEARLY = YEARLY_TERMS as Terms
const LEAVABLE: Partial<LifecycleTerms> = {
  earlyExit: {
    notice: { unit: 'months', count: 2 },
    alignment: 'quarterEnd',
    notBefore: null,
    firstNoticeOn: null,
    notifyBy: null,
  },
}
const TERMS: readonly Terms[] = [
  YEARLY,
  { ...YEARLY, renewalType: 'withAgreement' },
  { ...YEARLY, duration: { kind: 'span', count: 30, unit: 'months' }, maxRenewals: 2, ...LEAVABLE },
  { ...YEARLY, renewalType: 'none', renewalDuration: null, notice: null },
]

export async function write(life: Living, to: number): Promise<void> {
  const { company, journal, today, contracts } = life
  const { administrator } = company
  const counterpartyId = pick(life.suppliers, to)
  const title = `Contrat ${contracts.length}`
  const amountCents = (to % 900_000) * 100
  const values = { amount_incl_tax: amountCents }
  const form = { ...life.form, title, counterpartyId, projectId: life.projects[0], values }
  const { body } = await administrator.call('POST', '/contracts3', form)
  const _id = body._id as string
  const terms = { ...pick(TERMS, to), effectiveDate: today.toString() }
  await administrator.call('PUT', `/contracts3/${_id}/lifecycle`, terms)
  const set = { ownerId: life.owners[0]!, projectId: life.projects[0]!, folderIds: [], scope: null }
  const written = { ...set, amountCents, counterpartyId, terms }
  journal.written.set(_id, written)
  journal.current.set(_id, written)
  contracts.push(_id)
}

type Act = (life: Living, contractId: string, to: number) => Promise<boolean>

/** What is named twice is done twice as often. */
export const ACTS: readonly (readonly [string, Act])[] = [
  ['handOver', (life, id, to) => change(life, id, { ownerId: pick(life.owners, to) })],
  ['move', (life, id, to) => change(life, id, { projectId: pick(life.projects, to) })],
  ['file', (life, id, to) => change(life, id, { folderIds: life.folders.slice(0, to % 3) })],
  ['classify', (life, id, to) => change(life, id, { scope: pick(['group', 'national'], to) })],
  ['sign', (life, id) => sign(life, id, life.today)],
  ['sign', (life, id) => sign(life, id, life.today)],
  // Signed on paper, and entered here days later.
  ['signLate', (life, id, to) => sign(life, id, before(life, to % 20), 'marked')],
  ['signLate', (life, id, to) => sign(life, id, before(life, to % 20), 'marked')],
  ['amend', (life, id, to) => amend(life, id, to, life.today)],
  ['amend', (life, id, to) => amend(life, id, to, life.today)],
  ['amendLate', (life, id, to) => amend(life, id, to, before(life, 1 + (to % 90)))],
  ['correct', correct],
  ['correct', correctDates],
  ['correct', correctDates],
  ['giveNotice', giveNotice],
  ['end', end],
  ['renew', renew],
  ['renew', renew],
  ['withdraw', withdraw],
  ['archive', (life, id) => keep(life, 'archived', id)],
  ['restore', (life, id) => keep(life, 'unarchived', id)],
]

const before = ({ today }: Living, days: number) => today.subtract({ days })
const isDone = ({ status }: Pick<Answer, 'status'>) => status < 300

async function change(life: Living, id: string, values: Partial<SetValues>): Promise<boolean> {
  if (!isNew(life, id, values)) return false
  const answer = await life.company.administrator.call('PUT', `/contracts3/${id}`, values)
  if (isDone(answer)) {
    append(life.journal.changes, id, { day: life.today.toString(), values })
    update(life.journal, id, values)
  }
  return isDone(answer)
}

function isNew(
  { journal }: Living,
  id: string,
  values: Partial<SetValues & StatedValues>,
): boolean {
  const current = journal.current.get(id)!
  return JSON.stringify({ ...current, ...values }) !== JSON.stringify(current)
}

function update(journal: Journal, id: string, values: Partial<SetValues & StatedValues>): void {
  journal.current.set(id, { ...journal.current.get(id)!, ...values })
}

async function keep(life: Living, path: string, id: string): Promise<boolean> {
  const body = { contractIds: [id] }
  return isDone(await life.company.administrator.call('POST', `/contracts3/${path}`, body))
}

async function giveNotice(life: Living, id: string): Promise<boolean> {
  const day = life.today.toString()
  return notify(life, id, { kind: 'nonRenewal', sentOn: day, receivedOn: day })
}

async function end(life: Living, id: string, to: number): Promise<boolean> {
  const endsOn = life.today.add({ days: to % 100 }).toString()
  return notify(life, id, { kind: 'termination', endsOn })
}

async function notify(life: Living, id: string, body: NoticeBody): Promise<boolean> {
  const { journal, company } = life
  const answer = await company.administrator.call('POST', `/contracts3/${id}/notices`, body)
  if (!isDone(answer)) return false
  const known = (journal.notices.get(id) ?? []).map((notice) => notice.id)
  const given: { id: string }[] = answer.body.records.notices
  append(journal.notices, id, { id: given.find((one) => !known.includes(one.id))!.id, body })
  return true
}

async function withdraw({ company }: Living, id: string): Promise<boolean> {
  const at = `/contracts3/${id}`
  const { body } = await company.administrator.call('GET', `${at}/deadlines`)
  const notice = body.records.notices.find(
    ({ cancelledOn }: { cancelledOn: string | null }) => cancelledOn === null,
  )
  if (!notice) return false
  return isDone(await company.administrator.call('DELETE', `${at}/notices/${notice.id}`))
}

async function renew({ company, today }: Living, id: string): Promise<boolean> {
  const body = { kind: 'agreement', day: today.toString() }
  return isDone(await company.administrator.call('POST', `/contracts3/${id}/renewals`, body))
}

/** What was typed of a paper turns out to be wrong: it never was so. */
async function correct(life: Living, id: string, to: number): Promise<boolean> {
  const amountCents = (to % 700_000) * 100
  const counterpartyId = pick(life.suppliers, to)
  if (!isNew(life, id, { amountCents, counterpartyId })) return false
  const answer = await life.company.administrator.call('PUT', `/contracts3/${id}/correction`, {
    reason: 'Page 2',
    details: { counterpartyId },
    values: { amount_incl_tax: amountCents },
  })
  if (isDone(answer)) noteCorrection(life, id, { amountCents, counterpartyId })
  return isDone(answer)
}

async function correctDates(life: Living, id: string, to: number): Promise<boolean> {
  const { administrator } = life.company
  const { body } = await administrator.call('GET', `/contracts3/${id}/deadlines`)
  if (body.terms !== 'transcribed' || body.lifecycle.notice === null) return false
  const { performedAfterEnd: _, ...lifecycle } = body.lifecycle
  const terms = { ...lifecycle, notice: { unit: 'months', count: 1 + (to % 5) } }
  if (JSON.stringify(terms.notice) === JSON.stringify(lifecycle.notice)) return false
  const path = `/contracts3/${id}/lifecycle/correction`
  const corrected = { reason: 'Article 4', lifecycle: terms, signatureDate: body.signatureDate }
  const answer = await administrator.call('PUT', path, corrected)
  if (isDone(answer)) noteCorrection(life, id, { terms })
  return isDone(answer)
}

function noteCorrection(
  { journal, today }: Living,
  id: string,
  values: Partial<StatedValues>,
): void {
  update(journal, id, values)
  append(journal.corrections, id, values)
  journal.lateRecords.set(id, today.toString())
}

/** As a seal, or a mark on one that was signed on paper, leaves it. */
async function sign(
  life: Living,
  id: string,
  day: Temporal.PlainDate,
  lockKind: 'signature' | 'marked' = 'signature',
): Promise<boolean> {
  const { company, journal, today } = life
  const { platform } = life.product.product
  const signatureDate = day.toString()
  const locked = { locked_at: new Date(`${today.toString()}T10:00:00Z`), lock_kind: lockKind }
  const isSigned = await platform.inCompany(company.companyId, async (db) => {
    const { numUpdatedRows } = await db
      .update('contract')
      .set({ status: 'SIGNED', signature_date: signatureDate, ...locked })
      .where('contract.id', '=', id)
      .where('contract.status', '=', 'DRAFT')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await platform.events.record(db, {
      type: 'contract.markedSigned',
      actor: null,
      objectId: id,
      contractId: id,
      payload: { signatureDate, signatories: 0 },
      personal: { signatories: '' },
    })
    return true
  })
  if (isSigned && signatureDate !== today.toString()) journal.lateRecords.set(id, today.toString())
  return isSigned
}

/** In force up to sixty days after its signature. One that was signed earlier is entered here now. */
async function amend(
  life: Living,
  masterId: string,
  to: number,
  signedOn: Temporal.PlainDate,
): Promise<boolean> {
  const { journal, today } = life
  const { administrator } = life.company
  const title = `Avenant ${to % 1_000}`
  const at = `/contracts3/${masterId}/amendments`
  const written = await administrator.call('POST', at, { title })
  if (!isDone(written)) return false
  const id = written.body._id as string
  const effectiveOn = signedOn.add({ days: to % 60 }).toString()
  const { patches, ...journalled } = drawChanges(life, to)
  const path = `/contracts3/${id}/amended-terms`
  const stated = await administrator.call('PUT', path, { effectiveOn, patches })
  if (!isDone(stated)) return false
  journal.amendments.set(id, { masterId, effectiveOn, ...journalled })
  await sign(life, id, signedOn, signedOn.equals(today) ? 'signature' : 'marked')
  if (!signedOn.equals(today)) journal.lateRecords.set(masterId, today.toString())
  return true
}

/** What an amendment replaces: as the server takes it, and as the journal keeps it. */
function drawChanges({ today, suppliers }: Living, to: number) {
  const until = today.add({ days: 200 + (to % 400) }).toString()
  const duration = { kind: 'until', day: until, meaning: 'lastDayInForce' } as const
  const terms: Amendment['patches'] = pick(
    [
      [],
      [{ field: 'notice', value: { unit: 'months', count: 4 } }],
      [{ field: 'duration', value: duration }],
    ],
    to >> 2,
  )
  const amountCents = (to % 500_000) * 100
  const amount = { field: 'amount', value: amountCents }
  const counterpartyId = pick(suppliers, to + 1)
  const party = { field: 'counterparty', counterpartyId }
  // One that changes no term changes a value.
  const values = terms.length === 0 ? 1 + (to % 2) : to % 3
  return {
    patches: [...terms, ...[amount, party].slice(0, values)],
    terms,
    ...(values > 0 && { amountCents }),
    ...(values > 1 && { counterpartyId }),
  }
}

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length]!
}
