import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { askCalendar, fetchCalendar, newFeed } from '../../../testing/calendars.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { readCalendar } from '../../../testing/read-calendar.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let reader: { browser: Browser; personId: string }

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

// Yearly from 1 January 2026, three months' notice: sent by 23 September, limit 30 September.
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  reader = await company.join('contractManager', 'Claire')
})

const TITLE =
  'Maintenance ; ascenseurs, tour « Égée » \\ 2ᵉ lot, avec un titre assez long pour être plié'

async function signedContract(title = TITLE): Promise<string> {
  const { _id } = await createContract(reader.browser, { title })
  await reader.browser.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, _id)
  return _id
}

const ask = (path: string, headers?: Record<string, string>) => askCalendar(product, path, headers)
const fetched = (path: string) => fetchCalendar(product, path)

async function noticeMonths(contractId: string, count: number): Promise<void> {
  const terms = { ...YEARLY_TERMS, notice: { unit: 'months', count } }
  const lifecycle = JSON.stringify(terms)
  await inDatabase(product, `update contract set lifecycle = $2 where id = $1`, [
    contractId,
    lifecycle,
  ])
  await signOnPaper(product, company, contractId)
}

/** Without the narrow spaces of French typography. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const brief = (events: readonly { uid: string; day: string; sequence: number; status: string }[]) =>
  events.map(({ uid, day, sequence, status }) => {
    const [kind, place] = uid.split('-')
    return `${kind} ${place} ${day} ${sequence} ${status}`
  })

describe('a calendar of one’s own contracts', () => {
  test('shows their dates to a strict reader and to a parser, in the person’s language', async () => {
    const contractId = await signedContract()
    const { path } = await newFeed(reader.browser)
    const { name, method, events } = await fetched(path)
    expect([name, method]).toEqual([
      expect.stringMatching(/^Échéances de mes contrats · /),
      'PUBLISH',
    ])
    expect(brief(events)).toEqual([
      'sendBy 1 2026-09-23 0 CONFIRMED',
      'limit 1 2026-09-30 0 CONFIRMED',
      'end 1 2026-12-31 0 CONFIRMED',
      'sendBy 2 2027-09-23 0 CONFIRMED',
      'limit 2 2027-09-30 0 CONFIRMED',
      'end 2 2027-12-31 0 CONFIRMED',
    ])
    const limit = events[1]!
    expect(plain(limit.summary)).toBe(`Dénoncer au plus tard : ${TITLE}`)
    expect(plain(limit.description)).toMatch(
      /se renouvelle après le 31\/12\/2026[^]*Limite légale : 30\/09\/2026/,
    )
    expect(limit.description).toContain('la clause de décompte du contrat prévaut')
    expect(limit.url).toMatch(new RegExp(`/contract/${contractId}$`))
    expect(events[4]!.description).toContain('si le contrat se renouvelle d’ici là')
    expect((await reader.browser.call('GET', '/me/calendars')).body.value[0]).toMatchObject({
      scope: 'owned',
      lastFetchedAt: '2026-05-04T09:00:00.000Z',
    })
  })

  test('answers the same bytes until something changes, and 304 to who has them', async () => {
    await signedContract()
    const { path } = await newFeed(reader.browser)
    const first = await ask(path)
    product.clock.set('2026-05-04T15:00:00Z')
    const second = await ask(path)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    const third = await ask(path, { 'if-none-match': String(first.headers['etag']) })
    expect([third.status, third.bytes.length]).toEqual([304, 0])
  })

  test('moves a date under its identity when the terms change', async () => {
    const contractId = await signedContract()
    const { path } = await newFeed(reader.browser)
    const before = await fetched(path)
    await noticeMonths(contractId, 2)
    product.clock.set('2026-05-05T09:00:00Z')
    const after = await fetched(path)
    expect(brief(after.events).slice(0, 3)).toEqual([
      'sendBy 1 2026-10-23 1 CONFIRMED',
      'limit 1 2026-10-31 1 CONFIRMED',
      'end 1 2026-12-31 0 CONFIRMED',
    ])
    expect(after.events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid))
  })

  test('cancels the dates that a notice ends, and shows them again when it is withdrawn', async () => {
    const contractId = await signedContract()
    const { path } = await newFeed(reader.browser)
    await fetched(path)
    const notices = `/contracts3/${contractId}/notices`
    const given = { kind: 'nonRenewal', sentOn: '2026-05-01', receivedOn: '2026-05-03' }
    const { body } = await reader.browser.call('POST', notices, given)
    const { events } = await fetched(path)
    expect(brief(events)).toEqual([
      'sendBy 1 2026-09-23 1 CANCELLED',
      'limit 1 2026-09-30 1 CANCELLED',
      'end 1 2026-12-31 1 CONFIRMED',
      'sendBy 2 2027-09-23 1 CANCELLED',
      'limit 2 2027-09-30 1 CANCELLED',
      'end 2 2027-12-31 1 CANCELLED',
    ])
    expect([events[1]!, events[2]!].map(({ summary }) => plain(summary))).toEqual([
      `Sans objet : Dénoncer au plus tard : ${TITLE}`,
      `Fin du contrat : ${TITLE}`,
    ])
    await reader.browser.call('DELETE', `${notices}/${body.notice.noticeId}`)
    expect(brief((await fetched(path)).events)[1]).toBe('limit 1 2026-09-30 2 CONFIRMED')
  })

  test('keeps a date that has come for a month, and a cancelled one for a year', async () => {
    const contractId = await signedContract()
    const { path } = await newFeed(reader.browser)
    await fetched(path)
    product.clock.set('2026-10-10T09:00:00Z')
    expect(brief((await fetched(path)).events).slice(0, 2)).toEqual([
      'sendBy 1 2026-09-23 0 CONFIRMED',
      'limit 1 2026-09-30 0 CONFIRMED',
    ])
    await inDatabase(product, `update contract set archived_at = now() where id = $1`, [contractId])
    product.clock.set('2026-12-01T09:00:00Z')
    const archived = await fetched(path)
    expect(brief(archived.events)[0]).toBe('end 1 2026-12-31 1 CANCELLED')
    product.clock.set('2027-12-05T09:00:00Z')
    expect((await fetched(path)).events).toEqual([])
  })
})

describe('rights', () => {
  test('a contract that is no longer seen is cancelled without its title', async () => {
    const contractId = await signedContract('Contrat confidentiel')
    const { path } = await newFeed(reader.browser, { scope: 'visible' })
    expect((await fetched(path)).events).toHaveLength(6)
    await inDatabase(product, `update contract set owner_id = $2 where id = $1`, [
      contractId,
      company.administratorId,
    ])
    const answer = await ask(path)
    const { events } = readCalendar(answer.bytes)
    expect(new Set(events.map(({ status, sequence }) => `${sequence} ${status}`))).toEqual(
      new Set(['1 CANCELLED']),
    )
    expect([events[0]!.summary, events[0]!.url]).toEqual(['Date retirée', null])
    expect(answer.bytes.toString()).not.toMatch(/confidentiel|Référence/)
  })

  test('drafts, archived contracts and those of others are not in it', async () => {
    const lifecycle = YEARLY_TERMS as never
    const signed = { status: 'SIGNED', signatureDate: '2025-12-15', lifecycle } as const
    await createContract(reader.browser, { title: 'Brouillon' })
    await standingContract(product, company, { ...signed, archived: true }, reader.browser)
    await standingContract(product, company, signed)
    const { path } = await newFeed(reader.browser, { scope: 'visible' })
    expect((await fetched(path)).events).toEqual([])
  })

  test('a folder’s calendar shows what is filed in it and below, while the person sees it', async () => {
    const inside = await signedContract('Dedans')
    await signedContract('Dehors')
    const folder = await company.administrator.call('POST', '/tags', {
      name: 'Immeubles, nord ; sud',
      ownerId: null,
    })
    const folderId = folder.body._id as string
    await inDatabase(
      product,
      `insert into contract_folder (company_id, contract_id, folder_id) values ($1, $2, $3)`,
      [company.companyId, inside, folderId],
    )
    const body = { scope: 'folder', folderId }
    const refused = await reader.browser.call('POST', '/me/calendars', {
      ...body,
      folderId: inside,
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'FOLDER_NOT_FOUND'])
    const { path } = await newFeed(company.administrator, body)
    const { name, events } = await fetched(path)
    expect(plain(name)).toMatch(/^Échéances de « Immeubles, nord ; sud » · /)
    expect(events.map(({ summary }) => plain(summary).split(' : ')[1])).toEqual(
      Array(6).fill('Dedans'),
    )
  })
})

test('of two fetches around a change, the later one takes the later sequence', async () => {
  const contractId = await signedContract()
  const { path } = await newFeed(reader.browser)
  await fetched(path)
  await noticeMonths(contractId, 2)
  // The first has read its dates, and waits to store them, when the terms change again.
  const [first, second] = await atOnce(
    product,
    [
      () => ask(path),
      async () => {
        await noticeMonths(contractId, 1)
        return ask(path)
      },
    ],
    'select from calendar_entry for update',
  )
  const limits = [first!, second!].map(({ bytes }) => brief(readCalendar(bytes).events)[1])
  expect(limits).toEqual(['limit 1 2026-10-31 1 CONFIRMED', 'limit 1 2026-11-30 2 CONFIRMED'])
})
