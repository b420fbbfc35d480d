import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { faultOf } from '../../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../../testing/start-product.ts'
import { firstWords, makeTemplate, templateAt } from '../../../../testing/templates.ts'

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
const translate = (path: string, locale = 'en', title = 'Lease') =>
  admin().call('POST', `${path}/translations`, { locale, title })

/** A published template, and its English draft. */
async function translated() {
  const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
  const source = await makeTemplate(company, { folderIds: [folder._id], description: 'Neuf ans' })
  await source.write('Le bailleur loue.')
  await source.publish()
  const { status, body } = await translate(source.path)
  expect(status).toBe(201)
  const own = templateAt(admin(), body._id, body.textId)
  const path = `/model/translations/${body._id}/source`
  const read = async () => (await admin().call('GET', path)).body
  const words = async () => {
    const { blocks } = await own.text.read()
    return blocks[0].sections[0].content.content[0].content[0].text
  }
  return { source, own, record: body, path, read, words }
}

describe('a template in another language', () => {
  test('starts with the published words, and is managed as the first one', async () => {
    const { source, own, record, read, words } = await translated()
    expect(record).toMatchObject({
      title: 'Lease',
      locale: 'en',
      state: 'draft',
      description: 'Neuf ans',
      folders: [{ name: 'Immeubles' }],
      languages: [{ _id: source.id, locale: 'fr', isSource: true }],
    })
    expect(await words()).toBe('Le bailleur loue.')
    const { version, locale, links, document } = await read()
    const [first] = (await own.text.read()).blocks[0].sections
    expect([version, locale, links[0].sectionId]).toEqual([1, 'fr', first._id])
    expect(links[0].was).toEqual(document.blocks[0].sections[0])
    expect((await source.read()).languages).toMatchObject([{ _id: own.id, locale: 'en' }])
  })

  test('is made once of a published template, in a language that it does not have', async () => {
    const { source, own } = await translated()
    const draft = await makeTemplate(company, { title: 'Prêt' })
    expect(await faultOf(await translate(draft.path))).toEqual([409, '', 'TEMPLATE_NOT_PUBLISHED'])
    for (const locale of ['en', 'fr'])
      expect(await faultOf(await translate(source.path, locale))).toEqual([
        422,
        'locale',
        'TEMPLATE_LANGUAGE_TAKEN',
      ])
    await own.write('The lessor lets.')
    await own.publish()
    expect(await faultOf(await translate(own.path, 'es'))).toEqual([
      409,
      '',
      'TEMPLATE_IS_TRANSLATION',
    ])
    const back = await admin().call('PUT', own.path, { title: 'Lease', locale: 'fr' })
    expect(await faultOf(back)).toEqual([422, 'locale', 'TEMPLATE_LANGUAGE_TAKEN'])
  })

  test('learns what the source changed when it is published, until that is followed', async () => {
    const { source, own, path, read } = await translated()
    await own.write('The lessor lets.')
    await source.write('Le bailleur loue et entretient.')
    expect((await read()).version).toBe(1)
    await source.publish()
    const { version, links, document } = await read()
    const said = (section: object) => JSON.stringify(section)
    expect(said(links[0].was)).toContain('Le bailleur loue.')
    expect(said(document)).toContain('et entretient')

    const { sectionId } = links[0]
    const late = await admin().call('POST', `${path}/followed`, {
      version: 1,
      sections: [sectionId],
    })
    expect(await faultOf(late)).toEqual([412, '', 'TEMPLATE_SOURCE_CHANGED'])
    const { body } = await admin().call('POST', `${path}/followed`, {
      version,
      sections: [sectionId],
    })
    expect(said(body.links[0].was)).toContain('et entretient')
  })

  test('gets a section that the source added, in its words', async () => {
    const { source, own, path, read } = await translated()
    await source.text.add('Durée')
    await source.publish()
    const { version, document } = await read()
    const added = document.blocks[0].sections.find(
      ({ title }: { title: string }) => title === 'Durée',
    )
    const add = () => admin().call('POST', `${path}/sections`, { version, section: added.id })
    const { status, body } = await add()
    expect([status, body.code]).toEqual([200, undefined])
    const titles = (await own.text.read()).blocks[0].sections.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles).toContain('Durée')
    expect(body.links.map(({ was }: { was: { title: string } }) => was.title)).toContain('Durée')
    expect(await faultOf(await add())).toEqual([409, '', 'TEMPLATE_SECTION_THERE'])
  })

  test('stands by itself once the first one is deleted, and follows it again once that is restored', async () => {
    const { source, own, path, words } = await translated()
    const { body } = await admin().call('DELETE', source.path)
    expect((await own.read()).languages).toEqual([])
    expect(await words()).toBe('Le bailleur loue.')
    expect(await faultOf(await admin().call('GET', path))).toEqual([
      404,
      '',
      'TEMPLATE_NOT_TRANSLATED',
    ])
    await admin().call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await admin().call('GET', path)).status).toBe(200)
  })

  test('is proposed with the others to whoever makes a contract', async () => {
    const { source, own } = await translated()
    const languages = async () =>
      (await admin().call('GET', `/choices/templates?ids=${source.id}`)).body.value[0].languages
    expect(await languages()).toEqual([])
    await own.write('The lessor lets.')
    await own.publish()
    expect(await languages()).toEqual([{ _id: own.id, name: 'Lease', locale: 'en' }])
    const { _id } = await createContract(admin(), {
      from: { kind: 'template', templateId: own.id },
    })
    expect(await firstWords(admin(), _id)).toBe('The lessor lets.')
    await admin().call('POST', `${own.path}/retired`, {})
    expect(await languages()).toEqual([])
  })
})
