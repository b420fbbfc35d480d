import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { newId } from '../../../platform/new-id.ts'
import { contractForm, createContract, firstChoice } from '../../../testing/contracts.ts'
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

const path = '/administration/tagged-fields'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', body?: unknown) =>
  company.administrator.call(method, `${path}${rest}`, body)
const folders = async (words = ''): Promise<{ _id: string; name: string }[]> =>
  (await company.administrator.call('GET', `/choices/folders?q=${words}`)).body.value
const create = (label: string, changes: object = {}) =>
  call('POST', '', { label, type: 'text', isMetadata: true, ...changes })
const made = async (label: string, changes: object = {}) => (await create(label, changes)).body
const update = (field: { _id: string; label: string; type: string }, changes: object) =>
  call('PUT', `/${field._id}`, { label: field.label, type: field.type, ...changes })

/** A contract with these values. */
async function contractWith(values: object, changes: object = {}): Promise<string> {
  return (await createContract(company.administrator, { values, ...changes }))._id
}

async function systemField(variable: string) {
  const { body } = await call('GET', `?search=${variable}`)
  return (await call('GET', `/${body.value[0]._id}`)).body
}

describe('tagged fields', () => {
  test('are listed ten a page, a new one at the end of the last', async () => {
    const before = (await call('GET')).body
    expect(before.value).toHaveLength(10)
    const field = await made('Numéro de dossier')
    expect(field).toMatchObject({ variable: 'numero_de_dossier', kind: 'custom', contracts: 0 })
    const { body } = await call('GET', `?$skip=${before.count}`)
    expect(body).toMatchObject({ count: before.count + 1, value: [{ _id: field._id }] })
    expect(field.owner).toEqual({ _id: company.administratorId, name: 'Anne Martin' })
  })

  test('are found by words and by type', async () => {
    await made('Site', { required: true })
    await made('Sièges', { type: 'multipleChoice', choices: ['a'] })
    const labels = async (query: string) =>
      (await call('GET', `?$top=50&${query}`)).body.value.map(
        ({ label }: { label: string }) => label,
      )
    expect(await labels('search=sieges')).toEqual(['Sièges'])
    expect(await labels('type=multipleChoice')).toEqual(['Sièges'])
    expect(await labels('kind=custom&isMetadata=true')).toEqual(['Site', 'Sièges'])
    expect(await labels('isMetadata=true&required=true')).toEqual(['Site'])
    expect(await labels('kind=custom&isMetadata=true&category=Advanced')).toEqual(['Sièges'])
    expect((await labels('kind=system')).length).toBe(15)
    const byLabel = await labels('$orderby=label%20asc')
    expect(byLabel).toEqual(byLabel.toSorted(new Intl.Collator('fr').compare))
  })

  test('show how many contracts have a value, and can be sorted by it', async () => {
    const field = await made('Site')
    await contractWith({ site: 'Lyon' })
    await contractWith({ site: 'Brest' })
    const { body } = await call('GET', '?$orderby=contracts%20desc&kind=custom')
    expect(body.value[0]).toMatchObject({ _id: field._id, contracts: 2 })
  })

  test('need a label, a type, and choices where they offer them; a variable is unique', async () => {
    expect(await faultOf(await create(''))).toEqual([422, 'label', 'FIELD_REQUIRED'])
    expect(await faultOf(await create('Site', { type: null }))).toEqual([
      422,
      'type',
      'FIELD_REQUIRED',
    ])
    const choice = (choices: string[]) => create('Choix', { type: 'singleChoice', choices })
    expect(await faultOf(await choice([]))).toEqual([422, 'choices', 'CHOICES_REQUIRED'])
    expect(await faultOf(await choice(['a', '', 'b']))).toEqual([422, 'choices', 'CHOICE_BLANK'])
    expect(await faultOf(await choice(['a', 'a']))).toEqual([422, 'choices', 'CHOICE_TWICE'])
    const variable = (name: string) => create('Site', { variable: name })
    expect(await faultOf(await variable('Nom du site'))).toEqual([
      422,
      'variable',
      'VARIABLE_INVALID',
    ])
    expect(await faultOf(await variable('contract_title'))).toEqual([422, 'variable', 'NAME_TAKEN'])
    expect(await made('Site')).toMatchObject({ variable: 'site' })
    expect(await made('Site')).toMatchObject({ variable: 'site_2' })
  })

  test('with values keep their type and the selected choices', async () => {
    const field = await made('Zone', { type: 'singleChoice', choices: ['Nord', 'Sud', 'Est'] })
    const many = await made('Options', { type: 'multipleChoice', choices: ['a', 'b'] })
    await contractWith({ zone: 'Nord', options: ['b'] })
    const retyped = await update(field, { type: 'text' })
    expect(await faultOf(retyped)).toEqual([422, 'type', 'FIELD_TYPE_USED'])
    const refused = await update(field, { choices: ['Sud', 'Est'] })
    expect(await faultOf(refused)).toEqual([422, 'choices', 'CHOICE_USED'])
    expect(refused.body.errors[0].message).toContain('1')
    expect(await faultOf(await update(many, { choices: ['a'] }))).toEqual([
      422,
      'choices',
      'CHOICE_USED',
    ])
    const changed = await update(field, { choices: ['Nord', 'Ouest'], label: 'Secteur' })
    expect(changed.body).toMatchObject({ label: 'Secteur', variable: 'zone' })
    expect(changed.body.choices).toEqual(['Nord', 'Ouest'])
  })

  test('used in texts keep their variable, and stay, naming these texts', async () => {
    const { body } = await call('GET', '?kind=custom&required=true')
    const field = body.value[0]
    const templateId = await firstChoice(company.administrator, 'templates')
    await contractWith({}, { from: { kind: 'template', templateId } })
    const read = (await call('GET', `/${field._id}`)).body
    expect(read.texts).toMatchObject({ contracts: 1, templates: 1 })
    const renamed = await update(read, { ...read, variable: 'autre' })
    expect(renamed.status).toBe(400)
    const { choices } = read
    const refused = await update(read, { choices, variable: 'autre' })
    expect(await faultOf(refused)).toEqual([422, 'variable', 'VARIABLE_USED'])
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const kept = await call('DELETE', `/${field._id}`)
      const refusal = { code: 'TAGGED_FIELD_USED', params: read.texts } as const
      expect([kept.status, kept.body.message]).toEqual([
        409,
        createTranslator(locale).refusal(refusal),
      ])
    }
  })

  test('of the system can change label and description, nothing else, and are never deleted', async () => {
    const field = await systemField('amount_incl_tax')
    expect(field).toMatchObject({ kind: 'system', contracts: null })
    const { variable, type, required, isMetadata } = field
    const same = { variable, type, required, isMetadata }
    const changed = await update(field, { ...same, label: 'Prix TTC', description: 'Tout compris' })
    expect(changed.body).toMatchObject({ label: 'Prix TTC', description: 'Tout compris' })
    for (const change of [{ type: 'number' }, { required: true }, { variable: 'prix' }])
      expect(await faultOf(await update(field, { ...same, ...change }))).toEqual([
        409,
        '',
        'SYSTEM_FIELD_FIXED',
      ])
    expect(await faultOf(await call('DELETE', `/${field._id}`))).toEqual([
      409,
      '',
      'SYSTEM_FIELD_FIXED',
    ])
  })

  test('are deleted and restored with their values', async () => {
    const field = await made('Site', { conditions: [] })
    const contractId = await contractWith({ site: 'Lyon' })
    const { body } = await call('DELETE', `/${field._id}`)
    expect(await faultOf(await call('GET', `/${field._id}`))).toEqual([404, '', 'TAG_NOT_FOUND'])
    const values = async () =>
      (await company.administrator.call('GET', `/contracts3/${contractId}/document`)).body.values
    expect(await values()).not.toHaveProperty('site')
    const restored = `/removed-objects/${body.removalId}/restored`
    expect((await company.administrator.call('POST', restored)).status).toBe(204)
    expect(await values()).toMatchObject({ site: 'Lyon' })
    expect((await call('GET', `/${field._id}`)).body).toMatchObject({ contracts: 1 })
  })

  test('of a contract out for signature stay', async () => {
    const field = await made('Site')
    const contractId = await contractWith({ site: 'Lyon' })
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('contract')
        .set({ frozen_at: product.clock.now() })
        .where('contract.id', '=', contractId)
        .execute(),
    )
    expect(await faultOf(await call('DELETE', `/${field._id}`))).toEqual([
      409,
      '',
      'TAGGED_FIELD_OUT',
    ])
  })
})

describe('the conditions of a field', () => {
  const when = (onFieldId: string | null, operator: string, value?: unknown) => ({
    conditions: [{ onFieldId, operator, ...(value === undefined ? {} : { value }) }],
  })

  test('compare another field with a value of its type', async () => {
    const seats = await made('Postes', { type: 'number' })
    const discount = await made('Remise', { type: 'percentage', ...when(seats._id, 'gte', 12.5) })
    expect(discount).toMatchObject({
      category: 'Advanced',
      conditions: [{ on: { _id: seats._id, label: 'Postes' }, operator: 'gte', value: 12.5 }],
    })
    expect((await call('GET', `/${seats._id}`)).body.dependents).toEqual([
      { _id: discount._id, name: 'Remise' },
    ])
    for (const [wrong, code] of [
      [when(seats._id, 'eq', 'douze'), 'FIELD_CONDITION_INVALID'],
      [when(seats._id, 'eq'), 'FIELD_CONDITION_INVALID'],
      [when(null, 'filled'), 'FIELD_CONDITION_EMPTY'],
    ] as const)
      expect(await faultOf(await create('Autre', wrong))).toEqual([422, 'conditions', code])
    const text = await made('Site')
    const compared = await create('Autre', when(text._id, 'gt', 'a'))
    expect((await faultOf(compared))[2]).toBe('FIELD_CONDITION_INVALID')
    expect((await create('Autre', when(text._id, 'filled'))).status).toBe(201)
  })

  test('never form a cycle, and keep the referenced field', async () => {
    const first = await made('Premier')
    const second = await made('Deuxième', when(first._id, 'filled'))
    const refused = await update(first, when(second._id, 'filled'))
    expect(await faultOf(refused)).toEqual([422, 'conditions', 'FIELD_CONDITION_CIRCLE'])
    expect(refused.body.errors[0].message).toContain('Premier → Deuxième → Premier')
    expect((await faultOf(await update(first, when(first._id, 'filled'))))[2]).toBe(
      'FIELD_CONDITION_CIRCLE',
    )
    expect(await faultOf(await call('DELETE', `/${first._id}`))).toEqual([
      409,
      '',
      'TAGGED_FIELD_DECIDES',
    ])
    expect((await faultOf(await update(first, { type: 'date' })))[2]).toBe('FIELD_TYPE_DECIDES')
  })
})

test('folders limit where a field is offered; without them it is everywhere', async () => {
  const [folder] = await folders('achats')
  const field = await made('Région', { folderIds: [folder!._id] })
  expect(field).toMatchObject({ folders: [folder], isNowhere: false })
  const unknown = await create('Autre', { folderIds: [field._id] })
  expect(await faultOf(unknown)).toEqual([422, 'folderIds', 'CHOICE_UNKNOWN'])
  const ownerless = await create('Autre', { ownerId: field._id })
  expect(await faultOf(ownerless)).toEqual([422, 'ownerId', 'CHOICE_UNKNOWN'])
})

describe('a contract', () => {
  test('needs a required field that describes it, in the folders of that field', async () => {
    const [one, other] = (await folders()).map(({ _id }) => _id) as [string, string]
    await made('Région', { required: true, folderIds: [one] })
    const send = async (folderIds: string[], values = {}) =>
      await faultOf(
        await company.administrator.call('POST', '/contracts3', {
          ...(await contractForm(company.administrator)),
          folderIds,
          values,
        }),
      )
    expect(await send([one])).toEqual([422, 'values.region', 'FIELD_REQUIRED'])
    expect((await send([other]))[0]).toBe(201)
    expect((await send([one], { region: 'Ouest' }))[0]).toBe(201)
  })

  test('needs it only while its conditions hold, and cannot lose it again', async () => {
    const seats = await made('Postes', { type: 'number' })
    const conditions = [{ onFieldId: seats._id, operator: 'gt', value: 10 }]
    await made('Remise', { type: 'percentage', required: true, conditions })
    const contractId = await contractWith({ postes: 3 })
    const set = async (values: object) =>
      await faultOf(
        await company.administrator.call('PUT', `/contracts3/${contractId}/fields`, { values }),
      )
    expect(await set({ postes: 11, remise: null })).toEqual([
      422,
      'values.remise',
      'FIELD_REQUIRED',
    ])
    expect((await set({ postes: 11, remise: 5 }))[0]).toBe(200)
    expect((await set({ remise: null }))[0]).toBe(422)
    expect((await set({ postes: 2, remise: null }))[0]).toBe(200)
  })

  test('shows only its own folders of a field, nested ones included', async () => {
    const folder = (await folders())[0]!
    const nested = newId(product.clock.now())
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.insert('folder', { id: nested, name: 'Nord', parent_id: folder._id }).execute(),
    )
    await made('Région', { folderIds: [folder._id] })
    const contractId = await contractWith({}, { folderIds: [nested] })
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/document`)
    const field = body.fields.find(({ variable }: { variable: string }) => variable === 'region')
    expect(field).toMatchObject({ isMetadata: true, folderIds: [nested] })
  })
})
