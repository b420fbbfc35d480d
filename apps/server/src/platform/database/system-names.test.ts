import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'PUT', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const names = async (path: string, part: string): Promise<string[]> =>
  (await call('GET', path)).body.value.map((row: Record<string, string>) => row[part])

test('system roles are named in the language of their reader, wherever they are read', async () => {
  await call('PUT', '/me/language', { i18n: 'fr' })
  expect(await names('/roles', 'name')).toContain('Valideur')
  await call('PUT', '/me/language', { i18n: 'en' })
  expect(await names('/roles', 'name')).toContain('Validator')
  expect(await names('/roles?search=validator', 'name')).toEqual(['Validator'])
  expect((await call('GET', '/roles?search=validator')).body.value[0].description).toBe(
    'Validates or refuses the contracts submitted to them.',
  )
  expect(await names('/users/choices/roles?q=Reader', 'name')).toEqual(['Reader'])
  const people = (await call('GET', '/users')).body.value
  expect(people[0].role.name).toBe('Administrator')
  expect((await call('GET', '/me')).body.roles[0].name).toBe('Administrator')
})

test('system fields are, until somebody renames one', async () => {
  const path = '/administration/tagged-fields'
  await call('PUT', '/me/language', { i18n: 'es' })
  expect(await names(`${path}?search=contract_title`, 'label')).toEqual(['Título del contrato'])
  expect(await names('/choices/tagged-fields?q=contract_title', 'name')).toEqual([
    'Título del contrato',
  ])
  const [field] = (await call('GET', `${path}?search=contract_title`)).body.value
  const { body } = await call('GET', `${path}/${field._id}`)
  const form = {
    label: body.label,
    variable: body.variable,
    type: body.type,
    required: body.required,
    isMetadata: body.isMetadata,
    description: 'Lo que se lee',
  }
  // Saved as it was read, the translation is no new name.
  expect((await call('PUT', `${path}/${field._id}`, form)).status).toBe(200)
  await call('PUT', '/me/language', { i18n: 'fr' })
  expect(await names(`${path}?search=contract_title`, 'label')).toEqual(['Titre du contrat'])
  await call('PUT', `${path}/${field._id}`, { ...form, label: 'Intitulé' })
  await call('PUT', '/me/language', { i18n: 'en' })
  expect(await names(`${path}?search=contract_title`, 'label')).toEqual(['Intitulé'])
})
