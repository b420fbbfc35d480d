import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { makeTemplate } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

type Text = Awaited<ReturnType<typeof textOf>>
interface WireSection {
  _id: string
  title: string
  content: { content: { content?: { type: string; text?: string; attrs?: { part: string } }[] }[] }
}

const referring = (part: string, others: object = {}) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { align: 'left' },
      content: [
        { type: 'text', text: 'Voir l’' },
        { type: 'reference', attrs: { part, wording: 'article', ...others } },
        { type: 'text', text: '.' },
      ],
    },
  ],
})

async function write(text: Pick<Text, 'read' | 'path'>, sectionId: string, content: object) {
  const section = sectionsIn(await text.read()).find(({ _id }) => _id === sectionId)!
  const { title, audience, version } = section as WireSection & Record<string, unknown>
  return company.administrator.call('PUT', `${text.path}/sections/${sectionId}`, {
    title,
    audience,
    version,
    content,
  })
}

const sectionsIn = ({ blocks }: { blocks: { sections: WireSection[] }[] }) =>
  blocks.flatMap(({ sections }) => sections)

const partNamedIn = ({ content }: WireSection) =>
  content.content[0]!.content!.find(({ type }) => type === 'reference')?.attrs?.part

async function printed({ path }: Pick<Text, 'path'>): Promise<string> {
  const { bytes } = await company.administrator.call('GET', `${path}/preview`)
  const { pages } = await extractPdfText(bytes)
  return pages.map((page) => page.text.replaceAll(/\s+/gu, ' ')).join(' ')
}

/** A contract whose first section refers to its last one. */
async function contractWithReference() {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title: 'Bail' })
  const text = await textOf(administrator, _id)
  const first = sectionsIn(await text.read())[0]!._id
  const price = await text.add('Prix', { after: first })
  expect((await write(text, first, referring(price))).status).toBe(200)
  return { text, contractId: _id, first, price }
}

test('the pages, and those who read from outside, have the number that the article has now', async () => {
  const { text, contractId, first, price } = await contractWithReference()
  await shareOutside(company, contractId)
  const { guest, path } = await enterToRead(product, company)
  const theirs = async () => JSON.stringify((await guest.call('GET', path)).body)
  expect(await printed(text)).toContain('Voir l’article 2.')
  expect(await theirs()).toContain('"words":"article\u00A02"')

  await text.add('Garantie', { after: first })
  expect(await printed(text)).toContain('Voir l’article 3.')
  expect(await theirs()).toContain('"words":"article\u00A03"')

  const removed = await company.administrator.call('DELETE', `${text.path}/sections/${price}`)
  expect(removed.status).toBe(200)
  expect(await printed(text)).toContain('Voir l’[renvoi à un article supprimé].')

  await company.administrator.call('POST', `${text.path}/sections/${price}/restored`)
  expect(await printed(text)).toContain('Voir l’article 3.')
})

test('words are no part of what is stored', async () => {
  const { text, first, price } = await contractWithReference()
  const { status } = await write(text, first, referring(price, { words: 'article 99' }))
  expect(status).toBe(422)
  expect((await write(text, first, referring('not an id'))).status).toBe(422)
})

test('a contract made of a template refers to its own articles', async () => {
  const { administrator } = company
  const template = await makeTemplate(company)
  await template.write('Le bailleur loue.')
  const first = sectionsIn(await template.text.read())[0]!._id
  const price = await template.text.add('Prix', { after: first })
  await write(template.text, first, referring(price))
  await template.publish()
  const form = await contractForm(administrator)
  const { body } = await administrator.call('POST', '/contracts3', {
    ...form,
    from: { kind: 'template', templateId: template.id },
  })
  const text = await textOf(administrator, body._id)
  const sections = sectionsIn(await text.read())
  const own = sections.find(({ title }) => title === 'Prix')!
  expect(own._id).not.toBe(price)
  expect(partNamedIn(sections[0]!)).toBe(own._id)
  expect(await printed(text)).toContain('Voir l’article 2.')
})

test('a clause made of a section says the words, and refers to nothing', async () => {
  const { text, first } = await contractWithReference()
  const { body, status } = await company.administrator.call('POST', '/clauses/of-passage', {
    textId: text.textId,
    sectionId: first,
  })
  expect(status).toBe(201)
  const { body: clause } = await company.administrator.call('GET', `/texts/${body.textId}/document`)
  const [{ content }] = sectionsIn(clause) as [WireSection]
  expect(content.content[0]!.content).toEqual([{ type: 'text', text: 'Voir l’article\u00A02.' }])
})
