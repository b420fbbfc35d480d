import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { inDatabase, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts } from '../deadlines/public.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  company.administrator.call(method, path, body)
const inCompany: TestProduct['product']['platform']['inCompany'] = (companyId, work) =>
  product.product.platform.inCompany(companyId, work)

/** An answer whose figures are written with ordinary spaces. */
const breakable = ({ body }: { body: object }) =>
  JSON.parse(JSON.stringify(body).replaceAll(/[\u00A0\u202F]/gu, ' '))

async function asOf(contractId: string, day: string) {
  const body = breakable(await call('GET', `/contracts3/${contractId}/as-of?day=${day}`))
  const of = (name: string) => body.values.find((each: { name: string }) => each.name === name)
  return { ...body, of }
}

const history = async (contractId: string, value: string) =>
  breakable(await call('GET', `/contracts3/${contractId}/value-history?value=${value}`)).value

const listed = async (filter: string) =>
  (await call('GET', `/contracts3?${filter}`)).body.value.map(
    ({ title }: { title: string }) => title,
  )

/** Sessions expire on the way. */
const later = (days: number) =>
  company.comeBack(new Date(product.clock.now().getTime() + days * 86_400_000).toISOString())

/** Signed on paper on a day, and known here from today. */
async function sign(contractId: string, day: string, lockKind: 'scan' | 'signature' = 'scan') {
  const { platform } = product.product
  await platform.inCompany(company.companyId, async (db) => {
    await db
      .update('contract')
      .set({ status: 'SIGNED', signature_date: day, locked_at: new Date(), lock_kind: lockKind })
      .where('contract.id', '=', contractId)
      .execute()
    await platform.events.record(db, {
      type: 'contract.datesChanged',
      actor: null,
      objectId: contractId,
      contractId,
      payload: {},
    })
  })
}

async function yearly(title: string, signedOn = '2025-12-15'): Promise<string> {
  const { _id } = await createContract(company.administrator, { title })
  await call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await sign(_id, signedOn)
  return _id
}

describe('a contract on another day', () => {
  test('shows the owner of that day and the deadlines of the term that runs then, beside those of today', async () => {
    const id = await yearly('Gardiennage')
    const { personId } = await company.join('contributor', 'Léa')
    await company.comeBack('2027-02-10T09:00:00Z')
    await call('PUT', `/contracts3/${id}`, { ownerId: personId })
    const then = await asOf(id, '2026-12-01')
    expect([then.exists, then.of('owner').text, then.of('owner').isChanged]).toEqual([
      true,
      'Anne Martin',
      true,
    ])
    expect(then.of('owner').today).toContain('Léa')
    expect([then.of('endDate').text, then.of('endDate').today]).toEqual([
      '31/12/2026',
      '31/12/2027',
    ])
    const coming = await asOf(id, '2029-05-01')
    expect([coming.of('endDate').text, coming.of('term').text]).toEqual([
      '31/12/2029',
      'Période 4, renouvellements non limités',
    ])
    expect(coming.assumptions.join(' ')).toMatch(/Personne ne dénonce/)
    expect(coming.steps.map(({ day }: { day: string }) => day)).toEqual(
      expect.arrayContaining(['2025-12-15', '2027-02-10', '2028-01-01']),
    )
  })

  test('runs from its signature when nobody has stated how long, in no numbered term', async () => {
    const { _id } = await createContract(company.administrator, { title: 'Mandat' })
    await sign(_id, '2025-12-15')
    const { of } = await asOf(_id, '2026-03-01')
    expect([of('phase').text, of('term').text, of('endDate').text]).toEqual([
      'En cours',
      null,
      null,
    ])
  })

  test('does not exist before it was created or signed, and nobody sees more than ten years ahead', async () => {
    const id = await yearly('Nettoyage', '2024-03-01')
    expect((await asOf(id, '2024-02-29')).exists).toBe(false)
    expect((await asOf(id, '2024-03-01')).exists).toBe(true)
    const { status, body } = await call('GET', `/contracts3/${id}/as-of?day=2040-01-01`)
    expect([status, body.code]).toEqual([400, 'AS_OF_TOO_FAR'])
    const list = await call('GET', '/contracts3?asOf=2040-01-01')
    expect([list.status, list.body.code]).toEqual([400, 'AS_OF_TOO_FAR'])
    expect(await listed('asOf=2024-02-29')).not.toContain('Nettoyage')
    expect(await listed('asOf=2024-03-01')).toContain('Nettoyage')
  })

  test('is seen by those who see the contract today, whoever owned it then', async () => {
    const id = await yearly('Réservé')
    const { browser } = await company.join('contributor', 'Marc')
    const { status } = await browser.call('GET', `/contracts3/${id}/as-of?day=2026-12-01`)
    expect(status).toBe(404)
    const { body } = await browser.call('GET', '/contracts3?asOf=2030-01-01')
    expect(body.value.map(({ title }: { title: string }) => title)).not.toContain('Réservé')
  })
})

describe('the history of a value', () => {
  test('says who set it, from which day to which', async () => {
    const id = await yearly('Ascenseurs')
    const { personId } = await company.join('contributor', 'Nina')
    await later(3)
    await call('PUT', `/contracts3/${id}`, { ownerId: personId })
    const [first, now] = await history(id, 'owner')
    expect(now).toMatchObject({ how: 'changed', by: 'Anne Martin', to: null })
    expect(now.text).toContain('Nina')
    expect(first).toMatchObject({ text: 'Anne Martin', how: 'created', by: 'Anne Martin' })
    expect(first.to < now.from).toBe(true)
  })

  test('names no erased person', async () => {
    const id = await yearly('Effacée')
    await inCompany(company.companyId, (db) =>
      sql`update contract_dated_state set recorded_by = ${crypto.randomUUID()}, owner_id = ${crypto.randomUUID()}
        where contract_id = ${id}`.execute(db.tx),
    )
    expect((await history(id, 'owner')).at(-1)).toMatchObject({
      text: 'Personne effacée',
      by: 'Personne effacée',
    })
  })

  test('shows a correction as a value that was never true, and every day with the corrected one', async () => {
    const [first, second] = await Promise.all(
      ['Alpha', 'Béta'].map(
        async (name) => (await call('POST', '/contracts/suppliers', { name })).body,
      ),
    )
    const { _id: id } = await createContract(company.administrator, {
      title: 'Papeterie',
      counterpartyId: first._id,
    })
    await sign(id, '2026-01-05')
    await later(1)
    const page = await call('GET', `/contracts3/${id}`)
    const { status } = await company.administrator.call(
      'PUT',
      `/contracts3/${id}/correction`,
      { reason: 'Page 1', details: { counterpartyId: second._id }, values: {} },
      { 'tacite-revision': String(page.body.revision) },
    )
    expect(status).toBe(200)
    expect((await asOf(id, '2026-06-01')).of('counterparty').text).toBe('Béta')
    const [corrected, held] = await history(id, 'counterparty')
    expect(held.text).toBe('Béta')
    expect(corrected).toMatchObject({
      text: 'Alpha',
      how: 'corrected',
      because: 'Page 1',
      from: null,
    })
  })
})

describe('the rows behind it', () => {
  test('come back with a restored contract, and leave no second open one', async () => {
    const { body: folder } = await call('POST', '/tags', { name: 'Revenus' })
    const { _id: id } = await createContract(company.administrator, {
      title: 'Revenue',
      folderIds: [folder._id],
    })
    const projectId = await firstChoice(company.administrator, 'projects')
    await later(1)
    await call('PUT', `/contracts3/${id}`, { projectId, scope: 'group' })
    const before = await history(id, 'scope')
    expect(before).toHaveLength(2)
    await later(1)
    const filed = await history(id, 'folders')
    expect(filed.at(-1).text).toBe('Revenus')
    const { body } = await call('DELETE', `/contracts3/${id}`)
    expect(
      await inDatabase(product, 'select id from contract_dated_state where contract_id = $1', [id]),
    ).toEqual([])
    const restored = await call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(restored.status).toBeLessThan(300)
    expect([await history(id, 'scope'), await history(id, 'folders')]).toEqual([before, filed])
    const open = `select id from contract_dated_state where contract_id = $1 and to_day = 'infinity'`
    expect(await inDatabase(product, open, [id])).toHaveLength(1)
  })

  test('are computed at reading until the job has written them', async () => {
    await yearly('À préparer')
    const expected = await listed('asOf=2028-01-01&$orderby=title asc')
    const forget = () =>
      inDatabase(
        product,
        `with gone as (delete from contract_dated_fact where company_id = $1)
          update contract_dated_state set facts_until = '-infinity' where company_id = $1`,
        [company.companyId],
      )
    await forget()
    expect(await listed('asOf=2028-01-01&$orderby=title asc')).toEqual(expected)
    await advanceFacts(product.product.platform, company.companyId)
    const due = `select id from contract_dated_state where company_id = $1 and to_day = 'infinity' and facts_until = '-infinity'`
    expect(await inDatabase(product, due, [company.companyId])).toEqual([])
    expect(await listed('asOf=2028-01-01&$orderby=title asc')).toEqual(expected)
  })

  test('are few for one change of owner', async () => {
    const id = await yearly('Écritures')
    const { personId } = await company.join('contributor', 'Ida')
    const facts = 'select * from contract_dated_fact where contract_id = $1 order by from_day'
    const before = await inDatabase(product, facts, [id])
    const states = 'select id from contract_dated_state where contract_id = $1'
    const many = (await inDatabase(product, states, [id])).length
    await later(1)
    await call('PUT', `/contracts3/${id}`, { ownerId: personId })
    expect(await inDatabase(product, facts, [id])).toEqual(before)
    expect(await inDatabase(product, states, [id])).toHaveLength(many + 1)
  })

  test('know every column of a contract, or leave it to today for a reason', async () => {
    const columns = `select column_name as name from information_schema.columns where table_name = $1`
    const names = async (table: string) =>
      (await inDatabase(product, columns, [table])).map(({ name }) => String(name))
    const dated = await names('contract_dated_state')
    const kept: Record<string, string> = {
      current_step_id: 'step_id',
      archived_at: 'is_archived',
      created_at: 'created_on',
      signature_date: 'exists_from',
    }
    const forgotten = (await names('contract')).filter(
      (name) => !dated.includes(kept[name] ?? name) && !(name in OF_TODAY),
    )
    expect(forgotten).toEqual([])
  })
})

/** The columns that are shown as of today on every day, and why. */
const OF_TODAY: Record<string, string> = {
  id: 'identity',
  text_id: 'the text has its own versions',
  template_id: 'never changes',
  template_version: 'never changes',
  workflow_id: 'the step names it',
  original_sha256: 'the file it came from never changes',
  original_active: 'of the file it came from',
  original_copy_sha256: 'of the file it came from',
  original_name: 'the file it came from never changes',
  frozen_at: 'a protection of today',
  locked_at: 'a protection of today',
  locked_by: 'a protection of today',
  lock_kind: 'a protection of today',
  lock_reason: 'a protection of today',
  lock_until: 'a protection of today',
  archived_by: 'the trail says who',
  alerts: 'how it is followed, whatever the day',
  archiving_announced_at: 'a notification of today',
  created_by: 'never changes',
  updated_at: 'of the row, not of the contract',
  access_set_id: 'rights are those of today',
  copied_from_id: 'never changes',
  renews_id: 'never changes',
}
