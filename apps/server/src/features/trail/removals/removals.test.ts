import { removal } from '@tacite/api/trail/removals-endpoints.ts'
import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { forgetRemoved } from './forget-removed.job.ts'
import { removeObject } from './public.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

/** Creates a contract type and deletes it, as its administration does. */
async function removeType(title: string): Promise<{ removalId: string; typeId: string }> {
  const typeId = newId(product.clock.now())
  const actor = { companyId: company.companyId, personId: company.administratorId } as Actor
  const removalId = await product.product.platform.inCompany(company.companyId, async (db) => {
    await db.insert('contract_type', { id: typeId, title, description: 'Gardée' }).execute()
    const rows = [{ table: 'contract_type', column: 'id', ids: [typeId] }] as const
    const named = { kind: 'contractType', objectId: typeId, label: title, rows } as const
    return removeObject(product.product.platform, db, actor, named)
  })
  return { ...removal.parse({ removalId }), typeId }
}

const restore = (removalId: string, browser = company.administrator) =>
  browser.call('POST', `/removed-objects/${removalId}/restored`, {})
const typeOf = (id: string) =>
  product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('contract_type')
      .where('contract_type.id', '=', id)
      .select(['title', 'description'])
      .execute(),
  )

test('a removed object is listed, and can be restored once', async () => {
  const { removalId, typeId } = await removeType('Pacte de palier')
  expect(await typeOf(typeId)).toEqual([])
  const { body } = await company.administrator.call('GET', '/removed-objects')
  expect(body.value[0]).toMatchObject({
    _id: removalId,
    kind: 'contractType',
    name: 'Pacte de palier',
  })
  expect((await restore(removalId)).status).toBe(204)
  expect(await typeOf(typeId)).toEqual([{ title: 'Pacte de palier', description: 'Gardée' }])
  expect((await restore(removalId)).body.code).toBe('REMOVAL_NOT_FOUND')
})

test('a removed object is seen and restored only by those who may delete it', async () => {
  const { removalId } = await removeType('Pacte de seuil')
  const { browser } = await company.join('contributor')
  expect((await browser.call('GET', '/removed-objects')).body.value).toEqual([])
  const { status, body } = await restore(removalId, browser)
  expect([status, body.code]).toEqual([403, 'NOT_ALLOWED_MODULES_TYPE_CONTRACT'])
  const elsewhere = await signUpCompany(product, 'Voisine')
  expect((await restore(removalId, elsewhere.administrator)).status).toBe(404)
})

test('a removed object is found by its words and by its kind', async () => {
  await removeType('Pacte d’été')
  const named = async (query: string) => {
    const { body } = await company.administrator.call('GET', `/removed-objects?${query}`)
    return { count: body.count, names: body.value.map(({ name }: { name: string }) => name) }
  }
  expect(await named('search=ETE&kind=contractType')).toEqual({ count: 1, names: ['Pacte d’été'] })
  expect(await named('search=ETE&kind=folder')).toEqual({ count: 0, names: [] })
})

test('a removed object stays removed while its name is taken or what it depended on is gone, and says so in three languages', async () => {
  const call = company.administrator.call
  const category = async (name: string, parentCategoryId: string | null = null) =>
    (
      await call('POST', '/administration/categories', {
        name,
        kind: 'clause',
        parentCategoryId,
      })
    ).body._id as string
  const remove = async (id: string) =>
    (await call('DELETE', `/administration/categories/${id}`)).body.removalId as string
  const top = await category('Bureau')
  const low = await remove(await category('Mobilier', top))
  const without = await remove(top)
  await category('BUREAU')
  for (const locale of locales) {
    await call('PUT', '/me/language', { i18n: locale })
    const t = createTranslator(locale)
    for (const [removalId, code, name] of [
      [without, 'RESTORE_NAME_TAKEN', 'Bureau'],
      [low, 'RESTORE_PLACE_GONE', 'Mobilier'],
    ] as const) {
      const message = t.refusal({ code, params: { name } })
      expect(await restore(removalId)).toMatchObject({ status: 409, body: { code, message } })
    }
  }
})

test('a removed object is deleted permanently after thirty days', async () => {
  const { removalId } = await removeType('Pacte ancien')
  const kept = async () =>
    (await company.administrator.call('GET', '/removed-objects')).body.value.some(
      ({ _id }: { _id: string }) => _id === removalId,
    )
  await company.comeBack('2026-12-19T09:00:00Z')
  await forgetRemoved(product.product.platform, company.companyId)
  expect(await kept()).toBe(true)
  await company.comeBack('2026-12-21T09:00:00Z')
  await forgetRemoved(product.product.platform, company.companyId)
  expect((await restore(removalId)).body.code).toBe('REMOVAL_NOT_FOUND')
})
