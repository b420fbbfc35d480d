import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const path = '/administration/categories'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', body?: unknown) =>
  company.administrator.call(method, `${path}${rest}`, body)
const create = (name: string, parentCategoryId: string | null = null, kind = 'clause') =>
  call('POST', '', { name, kind, parentCategoryId })
const made = async (...of: Parameters<typeof create>) => (await create(...of)).body

test('categories are a sorted tree, searched together with their parents', async () => {
  const law = await made('Juridique')
  const data = await made('Données', law._id)
  await made('Éthique', law._id)
  await made('Zones', data._id)
  const { body } = await call('GET', '?kind=clause&search=')
  const rows = body.value.map(({ name, depth }: { name: string; depth: number }) => [name, depth])
  const at = rows.findIndex(([name]: [string]) => name === 'Juridique')
  expect(rows.slice(at, at + 4)).toEqual([
    ['Juridique', 0],
    ['Données', 1],
    ['Zones', 2],
    ['Éthique', 1],
  ])
  const found = await call('GET', '?search=zone')
  expect(found.body).toMatchObject({
    count: 3,
    value: [{ name: 'Juridique' }, { name: 'Données' }, { name: 'Zones', depth: 2 }],
  })
  expect((await call('GET', `?search=zone&$top=1&$skip=1`)).body.value).toMatchObject([
    { _id: data._id, children: 1, parent: { name: 'Juridique' } },
  ])
})

test('a category has a name of 1 to 255 characters without a slash, unique among its siblings of that type, and a type', async () => {
  expect(await faultOf(await create(''))).toEqual([422, 'name', 'FIELD_REQUIRED'])
  expect(await faultOf(await create('x'.repeat(256)))).toEqual([422, 'name', 'CATEGORY_NAME_LONG'])
  expect((await create('x'.repeat(255))).status).toBe(201)
  expect(await faultOf(await create('Achats/Ventes'))).toEqual([422, 'name', 'CATEGORY_SLASH'])
  const typeless = await call('POST', '', { name: 'Achats', kind: null })
  expect(await faultOf(typeless)).toEqual([422, 'kind', 'FIELD_REQUIRED'])
  const first = await made('Achats')
  expect(await faultOf(await create('ACHATS'))).toEqual([422, 'name', 'NAME_TAKEN'])
  expect((await create('Achats', first._id)).status).toBe(201)
  expect((await create('Achats', null, 'template')).status).toBe(201)
})

test('a category belongs below one of its own type, and never below itself', async () => {
  const top = await made('Haut')
  const low = await made('Bas', top._id)
  const move = (parentCategoryId: string | null, kind = 'clause') =>
    call('PUT', `/${top._id}`, { name: 'Haut', kind, parentCategoryId })
  expect(await faultOf(await move(low._id))).toEqual([422, 'parentCategoryId', 'CATEGORY_CIRCLE'])
  expect(await faultOf(await move(top._id))).toEqual([422, 'parentCategoryId', 'CATEGORY_CIRCLE'])
  expect(await faultOf(await move(null, 'template'))).toEqual([422, 'kind', 'CATEGORY_KIND_USED'])
  const other = await made('Modèles', null, 'template')
  expect(await faultOf(await move(other._id))).toEqual([
    422,
    'parentCategoryId',
    'CATEGORY_PARENT_KIND',
  ])
  expect(await faultOf(await move(company.companyId))).toEqual([
    422,
    'parentCategoryId',
    'CHOICE_UNKNOWN',
  ])
  const moved = await call('PUT', `/${low._id}`, { name: 'Bas', kind: 'clause' })
  expect(moved.body).toMatchObject({ parent: null, depth: 0 })
})

test('a category in use stays, and says how much uses it; an empty one can be deleted and restored', async () => {
  const used = (await call('GET', '')).body.value.find(
    ({ clauses }: { clauses: number }) => clauses > 0,
  )
  const kept = await call('DELETE', `/${used._id}`)
  expect(await faultOf(kept)).toEqual([409, '', 'CATEGORY_USED'])
  expect(kept.body.message).toContain(String(used.clauses))
  const top = await made('Haut')
  const low = await made('Bas', top._id)
  expect(await faultOf(await call('DELETE', `/${top._id}`))).toEqual([409, '', 'CATEGORY_USED'])
  const { body } = await call('DELETE', `/${low._id}`)
  expect(await faultOf(await call('GET', `/${low._id}`))).toEqual([404, '', 'CATEGORY_NOT_FOUND'])
  const restored = `/removed-objects/${body.removalId}/restored`
  expect((await company.administrator.call('POST', restored)).status).toBe(204)
  expect((await call('GET', `/${low._id}`)).body).toEqual(low)
})

test('everyone reads categories; changing them needs a permission', async () => {
  const { browser } = await company.join('reader')
  expect((await browser.call('GET', path)).status).toBe(200)
  const refused = await browser.call('POST', path, { name: 'Achats', kind: 'clause' })
  expect(await faultOf(refused)).toEqual([403, '', 'NOT_ALLOWED_MODULES_CATEGORY'])
  const manager = await company.join('contractManager')
  const allowed = await manager.browser.call('POST', path, { name: 'Achats', kind: 'clause' })
  expect(allowed.status).toBe(201)
})
