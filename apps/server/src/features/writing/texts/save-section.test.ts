import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let text: Awaited<ReturnType<typeof textOf>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  text = await textOf(company.administrator, (await createContract(company.administrator))._id)
})

const firstSection = async () => (await text.read()).blocks[0].sections[0]

describe('saving a section', () => {
  test('on top of the version that was read', async () => {
    const section = await firstSection()
    const { status, body } = await company.administrator.call(
      'PUT',
      `${text.path}/sections/${section._id}`,
      {
        title: 'Objet du contrat',
        audience: 'anyone',
        content: paragraph('Le prestataire entretient les ascenseurs.'),
        version: section.version,
      },
    )
    expect([status, body.title, body.version]).toEqual([200, 'Objet du contrat', 2])
  })

  test('a conflicting save writes nothing and answers with the other text', async () => {
    const section = await firstSection()
    const save = (words: string) =>
      company.administrator.call('PUT', `${text.path}/sections/${section._id}`, {
        title: section.title,
        audience: 'anyone',
        content: paragraph(words),
        version: section.version,
      })
    const answers = await Promise.all([save('le texte de Léa'), save('le texte de Paul')])
    const [late] = answers.filter(({ status }) => status === 412)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    expect(late!.body.code).toBe('SECTION_CHANGED')
    expect(late!.body.details).toEqual(await firstSection())
  })

  test.each([
    ['a script', { type: 'doc', content: [{ type: 'script' }] }],
    [
      'a javascript link',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            attrs: { align: 'left' },
            content: [
              {
                type: 'text',
                text: 'x',
                marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
              },
            ],
          },
        ],
      },
    ],
    [
      'an attribute that no rule knows',
      { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left', onclick: 'x' } }] },
    ],
  ])('refuses %s', async (_, content) => {
    const section = await firstSection()
    const { status } = await company.administrator.call(
      'PUT',
      `${text.path}/sections/${section._id}`,
      {
        title: 'Objet',
        audience: 'anyone',
        content,
        version: section.version,
      },
    )
    expect(status).toBe(422)
  })
})

describe('saving sections together', () => {
  const twoSections = async () => {
    const other = await text.add('Prix')
    const sections = (await text.read()).blocks[0].sections
    return [sections[0], sections.find(({ _id }: { _id: string }) => _id === other)]
  }
  const saveAll = (sections: readonly { _id: string; version: number }[], words: string) =>
    company.administrator.call('PUT', `${text.path}/sections`, {
      sections: sections.map(({ _id: sectionId, version }) => ({
        sectionId,
        version,
        title: words,
        audience: 'anyone',
        content: paragraph(words),
      })),
    })
  const titles = async () =>
    (await text.read()).blocks[0].sections.map(({ title }: { title: string }) => title)

  test('writes each of them, as its own change', async () => {
    const { status, body } = await saveAll(await twoSections(), 'Remplacé')
    expect(status).toBe(200)
    expect(
      body.map(({ version, title }: { version: number; title: string }) => [version, title]),
    ).toEqual([
      [2, 'Remplacé'],
      [2, 'Remplacé'],
    ])
    expect((await titles()).filter((title: string) => title === 'Remplacé')).toHaveLength(2)
    const [first] = body
    const versions = await company.administrator.call(
      'GET',
      `${text.path}/sections/${first._id}/versions`,
    )
    expect(versions.body.value).toHaveLength(1)
  })

  test('writes none when one was changed meanwhile, and answers with its text', async () => {
    const sections = await twoSections()
    await text.save(sections[1]._id, { title: 'Prix révisé' })
    const { status, body } = await saveAll(sections, 'Remplacé')
    expect([status, body.details.title]).toEqual([412, 'Prix révisé'])
    expect(await titles()).not.toContain('Remplacé')
  })

  test('refuses another text’s section, and one given twice', async () => {
    const [section] = await twoSections()
    const elsewhere = await textOf(
      company.administrator,
      (await createContract(company.administrator))._id,
    )
    const [foreign] = (await elsewhere.read()).blocks[0].sections
    expect((await saveAll([section, foreign], 'Remplacé')).status).toBe(404)
    expect((await saveAll([section, section], 'Remplacé')).status).toBe(412)
    expect(await titles()).not.toContain('Remplacé')
  })
})
