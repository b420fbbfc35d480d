import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm, createContract, firstChoice } from '../../../testing/contracts.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { FORM, makeTemplate } from '../../../testing/templates.ts'

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
const offeredTo = async (browser: Browser) =>
  (await browser.call('GET', '/choices/templates?q=bail')).body.value
const namesFor = async (browser: Browser) =>
  (await offeredTo(browser)).map(({ name }: { name: string }) => name)
const groupOf = async (personId: string) => {
  const { _id } = (await admin().call('POST', '/groups', { name: 'Commerce' })).body
  expect(
    (await admin().call('POST', `/groups/${_id}/members`, { addedIds: [personId] })).status,
  ).toBeLessThan(300)
  return _id as string
}

async function published(changes: object = {}) {
  const template = await makeTemplate(company, changes)
  await template.write('Le bailleur loue.')
  await template.publish()
  return template
}

async function make(browser: Browser, templateId: string) {
  const form = await contractForm(browser)
  return browser.call('POST', '/contracts3', { ...form, from: { kind: 'template', templateId } })
}

describe('a template kept to a group', () => {
  test('is offered to its members and to who writes templates, and to nobody else', async () => {
    const seller = await company.join('contributor', 'Nora Vidal')
    const buyer = await company.join('contributor', 'Luc Perrin')
    const writer = await company.join('contractManager', 'Inès Marchetti')
    const groupId = await groupOf(seller.personId)
    const { id, read } = await published({ groupIds: [groupId] })
    expect(await read()).toMatchObject({ isRestricted: true, groups: [{ name: 'Commerce' }] })
    expect(await namesFor(seller.browser)).toEqual([FORM.title])
    expect(await namesFor(writer.browser)).toEqual([FORM.title])
    expect(await namesFor(buyer.browser)).toEqual([])
    const refused = await make(buyer.browser, id)
    expect(await faultOf(refused)).toEqual([403, '', 'TEMPLATE_KEPT_TO_OTHERS'])
    expect((await make(seller.browser, id)).status).toBe(201)
  })

  test('is nobody’s once its group is deleted, and its members’ again once it is restored', async () => {
    const seller = await company.join('contributor', 'Nora Vidal')
    const groupId = await groupOf(seller.personId)
    const { read } = await published({ groupIds: [groupId] })
    const { body } = await admin().call('DELETE', `/groups/${groupId}`)
    expect(await read()).toMatchObject({ isRestricted: true, groups: [] })
    expect(await namesFor(seller.browser)).toEqual([])
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await read()).toMatchObject({ isRestricted: true, groups: [{ _id: groupId }] })
    expect(await namesFor(seller.browser)).toEqual([FORM.title])
  })

  test('keeps its copies to the same people, until it is opened to everyone', async () => {
    const seller = await company.join('contributor', 'Nora Vidal')
    const buyer = await company.join('contributor', 'Luc Perrin')
    const groupId = await groupOf(seller.personId)
    const { path } = await published({ groupIds: [groupId] })
    const copy = (await admin().call('POST', `${path}/copies`)).body
    expect(copy).toMatchObject({ isRestricted: true, groups: [{ _id: groupId }] })
    const opened = await admin().call('PUT', path, { ...FORM, groupIds: [] })
    expect(opened.body).toMatchObject({ isRestricted: false, groups: [] })
    expect(await namesFor(buyer.browser)).toEqual([FORM.title])
  })

  test('names only groups of its company', async () => {
    const other = await signUpCompany(product)
    const { body } = await other.administrator.call('POST', '/groups', { name: 'Ailleurs' })
    const form = { ...FORM, groupIds: [body._id] }
    expect(await faultOf(await admin().call('POST', '/model/contracts', form))).toEqual([
      422,
      'groupIds',
      'CHOICE_UNKNOWN',
    ])
  })
})

describe('a template kept to single people', () => {
  test('is theirs beside the members of its groups, and its copies are', async () => {
    const seller = await company.join('contributor', 'Nora Vidal')
    const lawyer = await company.join('contributor', 'Luc Perrin')
    const buyer = await company.join('contributor', 'Ana Costa')
    const groupIds = [await groupOf(seller.personId)]
    const { id, path, read } = await published({ groupIds, personIds: [lawyer.personId] })
    expect(await read()).toMatchObject({
      isRestricted: true,
      groups: [{ name: 'Commerce' }],
      people: [{ _id: lawyer.personId, name: 'Luc Perrin Test', isActive: true }],
    })
    expect(await namesFor(seller.browser)).toEqual([FORM.title])
    expect(await namesFor(lawyer.browser)).toEqual([FORM.title])
    expect(await namesFor(buyer.browser)).toEqual([])
    const refused = await make(buyer.browser, id)
    expect(await faultOf(refused)).toEqual([403, '', 'TEMPLATE_KEPT_TO_OTHERS'])
    expect((await make(lawyer.browser, id)).status).toBe(201)
    const copy = (await admin().call('POST', `${path}/copies`)).body
    expect(copy).toMatchObject({ isRestricted: true, people: [{ _id: lawyer.personId }] })
  })

  test('keeps whoever was deactivated, says so, and names nobody who is', async () => {
    const lawyer = await company.join('contributor', 'Luc Perrin')
    const personIds = [lawyer.personId]
    const { path, read } = await published({ personIds })
    await deactivate(lawyer.personId)
    const people = [{ _id: lawyer.personId, isActive: false }]
    expect(await read()).toMatchObject({ isRestricted: true, people })
    expect((await admin().call('PUT', path, { ...FORM, personIds })).body).toMatchObject({ people })
    const anew = await admin().call('POST', '/model/contracts', { ...FORM, personIds })
    expect(await faultOf(anew)).toEqual([422, 'personIds', 'CHOICE_UNKNOWN'])
  })

  test('comes back with its people once it was deleted and is restored', async () => {
    const lawyer = await company.join('contributor', 'Luc Perrin')
    const { path, read } = await published({ personIds: [lawyer.personId] })
    const { body } = await admin().call('DELETE', path)
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await read()).toMatchObject({
      isRestricted: true,
      people: [{ name: 'Luc Perrin Test' }],
    })
  })
})

async function deactivate(personId: string): Promise<void> {
  const { status } = await admin().call('POST', `/users/${personId}/blocked`)
  expect(status).toBeLessThan(300)
}

test('is tried with made-up values, and is not changed by it', async () => {
  const template = await makeTemplate(company)
  const section = (await template.text.read()).blocks[0].sections[0]
  const field = { type: 'field', attrs: { variable: 'duration' } }
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [field] }],
  }
  await admin().call('PUT', `${template.text.path}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content,
  })
  for (const [values, words] of [
    ['usual', '12 mois'],
    ['longest', '9 999 mois'],
    ['shortest', '1 jour'],
  ]) {
    const { bytes } = await admin().call('GET', `${template.path}/trial?values=${values}`)
    expect((await extractPdfText(bytes)).pages[0]!.text.replaceAll(/\s/gu, ' ')).toContain(words)
  }
  const { body } = await admin().call('GET', `${template.text.path}/document`)
  expect(body.blocks[0].sections[0].content).toEqual(content)
})

describe('its contracts', () => {
  test('are proposed its folders', async () => {
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Baux' })
    await published({ folderIds: [folder._id] })
    expect((await offeredTo(admin()))[0].folders).toEqual([{ _id: folder._id, name: 'Baux' }])
  })

  test('are proposed none by a person who may not file', async () => {
    const { body: folder } = await admin().call('POST', '/tags', { name: 'Baux' })
    await published({ folderIds: [folder._id] })
    const { browser } = await joinWith(company, ['contracts3:create:model', 'contracts3:create'])
    expect((await offeredTo(browser))[0].folders).toEqual([])
  })

  test('are validated by its circuit, unless another is imposed on their type', async () => {
    const circuitId = await circuitCalled('Baux')
    const template = await published({ circuitId })
    expect((await template.read()).circuit).toEqual({ _id: circuitId, name: 'Baux' })
    const typeId = await firstChoice(admin(), 'contract-types')
    const { _id } = await createContract(admin(), {
      typeId,
      from: { kind: 'template', templateId: template.id },
    })
    const proposed = async () =>
      (await admin().call('GET', `/contracts3/${_id}/validation/proposed-circuit`)).body
    expect(await proposed()).toMatchObject({ circuit: { _id: circuitId }, template: FORM.title })
    const imposedId = await circuitCalled('Direction', { typeIds: [typeId], isImposed: true })
    expect(await proposed()).toMatchObject({ circuit: { _id: imposedId }, template: null })
  })

  test('are proposed none once it is deleted, until it is restored', async () => {
    const circuitId = await circuitCalled('Baux')
    const { read } = await published({ circuitId })
    const { body } = await admin().call(
      'DELETE',
      `/administration/validation-circuits/${circuitId}`,
    )
    expect((await read()).circuit).toBeNull()
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await read()).circuit).toMatchObject({ _id: circuitId })
  })
})

async function circuitCalled(title: string, changes: object = {}): Promise<string> {
  const { body: steps } = await admin().call('GET', '/administration/validation-circuit-steps')
  const { body } = await admin().call('POST', '/administration/validation-circuits', {
    title,
    validationStepId: steps[0]._id,
    steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
    ...changes,
  })
  return body._id
}
