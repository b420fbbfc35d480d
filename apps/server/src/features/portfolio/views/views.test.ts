import type { View, Views } from '@tacite/api/portfolio/views-endpoints.ts'
import { MOST_VIEWS } from '@tacite/domain/filters/saved-view.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { firstChoice } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { forgetRemoved } from '../../trail/removals/public.ts'

/** Views can be read, and not written. */
const NO_VIEWS = 'lock table contract_view in share mode'

let product: TestProduct
let company: TestCompany
let me: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  me = company.administrator
})

const signed = { shows: 'list', query: { status: 'eq:SIGNED', $orderby: 'endDate asc' } }
const add = (name: string, look: object = signed, browser = me) =>
  browser.call('POST', '/me/views', { name, ...look })
const added = async (name: string, look?: object, browser?: Browser) =>
  (await add(name, look, browser)).body as View
const mine = async (browser = me) => (await browser.call('GET', '/me/views')).body as Views
const names = async () => (await mine()).value.map(({ name }) => name)

describe('a view', () => {
  test('keeps the query of the list or of the board as its address has it', async () => {
    const list = await add(' Signés ', {
      shows: 'list',
      query: { ...signed.query, archived: 'true', asOf: '2026-06-30', text: 'bail' },
    })
    expect(list.status).toBe(201)
    const board = await add('Retards', { shows: 'board', query: { stepOverdue: 'true' } })
    expect(await mine()).toEqual({
      value: [
        {
          _id: list.body._id,
          name: 'Signés',
          shows: 'list',
          query: {
            $orderby: 'endDate asc',
            archived: 'true',
            asOf: '2026-06-30',
            status: 'eq:SIGNED',
            text: 'eq:bail',
          },
        },
        { _id: board.body._id, name: 'Retards', shows: 'board', query: { stepOverdue: 'eq:true' } },
      ],
      count: 2,
      names: [],
      removed: [],
    })
    const { query } = list.body as View
    const rows = await me.call('GET', `/contracts3?${new URLSearchParams(query)}`)
    const exported = await me.call('GET', `/contracts3/exports-csv?${new URLSearchParams(query)}`)
    expect([rows.status, exported.status]).toEqual([200, 200])
  })

  test('says nothing of what is so anyway', async () => {
    const query = { $orderby: 'createdAt desc', archived: 'false' }
    expect((await added('Tout', { shows: 'list', query })).query).toEqual({})
    expect(
      (await added('Tableau', { shows: 'board', query: { workflow: 'default' } })).query,
    ).toEqual({})
  })

  test('is changed and renamed under the same address', async () => {
    const { _id } = await added('Signés')
    const look = {
      shows: 'board',
      query: { type: `eq:${await firstChoice(me, 'contract-types')}` },
    }
    expect((await me.call('PUT', `/me/views/${_id}`, look)).body).toEqual({
      _id,
      name: 'Signés',
      ...look,
    })
    const renamed = await me.call('PUT', `/me/views/${_id}/name`, { name: 'SIGNÉS' })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'SIGNÉS'])
    expect((await mine()).value).toEqual([{ _id, name: 'SIGNÉS', ...look }])
  })

  test('is moved among the others, which close up', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push((await added(name))._id)
    const move = (id: string | undefined, place: number) =>
      me.call('PUT', `/me/views/${id}/place`, { place })
    expect((await move(ids[2], 0)).status).toBe(204)
    expect(await names()).toEqual(['c', 'a', 'b'])
    await move(ids[2], 1)
    expect(await names()).toEqual(['a', 'c', 'b'])
    await move(ids[0], 99)
    expect(await names()).toEqual(['c', 'b', 'a'])
    await added('d')
    expect(await names()).toEqual(['c', 'b', 'a', 'd'])
  })

  test('of two moved at once, the second is placed among what the first left', async () => {
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await added(name))._id)
    const last = (id: string | undefined) => () =>
      me.call('PUT', `/me/views/${id}/place`, { place: 3 })
    await atOnce(product, [last(ids[0]), last(ids[1])], NO_VIEWS)
    expect(await names()).toEqual(['c', 'd', 'a', 'b'])
  })
})

describe('is refused', () => {
  test('what the list does not understand, at its key', async () => {
    const refused = async (look: object) => {
      const { status, body } = await add('Vue', look)
      return [status, body.errors?.[0]?.field.replace(/^query\./, '') ?? body.code]
    }
    const list = (query: object) => refused({ shows: 'list', query })
    expect(await list({ statut: 'eq:SIGNED' })).toEqual([400, 'statut'])
    expect(await list({ status: 'eq:PERDU' })).toEqual([400, 'status'])
    expect(await list({ $orderby: 'couleur asc' })).toEqual([400, '$orderby'])
    expect(await list({ asOf: '2226-01-01' })).toEqual([400, 'asOf'])
    expect(await list({ $skip: '20' })).toEqual([400, '$skip'])
    expect(await list({ workflow: 'default' })).toEqual([400, 'workflow'])
    expect(await list({ status: ['eq:DRAFT', 'ne:SIGNED'] })).toEqual([400, 'query'])
    expect(await list({ text: `eq:${'x'.repeat(13_000)}` })).toEqual([400, 'query'])
    const unknown = 'taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
    expect(await list({ [unknown]: 'eq:x' })).toEqual([400, unknown])
    expect((await refused({ shows: 'board', query: { $orderby: 'endDate asc' } }))[0]).toBe(400)
    expect((await refused({ shows: 'calendar', query: {} }))[0]).toBe(400)
    const { _id } = await added('Vue')
    const changed = await me.call('PUT', `/me/views/${_id}`, {
      shows: 'list',
      query: { status: 'eq:PERDU' },
    })
    expect([changed.status, (await mine()).value[0]!.query]).toEqual([
      400,
      { $orderby: 'endDate asc', status: 'eq:SIGNED' },
    ])
  })

  test('a name that is missing, too long or taken, at the name', async () => {
    const { _id } = await added('Baux')
    const other = await added('Autre')
    for (const [name, code] of [
      ['  ', 'VIEW_NAME_REQUIRED'],
      ['x'.repeat(101), 'VIEW_NAME_TOO_LONG'],
      ['BAUX', 'NAME_TAKEN'],
    ] as const) {
      const fault = [422, 'name', code]
      expect([name, await faultOf(await add(name))]).toEqual([name, fault])
      const renamed = await me.call('PUT', `/me/views/${other._id}/name`, { name })
      expect([name, await faultOf(renamed)]).toEqual([name, fault])
    }
    expect((await me.call('PUT', `/me/views/${_id}/name`, { name: 'x'.repeat(100) })).status).toBe(
      200,
    )
  })

  test('one more than fifty, also of two added at once', async () => {
    for (let made = 1; made < MOST_VIEWS; made += 1) await add(`Vue ${made}`)
    const both = await atOnce(product, [() => add('Une'), () => add('Autre')], NO_VIEWS)
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('VIEWS_FULL')
    expect((await mine()).count).toBe(MOST_VIEWS)
  })
})

describe('belongs to its person', () => {
  test('another one, an administrator included, neither sees nor changes it, and may use its name', async () => {
    const { browser } = await company.join('reader', 'Lise')
    const { _id } = await added('Signés', undefined, browser)
    expect((await mine()).count).toBe(0)
    const look = { shows: 'list', query: {} }
    for (const [method, path, body] of [
      ['PUT', '', look],
      ['PUT', '/name', { name: 'x' }],
      ['PUT', '/place', { place: 0 }],
      ['DELETE', '', undefined],
      ['POST', '/restored', {}],
    ] as const) {
      const { status, body: answer } = await me.call(method, `/me/views/${_id}${path}`, body)
      expect([method + path, status, answer.code]).toEqual([method + path, 404, 'VIEW_NOT_FOUND'])
    }
    expect((await add('Signés')).status).toBe(201)
    expect((await mine(browser)).value.map(({ name }) => name)).toEqual(['Signés'])
  })

  test('whoever may not list contracts has none', async () => {
    const { browser } = await company.join('thirdParty', 'Tiers')
    expect((await browser.call('GET', '/me/views')).status).toBe(403)
    expect((await add('Vue', undefined, browser)).status).toBe(403)
  })
})

describe('a deleted view', () => {
  test('is restored under its address, after the others', async () => {
    const view = await added('Signés')
    await added('Autre')
    expect((await me.call('DELETE', `/me/views/${view._id}`)).status).toBe(204)
    expect((await mine()).removed).toMatchObject([{ _id: view._id, name: 'Signés' }])
    expect((await me.call('DELETE', `/me/views/${view._id}`)).status).toBe(404)
    const restored = await me.call('POST', `/me/views/${view._id}/restored`, {})
    expect([restored.status, restored.body]).toEqual([200, view])
    expect([await names(), (await mine()).removed]).toEqual([['Autre', 'Signés'], []])
    expect((await me.call('POST', `/me/views/${view._id}/restored`, {})).status).toBe(200)
  })

  test('gives its name away, and is not restored beside its namesake', async () => {
    const { _id } = await added('Signés')
    await me.call('DELETE', `/me/views/${_id}`)
    expect((await add('signés')).status).toBe(201)
    const { status, body } = await me.call('POST', `/me/views/${_id}/restored`, {})
    expect([status, body.code]).toEqual([409, 'RESTORE_NAME_TAKEN'])
  })

  test('is gone after thirty days', async () => {
    const { _id } = await added('Signés')
    await me.call('DELETE', `/me/views/${_id}`)
    const later = new Date(product.clock.now().getTime() + 31 * 86_400_000).toISOString()
    await company.comeBack(later)
    expect((await mine()).removed).toEqual([])
    expect((await me.call('POST', `/me/views/${_id}/restored`, {})).status).toBe(404)
    const { platform } = product.product
    await forgetRemoved(platform, company.companyId)
    const kept = await platform.inCompany(company.companyId, (db) =>
      db.select('contract_view').select('contract_view.id').execute(),
    )
    expect(kept).toEqual([])
  })
})

test('goes with its person', async () => {
  const { browser, personId } = await company.join('reader', 'Lise')
  await add('Signés', undefined, browser)
  const left = await product.product.platform.inCompany(company.companyId, async (db) => {
    await db.delete('person').where('person.id', '=', personId).execute()
    return db.select('contract_view').select('contract_view.id').execute()
  })
  expect(left).toEqual([])
})
