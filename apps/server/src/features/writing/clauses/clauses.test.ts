import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLAUSE_FORM, clauseAt, makeClause, publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { expectRefused, faultOf } from '../../../testing/refusals.ts'
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

const NOWHERE = '01a1f82f-0000-7000-8000-000000000000'

const admin = () => company.administrator
const save = (path: string, form: object) => admin().call('PUT', path, { ...CLAUSE_FORM, ...form })
const titles = async (query = '') =>
  (await admin().call('GET', `/clauses${query}`)).body.value.map(
    ({ title }: { title: string }) => title,
  )
const category = async (name: string, form: object = {}) =>
  (await admin().call('POST', '/administration/categories', { name, kind: 'clause', ...form })).body
    ._id as string
const folder = async (name: string) =>
  (await admin().call('POST', '/tags', { name })).body._id as string

describe('a clause', () => {
  test('is created with a text to write, and changed', async () => {
    const categoryId = await category('Risques')
    const folderId = await folder('Immeubles')
    const clause = await makeClause(company, { guidance: 'Ne pas descendre sous 12 mois.' })
    expect(await clause.read()).toMatchObject({
      stance: 'standard',
      state: 'draft',
      category: null,
      folders: [],
      guidance: 'Ne pas descendre sous 12 mois.',
      locale: 'fr',
      variants: [],
      createdBy: 'Anne Martin',
      updatedBy: 'Anne Martin',
    })
    const [block] = (await clause.text.read()).blocks
    expect(block.sections).toMatchObject([{ title: 'Responsabilité' }])
    const change = { categoryId, folderIds: [folderId], locale: 'en', useWhen: 'Par défaut' }
    const { body } = await save(clause.path, change)
    expect(body).toMatchObject({
      guidance: '',
      useWhen: 'Par défaut',
      category: { name: 'Risques' },
      folders: [{ name: 'Immeubles' }],
      locale: 'en',
    })
    expect((await clause.text.read()).locale).toBe('en')
  })

  test('needs a title, which is said in three languages, and only names what exists', async () => {
    const { path } = await makeClause(company)
    for (const call of [
      ['POST', '/clauses'],
      ['PUT', path],
    ] as const)
      await expectRefused(admin(), [...call, { ...CLAUSE_FORM, title: ' ' }], 422, {
        code: 'CLAUSE_TITLE_REQUIRED',
        field: 'title',
      })
    await admin().call('PUT', '/me/language', { i18n: 'en' })
    const { body } = await save(path, { title: '' })
    expect(body.errors[0].message).toBe('Title is required')
    const ofTemplates = await category('Baux', { kind: 'template' })
    for (const [field, form] of [
      ['categoryId', { categoryId: NOWHERE }],
      ['categoryId', { categoryId: ofTemplates }],
      ['folderIds', { folderIds: [NOWHERE] }],
    ] as const)
      expect(await faultOf(await save(path, form))).toEqual([422, field, 'CHOICE_UNKNOWN'])
    expect(await faultOf(await admin().call('GET', `/clauses/${NOWHERE}`))).toEqual([
      404,
      '',
      'CLAUSE_NOT_FOUND',
    ])
  })

  test('says who changed its text last, and when', async () => {
    const clause = await makeClause(company)
    const { browser } = await company.join('contractManager', 'Nadia')
    product.clock.advance(5 * 60_000)
    await clauseAt(browser, clause.id, clause.text.textId).write('Plafond : le prix annuel.')
    const { createdBy, updatedBy, createdAt, updatedAt } = await clause.read()
    expect([createdBy, updatedBy]).toEqual(['Anne Martin', 'Nadia Test'])
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(createdAt))
  })

  test('keeps its category from being deleted', async () => {
    const categoryId = await category('Risques')
    await makeClause(company, { categoryId })
    const gone = await admin().call('DELETE', `/administration/categories/${categoryId}`)
    expect(await faultOf(gone)).toEqual([409, '', 'CATEGORY_USED'])
  })
})

describe('the list', () => {
  test('finds, filters and sorts standard clauses', async () => {
    const above = await category('Risques')
    const below = await category('Assurances', { parentCategoryId: above })
    const folderId = await folder('Immeubles')
    const filed = await publishedClause(company, 'Assurer.', {
      title: 'Zèle',
      categoryId: below,
      folderIds: [folderId],
    })
    await filed.addVariant({ title: 'Auto-assurance' })
    product.clock.advance(60_000)
    await makeClause(company, { title: 'Zone', locale: 'en', description: 'Élan' })

    expect(await titles('?search=elan')).toEqual(['Zone'])
    expect(await titles('?search=auto-assurance')).toEqual(['Zèle'])
    expect(await titles(`?categoryId=${above}`)).toEqual(['Zèle'])
    expect(await titles(`?categoryId=${below}`)).toEqual(['Zèle'])
    expect(await titles(`?folderId=${folderId}`)).toEqual(['Zèle'])
    expect(await titles('?locale=en')).toEqual(['Zone'])
    expect(await titles('?state=draft')).toEqual(['Zone'])
    expect(await titles('?state=published')).not.toContain('Zone')
    expect((await titles('?$orderby=title%20desc'))[0]).toBe('Zone')
    expect((await titles('?$orderby=variantCount%20desc'))[0]).toBe('Zèle')
    expect((await titles('?$orderby=category%20asc'))[0]).toBe('Zone')
    expect((await titles('?$orderby=version%20asc'))[0]).toBe('Zone')
    expect((await titles('?$orderby=updatedAt%20desc'))[0]).toBe('Zone')
    const { body } = await admin().call('GET', '/clauses?search=auto')
    expect(body).toMatchObject({ count: 1, value: [{ variantCount: 1, folders: [{}] }] })
  })
})

describe('a clause that is deleted', () => {
  test('comes back whole, with its text, its versions, its folders and its variants', async () => {
    const folderId = await folder('Immeubles')
    const clause = await publishedClause(company, 'Plafond.', { folderIds: [folderId] })
    const variant = await clause.addVariant()
    await variant.write('Plafond double.')
    await variant.publish('Pour les grands comptes')
    const state = async () => [
      await clause.read(),
      await clause.text.read(),
      await clause.changes('?to=1'),
      await variant.read(),
      await variant.text.read(),
      await variant.changes('?to=1'),
    ]
    const before = await state()
    const { body } = await admin().call('DELETE', clause.path)
    expect(await titles()).not.toContain('Responsabilité')
    for (const path of [clause.path, variant.path])
      expect((await admin().call('GET', path)).status).toBe(404)
    const { body: listed } = await admin().call('GET', '/removed-objects')
    expect(listed.value[0]).toMatchObject({ kind: 'clause', name: 'Responsabilité' })
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await state()).toEqual(before)
  })

  test('takes a variant alone, which cannot come back without its standard clause', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const variant = await clause.addVariant()
    const { body: alone } = await admin().call('DELETE', variant.path)
    expect((await clause.read()).variants).toEqual([])
    const { body: whole } = await admin().call('DELETE', clause.path)
    const restore = (id: string) => admin().call('POST', `/removed-objects/${id}/restored`)
    expect(await faultOf(await restore(alone.removalId))).toEqual([409, '', 'RESTORE_PLACE_GONE'])
    await restore(whole.removalId)
    expect((await restore(alone.removalId)).status).toBe(204)
    expect((await clause.read()).variants).toHaveLength(1)
  })

  test('returns to its folder with the folder', async () => {
    const folderId = await folder('Immeubles')
    const clause = await makeClause(company, { folderIds: [folderId] })
    const { body } = await admin().call('DELETE', `/tags/${folderId}`)
    expect((await clause.read()).folders).toEqual([])
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await clause.read()).folders).toEqual([{ _id: folderId, name: 'Immeubles' }])
  })
})

describe('a copy', () => {
  test('is a draft with the same text, without the variants', async () => {
    const clause = await publishedClause(company, 'Plafond.', { guidance: 'Tenir.' })
    await clause.addVariant()
    const { body, status } = await admin().call('POST', `${clause.path}/copies`)
    expect([status, body.title, body.state]).toEqual([201, 'Responsabilité (copie)', 'draft'])
    expect(body).toMatchObject({ guidance: 'Tenir.', variants: [], stance: 'standard' })
    expect(body.content).toEqual((await clause.read()).content)
  })

  test('of a variant is another variant of the same clause', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const variant = await clause.addVariant({ stance: 'refused', useWhen: 'Jamais' })
    const { body } = await admin().call('POST', `${variant.path}/copies`)
    expect(body).toMatchObject({
      stance: 'refused',
      useWhen: 'Jamais',
      standard: { _id: clause.id },
    })
    expect((await clause.read()).variants).toHaveLength(2)
  })
})

describe('whoever', () => {
  test('may list clauses may not create, write, publish or delete one', async () => {
    const clause = await makeClause(company)
    const { browser } = await company.join('contributor')
    expect((await browser.call('GET', clause.path)).status).toBe(200)
    const variant = { title: 'x', stance: 'fallback' }
    for (const [call, act] of [
      [['POST', '/clauses', CLAUSE_FORM], 'CREATE'],
      [['POST', `${clause.path}/copies`], 'CREATE'],
      [['POST', `${clause.path}/variants`, variant], 'CREATE'],
      [['PUT', clause.path, CLAUSE_FORM], 'UPDATE'],
      [['PUT', `${clause.path}/variants`, { fallbackIds: [] }], 'UPDATE'],
      [['POST', `${clause.path}/versions`, { note: '' }], 'UPDATE'],
      [['DELETE', clause.path], 'DELETE'],
    ] as const)
      await expectRefused(browser, call, 403, { code: `NOT_ALLOWED_CONTRACTS_CLAUSE_${act}` })
  })

  test('may not list clauses reads none', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const { browser } = await company.join('reader')
    for (const path of ['/clauses', '/choices/clauses', clause.path, `${clause.path}/versions`])
      await expectRefused(browser, ['GET', path], 403, {
        code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_LIST',
      })
  })

  test('is of another company finds none of it', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const other = await signUpCompany(product)
    const { call } = other.administrator
    for (const path of [clause.path, `${clause.path}/versions`, `${clause.path}/changes`])
      expect((await call('GET', path)).status).toBe(404)
    expect((await call('DELETE', clause.path)).status).toBe(404)
    expect((await call('GET', '/clauses?search=responsab')).body.count).toBe(0)
  })
})
