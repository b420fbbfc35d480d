import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { firstWords, FORM, makeTemplate } from '../../../testing/templates.ts'

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
const offered = async () =>
  (await admin().call('GET', '/choices/templates?q=bail')).body.value.map(
    ({ name }: { name: string }) => name,
  )
const contractOf = (templateId: string) =>
  createContract(admin(), { from: { kind: 'template', templateId } })

async function published(words = 'Le bailleur loue.') {
  const template = await makeTemplate(company)
  await template.write(words)
  expect((await template.publish('Première rédaction')).status).toBe(201)
  return template
}

describe('a draft', () => {
  test('is offered to nobody, and no contract can be made of it', async () => {
    const { id, read } = await makeTemplate(company)
    expect(await read()).toMatchObject({ state: 'draft', version: null, isChanged: false })
    expect(await offered()).toEqual([])
    const form = { from: { kind: 'template', templateId: id } }
    const { body } = await admin().call('GET', '/me')
    const made = await admin().call('POST', '/contracts3', {
      ...form,
      title: 'Bail',
      typeId: (await admin().call('GET', '/choices/contract-types?$top=1')).body.value[0]._id,
      projectId: (await admin().call('GET', '/choices/projects?$top=1')).body.value[0]._id,
      ownerId: body._id,
    })
    expect(await faultOf(made)).toEqual([409, '', 'TEMPLATE_NOT_PUBLISHED'])
  })

  test('without words cannot be published', async () => {
    const { publish } = await makeTemplate(company)
    expect(await faultOf(await publish())).toEqual([409, '', 'TEMPLATE_EMPTY'])
  })
})

describe('a published version', () => {
  test('is what contracts start from until the next one, and stays as it is under those made of it', async () => {
    const template = await published('Le bailleur loue.')
    expect(await offered()).toEqual([FORM.title])
    const first = await contractOf(template.id)

    await template.write('Le bailleur loue et entretient.')
    expect(await template.read()).toMatchObject({ state: 'published', version: 1, isChanged: true })
    const between = await contractOf(template.id)
    expect(await firstWords(admin(), between._id)).toBe('Le bailleur loue.')

    await template.publish('Entretien à la charge du bailleur')
    const second = await contractOf(template.id)
    expect(await firstWords(admin(), second._id)).toBe('Le bailleur loue et entretient.')
    expect(await firstWords(admin(), first._id)).toBe('Le bailleur loue.')
    const { body: page } = await admin().call('GET', `/contracts3/${first._id}`)
    expect(page.template).toEqual({ _id: template.id, name: FORM.title, version: 1, offered: 2 })

    const { body } = await admin().call('GET', `${template.path}/versions`)
    expect(body).toMatchObject({
      count: 2,
      value: [
        { number: 2, note: 'Entretien à la charge du bailleur', contracts: 1 },
        { number: 1, note: 'Première rédaction', contracts: 2 },
      ],
    })
    expect(await template.read()).toMatchObject({ version: 2, isChanged: false, contracts: 3 })
  })

  test('says what it changes, before it is published and ever after', async () => {
    const template = await published('Le bailleur loue.')
    const changed = (changes: { parts: object[]; values: object[] }) => [
      ...changes.parts,
      ...changes.values,
    ]
    expect(changed(await template.changes())).toEqual([])
    await template.write('Le bailleur loue et entretient.')
    const { lifecycle } = await template.read()
    await admin().call('PUT', `${template.path}/start`, {
      lifecycle: { ...lifecycle, duration: { kind: 'span', count: 9, unit: 'years' } },
      values: { amount_incl_tax: 120_000 },
    })
    const expected = [
      { kind: 'changed', before: 'Le bailleur loue.', after: 'Le bailleur loue et entretient.' },
      { field: 'amount', before: null, after: 120_000 },
      { field: 'duration', before: null, after: { kind: 'span', count: 9, unit: 'years' } },
    ]
    expect(changed(await template.changes())).toMatchObject(expected)
    await template.publish()
    expect(changed(await template.changes())).toEqual([])
    expect(changed(await template.changes('?to=2'))).toMatchObject(expected)
    expect((await template.changes('?to=1')).parts[0]).toMatchObject({ kind: 'added' })
  })

  test('is not published again unchanged, also after a change that was taken back', async () => {
    const template = await published('Le bailleur loue.')
    expect(await faultOf(await template.publish())).toEqual([409, '', 'TEMPLATE_UNCHANGED'])
    await template.write('Autre chose.')
    await template.write('Le bailleur loue.')
    expect(await faultOf(await template.publish())).toEqual([409, '', 'TEMPLATE_UNCHANGED'])
  })

  test('that does not exist is not found', async () => {
    const template = await published()
    const answer = await admin().call('GET', `${template.path}/changes?to=7`)
    expect(await faultOf(answer)).toEqual([404, '', 'TEMPLATE_VERSION_NOT_FOUND'])
  })
})

describe('a retired template', () => {
  test('is offered no more and stays as it is, until it is brought back', async () => {
    const template = await published()
    const contract = await contractOf(template.id)
    const retired = await admin().call('POST', `${template.path}/retired`, { reason: 'Loi Pinel' })
    expect(retired.body).toMatchObject({ state: 'retired', version: 1 })
    expect(await offered()).toEqual([])
    expect(await firstWords(admin(), contract._id)).toBe('Le bailleur loue.')

    const { lifecycle, values } = retired.body
    for (const refused of [
      await template.write('Autre chose.'),
      await template.publish(),
      await admin().call('PUT', `${template.path}/start`, { lifecycle, values }),
      await admin().call('GET', `${template.path}/published`),
      await admin().call('PUT', template.path, { ...FORM, locale: 'en' }),
    ])
      expect(await faultOf(refused)).toEqual([409, '', 'TEMPLATE_RETIRED'])

    expect((await admin().call('DELETE', `${template.path}/retired`)).body.state).toBe('published')
    expect(await offered()).toEqual([FORM.title])
  })

  test('leaves each step in the trail, with the words of whoever took it', async () => {
    const template = await published()
    await admin().call('POST', `${template.path}/retired`, { reason: 'Loi Pinel' })
    await admin().call('POST', `${template.path}/retired`, { reason: 'Encore' })
    await admin().call('DELETE', `${template.path}/retired`)
    const { body } = await admin().call('GET', `/administration/audit?object=${template.id}`)
    const texts = body.value.map(({ text }: { text: string }) => text)
    expect(texts.filter((text: string) => !text.includes('section'))).toEqual([
      'Anne Martin a remis en service le modèle «\u202FContrat de bail\u202F».',
      'Anne Martin a retiré le modèle «\u202FContrat de bail\u202F» (motif\u202F: Loi Pinel).',
      'Anne Martin a publié la version 1 du modèle «\u202FContrat de bail\u202F» (motif\u202F: Première rédaction).',
      'Anne Martin a créé le modèle «\u202FContrat de bail\u202F».',
    ])
  })
})
