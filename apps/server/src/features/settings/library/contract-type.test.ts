import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
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

const path = '/administration/contract-types'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', body?: unknown) =>
  company.administrator.call(method, `${path}${rest}`, body)
const create = async (title: string) => (await call('POST', '', { title })).body

async function typeInUse(): Promise<string> {
  await createContract(company.administrator)
  return (await contractForm(company.administrator)).typeId
}

describe('contract types', () => {
  test('are searched by title and description, and sorted in the reader’s language', async () => {
    await create('Élagage')
    await create('Entretien d’espaces verts')
    await create('Eau')
    const { body } = await call('GET', '?search=&$top=50')
    const titles = body.value.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr').compare))
    expect(body.count).toBe(titles.length)
    const found = await call('GET', '?search=verts%20entretien')
    expect(found.body).toMatchObject({ count: 1, value: [{ title: 'Entretien d’espaces verts' }] })
  })

  test('show how much they are used, and can be sorted by it', async () => {
    const typeId = await typeInUse()
    const { body } = await call('GET', '?$orderby=contracts%20desc')
    expect(body.value[0]).toMatchObject({ _id: typeId, contracts: 1 })
  })

  test('can be changed, and have unique names', async () => {
    const { _id } = await create('Élagage')
    const changed = await call('PUT', `/${_id}`, { title: 'Taille', regime: 'insurance' })
    expect(changed.body).toMatchObject({ title: 'Taille', regime: 'insurance', description: '' })
    expect((await call('GET', `/${_id}`)).body).toEqual(changed.body)
    await create('Élagage')
    const taken = await call('PUT', `/${_id}`, { title: 'ÉLAGAGE' })
    expect([taken.status, taken.body.errors]).toMatchObject([
      422,
      [{ field: 'title', code: 'NAME_TAKEN' }],
    ])
    const nameless = await call('POST', '', { title: '  ' })
    expect(nameless.body.errors).toMatchObject([{ field: 'title', code: 'FIELD_REQUIRED' }])
  })

  test('that are unused can be deleted and restored', async () => {
    const made = await create('Élagage')
    const { body } = await call('DELETE', `/${made._id}`)
    expect((await call('GET', `/${made._id}`)).body).toMatchObject({
      code: 'CONTRACT_TYPE_NOT_FOUND',
    })
    const restored = `/removed-objects/${body.removalId}/restored`
    expect((await company.administrator.call('POST', restored)).status).toBe(204)
    expect((await call('GET', `/${made._id}`)).body).toEqual(made)
  })

  test('in use stay, naming in each language how many use them', async () => {
    const typeId = await typeInUse()
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const refused = await call('DELETE', `/${typeId}`)
      const { contracts, templates } = (await call('GET', `/${typeId}`)).body
      const params = { contracts, templates }
      expect([refused.status, refused.body.message]).toEqual([
        409,
        createTranslator(locale).refusal({ code: 'CONTRACT_TYPE_USED', params }),
      ])
    }
  })
})
