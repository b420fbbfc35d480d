import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { createContract } from '../../testing/contracts.ts'
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
  expect(await names('/tagged-fields?$topTaggedField=-1', 'tagLabel')).toContain(
    'Título del contrato',
  )
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

describe('the steps of the workflow', () => {
  let contractId: string
  const speak = (i18n: string) => call('PUT', '/me/language', { i18n })
  beforeAll(async () => {
    contractId = (await createContract(company.administrator))._id
  })

  test('are named in the language of their reader on every surface', async () => {
    await speak('en')
    const english = ['Drafting', 'Negotiation', 'Validation', 'Signature', 'Follow-up']
    const { body: steps } = await call('GET', `/contracts3/${contractId}/steps`)
    expect(steps.map(({ name }: { name: string }) => name)).toEqual(english)
    expect(steps[0].description).toBe('The contract is being written.')
    const { body: page } = await call('GET', `/contracts3/${contractId}`)
    expect([page.step.name, page.statusDetail]).toEqual(['Drafting', 'Drafting'])
    const [row] = (await call('GET', '/contracts3?$top=5&$skip=0')).body.value
    expect([row.stepsWorkflow.nameI18n, row.statusDetail]).toEqual(['Drafting', 'Drafting'])
    const { body: words } = await call('GET', '/contracts3/listTypesDetail')
    expect(JSON.stringify(words)).toContain('"Follow-up"')
    const { value } = (await call('GET', '/administration/workflows')).body
    expect(value[0].steps.map(({ name }: { name: string }) => name)).toEqual(english)
    const { body: signature } = await call('GET', `/contracts3/${contractId}/signature`)
    expect(JSON.stringify(signature)).toContain('"Negotiation"')
  })

  test('saved as they were read, they have no new name; a new name is everyone’s', async () => {
    await speak('es')
    const [found] = (await call('GET', '/administration/workflows')).body.value
    const save = async (rename: (name: string) => string) => {
      const { body: read } = await call('GET', `/administration/workflows/${found._id}`)
      const answer = await call('PUT', `/administration/workflows/${found._id}`, {
        name: read.name,
        workflowVersion: read.version,
        moves: [],
        steps: read.steps.map((step: Record<string, unknown>) => ({
          workflowStepId: step['_id'],
          name: rename(step['name'] as string),
          description: step['description'],
          color: step['color'],
          kind: step['kind'],
          isRequired: step['isRequired'],
        })),
      })
      expect([answer.status, answer.body.message]).toEqual([200, undefined])
      return answer.body.steps.map(({ name }: { name: string }) => name)
    }
    expect((await save((name) => name))[0]).toBe('Redacción')
    const stored = await product.product.platform.inCompany(company.companyId, (db) =>
      db.select('workflow_step').select('workflow_step.name').orderBy('position').execute(),
    )
    expect(stored.map(({ name }) => name)).toEqual([
      'Rédaction',
      'Négociation',
      'Validation',
      'Signature',
      'Suivi',
    ])
    await save((name) => (name === 'Redacción' ? 'Borrador' : name))
    await speak('en')
    expect((await call('GET', `/contracts3/${contractId}`)).body.step.name).toBe('Borrador')
  })
})
