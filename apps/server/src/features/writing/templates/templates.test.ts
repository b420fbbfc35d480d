import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { expectRefused, faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'
import { FORM, makeTemplate, templateAt } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const admin = () => company.administrator
const save = (path: string, form: object) => admin().call('PUT', path, { ...FORM, ...form })
const titles = async (query = '') =>
  (await admin().call('GET', `/model/contracts${query}`)).body.value.map(
    ({ title }: { title: string }) => title,
  )
const make = async (noun: string, form: object) =>
  (await admin().call('POST', `/administration/${noun}`, form)).body._id as string

describe('a template', () => {
  test('is created with a text to write, and changed', async () => {
    const typeId = await make('contract-types', { title: 'Bail rural' })
    const categoryId = await make('categories', { name: 'Immobilier', kind: 'template' })
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
    const template = await makeTemplate(company, { name: 'BAIL-01', typeId })
    expect(await template.read()).toMatchObject({
      name: 'BAIL-01',
      type: { name: 'Bail rural' },
      category: null,
      locale: 'fr',
      contracts: 0,
    })
    expect((await template.text.read()).blocks).toHaveLength(2)
    const change = { categoryId, folderIds: [folder._id], locale: 'en', description: 'Neuf ans' }
    const { body } = await save(template.path, change)
    expect(body).toMatchObject({
      name: '',
      description: 'Neuf ans',
      type: null,
      category: { name: 'Immobilier' },
      folders: [{ name: 'Immeubles' }],
      locale: 'en',
    })
    expect((await template.text.read()).locale).toBe('en')
  })

  test('needs a title, and only names what exists', async () => {
    const { path } = await makeTemplate(company)
    const unknown = '01a1f82f-0000-7000-8000-000000000000'
    expect(await faultOf(await save(path, { title: ' ' }))).toEqual([
      422,
      'title',
      'FIELD_REQUIRED',
    ])
    for (const [field, form] of [
      ['typeId', { typeId: unknown }],
      ['categoryId', { categoryId: await make('categories', { name: 'X', kind: 'clause' }) }],
      ['workflowId', { workflowId: unknown }],
      ['folderIds', { folderIds: [unknown] }],
    ] as const)
      expect(await faultOf(await save(path, form))).toEqual([422, field, 'CHOICE_UNKNOWN'])
    const answer = await admin().call('GET', `/model/contracts/${unknown}`)
    expect(await faultOf(answer)).toEqual([404, '', 'TEMPLATE_NOT_FOUND'])
  })

  test('keeps what it is used by from being deleted', async () => {
    const { body: workflow } = await admin().call('POST', '/administration/workflows', {
      name: 'Court',
      predefined: 'simple',
    })
    const { body: field } = await admin().call('POST', '/administration/tagged-fields', {
      label: 'Loyer',
      type: 'amount',
    })
    const template = await makeTemplate(company, { workflowId: workflow._id })
    const gone = await admin().call('DELETE', `/administration/workflows/${workflow._id}`)
    expect(await faultOf(gone)).toEqual([409, '', 'WORKFLOW_PROPOSED'])

    const [first] = (await template.text.read()).blocks[0].sections
    const showing = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { align: 'left' },
          content: [
            { type: 'text', text: 'Le loyer est de ' },
            { type: 'field', attrs: { variable: field.variable } },
          ],
        },
      ],
    }
    const path = `${template.text.path}/sections/${first._id}`
    const body = { title: first.title, audience: first.audience, version: first.version }
    await admin().call('PUT', path, { ...body, content: showing })
    await template.publish()
    await template.write('Le loyer est convenu à part.')
    // New contracts still start from the version that shows it.
    const used = await admin().call('DELETE', `/administration/tagged-fields/${field._id}`)
    expect(await faultOf(used)).toEqual([409, '', 'TAGGED_FIELD_USED'])
    await template.publish()
    const unused = await admin().call('DELETE', `/administration/tagged-fields/${field._id}`)
    expect(unused.status).toBe(200)
  })
})

describe('the list', () => {
  test('finds, filters and sorts', async () => {
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
    const typeId = await make('contract-types', { title: 'Bail rural' })
    const lease = await makeTemplate(company, { typeId, folderIds: [folder._id], name: 'IMMO-7' })
    await lease.write('Le bailleur loue.')
    await lease.publish()
    await makeTemplate(company, { title: 'Zone franche', locale: 'en', description: 'Élan' })

    expect(await titles('?search=immo-7')).toEqual([FORM.title])
    expect(await titles('?search=elan')).toEqual(['Zone franche'])
    expect(await titles('?state=draft')).toEqual(['Zone franche'])
    expect(await titles(`?typeId=${typeId}`)).toEqual([FORM.title])
    expect(await titles(`?folderId=${folder._id}`)).toEqual([FORM.title])
    expect(await titles('?locale=en')).toEqual(['Zone franche'])
    expect((await titles('?$orderby=title%20desc'))[0]).toBe('Zone franche')
    expect((await titles('?$orderby=version%20asc'))[0]).toBe('Zone franche')
    await admin().call('POST', `${lease.path}/retired`, { reason: '' })
    expect(await titles('?state=retired')).toEqual([FORM.title])
    expect(await titles('?state=published')).not.toContain(FORM.title)
  })
})

describe('a template that is deleted', () => {
  test('comes back whole, with its text, its versions and its folders', async () => {
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
    const template = await makeTemplate(company, { folderIds: [folder._id] })
    await template.write('Le bailleur loue.')
    await template.publish('Première rédaction')
    const before = [
      await template.read(),
      await template.text.read(),
      await template.changes('?to=1'),
    ]
    const { body } = await admin().call('DELETE', template.path)
    expect(await titles()).not.toContain(FORM.title)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    const after = [
      await template.read(),
      await template.text.read(),
      await template.changes('?to=1'),
    ]
    expect(after).toEqual(before)
  })

  test('is kept while a contract names it', async () => {
    const template = await makeTemplate(company)
    await template.write('Le bailleur loue.')
    await template.publish()
    await createContract(admin(), { from: { kind: 'template', templateId: template.id } })
    expect(await faultOf(await admin().call('DELETE', template.path))).toEqual([
      409,
      '',
      'TEMPLATE_USED',
    ])
  })

  test('returns to its folder with the folder', async () => {
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
    const template = await makeTemplate(company, { folderIds: [folder._id] })
    const { body } = await admin().call('DELETE', `/tags/${folder._id}`)
    expect((await template.read()).folders).toEqual([])
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await template.read()).folders).toEqual([{ _id: folder._id, name: 'Immeubles' }])
  })
})

describe('a copy', () => {
  test('is a draft with the same text and terms', async () => {
    const template = await makeTemplate(company, { description: 'Neuf ans' })
    await template.write('Le bailleur loue.')
    await template.publish()
    const { body, status } = await admin().call('POST', `${template.path}/copies`)
    expect([status, body.title, body.state]).toEqual([201, 'Contrat de bail (copie)', 'draft'])
    expect(body).toMatchObject({ description: 'Neuf ans', version: null })
    const copy = templateAt(admin(), body._id, body.textId)
    expect(await copy.text.outline()).toEqual(await template.text.outline())
    const { body: second } = await admin().call('POST', `${template.path}/copies`)
    expect(second.title).toBe('Contrat de bail (copie) 2')
  })

  test('of a contract has its text and its terms, without its dates', async () => {
    const { _id } = await createContract(admin())
    await fillSections(admin(), _id, 'Le bailleur loue.')
    const { body: deadlines } = await admin().call('GET', `/contracts3/${_id}/deadlines`)
    await admin().call('PUT', `/contracts3/${_id}/lifecycle`, {
      ...deadlines.lifecycle,
      effectiveDate: '2027-01-01',
      duration: { kind: 'span', count: 9, unit: 'years' },
    })
    const made = await admin().call('POST', `/contracts3/${_id}/templates`, { title: 'Bail type' })
    expect(made.status).toBe(201)
    const { body } = await admin().call('GET', `/model/contracts/${made.body._id}`)
    expect(body).toMatchObject({ title: 'Bail type', state: 'draft' })
    expect(body.lifecycle).toMatchObject({
      effectiveDate: null,
      duration: { kind: 'span', count: 9, unit: 'years' },
    })
    const copy = templateAt(admin(), body._id, body.textId)
    expect((await copy.publish()).status).toBe(201)
  })

  test('of a Word file has its text; it needs a title, and the file of this person', async () => {
    const { payload, headers } = multipart('Bail.docx', wordFile([{ text: 'Le bailleur loue.' }]))
    const { body: upload } = await admin().call('POST', '/contracts3/uploads', payload, headers)
    const path = `/contracts3/uploads/${upload._id}/templates`
    const form = { title: 'Bail type', locale: 'fr' }
    const untitled = await admin().call('POST', path, { ...form, title: '' })
    expect(await faultOf(untitled)).toEqual([422, 'title', 'FIELD_REQUIRED'])
    const { browser } = await company.join('contractManager')
    const notTheirs = await browser.call('POST', path, form)
    expect(await faultOf(notTheirs)).toEqual([404, '', 'UPLOAD_NOT_FOUND'])

    const { body, status } = await admin().call('POST', path, form)
    expect(status).toBe(201)
    const { body: made } = await admin().call('GET', `/model/contracts/${body._id}`)
    expect(made).toMatchObject({ title: 'Bail type', state: 'draft', locale: 'fr' })
    const { blocks } = await templateAt(admin(), made._id, made.textId).text.read()
    expect(JSON.stringify(blocks)).toContain('Le bailleur loue.')
  })

  test('of a contract without words is refused', async () => {
    const { _id } = await createContract(admin())
    const made = await admin().call('POST', `/contracts3/${_id}/templates`, { title: 'Bail rural' })
    expect(await faultOf(made)).toEqual([409, '', 'TEMPLATE_OF_NO_TEXT'])
  })
})

describe('whoever', () => {
  test('may list templates may not write, publish or delete one', async () => {
    const template = await makeTemplate(company)
    const { browser } = await company.join('contributor')
    expect((await browser.call('GET', template.path)).status).toBe(200)
    await expectRefused(browser, ['POST', '/model/contracts', FORM], 403, {
      code: 'NOT_ALLOWED_MODEL_CONTRACTS_CREATE',
    })
    await expectRefused(browser, ['POST', `${template.path}/versions`, { note: '' }], 403, {
      code: 'NOT_ALLOWED_MODEL_CONTRACTS_UPDATE',
    })
    await expectRefused(browser, ['DELETE', template.path], 403, {
      code: 'NOT_ALLOWED_MODEL_CONTRACTS_DELETE',
    })
  })

  test('only reads contracts sees none, nor its name on a contract', async () => {
    const template = await makeTemplate(company)
    await template.write('Le bailleur loue.')
    await template.publish()
    const from = { kind: 'template', templateId: template.id }
    const { _id } = await createContract(admin(), { from })
    const { browser, personId } = await company.join('reader')
    const shared = { personIds: [personId], level: 'reader' }
    await admin().call('POST', `/contracts3/${_id}/shares`, shared)
    const { body, status } = await browser.call('GET', `/contracts3/${_id}`)
    expect([status, body.template]).toEqual([200, null])
    await expectRefused(browser, ['GET', '/model/contracts'], 403, {
      code: 'NOT_ALLOWED_MODEL_CONTRACTS_LIST',
    })
  })

  test('is of another company finds none of it', async () => {
    const template = await makeTemplate(company)
    const other = await signUpCompany(product)
    expect((await other.administrator.call('GET', template.path)).status).toBe(404)
  })
})
