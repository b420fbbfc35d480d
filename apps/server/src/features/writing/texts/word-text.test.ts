import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWord } from '../../../platform/parsers/word/read-word.ts'
import { wordPart } from '../../../platform/word/testing/word-part.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textAt, textOf } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

/** In what colleagues below editor may not read, and nowhere else. */
const SECRET = 'zibeline'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  administrator = company.administrator
})
afterAll(() => product.stop())

const wordOf = (browser: Browser, path: string) => browser.call('GET', `${path}/word`)

const conditional = {
  type: 'conditional',
  attrs: { variable: 'amount_incl_tax', operator: 'filled', value: null },
  content: [
    { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: 'Payé' }] },
  ],
}
const counterparty = {
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [{ type: 'field', attrs: { variable: 'contract_title' } }],
}

describe('the text of a contract', () => {
  let text: Awaited<ReturnType<typeof textOf>>
  let firstId: string

  beforeAll(async () => {
    const { _id } = await createContract(administrator, {})
    text = await textOf(administrator, _id)
    firstId = (await text.read()).blocks[0].sections[0]._id
    await text.save(firstId, { title: 'Objet', text: 'Ouvert à tous' })
    const hidden = await text.add(`Remise ${SECRET}`, { after: firstId })
    await text.save(hidden, { audience: 'thirdParties', text: `Pour eux ${SECRET}` })
  })

  test('is downloaded as a Word file under its reference, as a copy to work on', async () => {
    const { status, headers, bytes } = await wordOf(administrator, text.path)
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ])
    const { body } = await administrator.call('GET', text.contractPath)
    expect(headers['content-disposition']).toContain(
      `attachment; filename="${body.reference}.docx"`,
    )
    expect(wordPart(bytes)).toContain('Copie de travail, sans valeur de signature')
    const { document } = readWord(bytes)
    expect(document.title).toBe(body.title)
    expect(document.blocks[0]!.sections[0]!.title).toBe('Objet')
  })

  test('shows each reader what they may read, and nothing else', async () => {
    const joined = await company.join('contributor', 'Colette')
    const { contractId } = text
    expect((await wordOf(joined.browser, text.path)).status).toBe(404)
    await grantLevel(product, company, {
      contractId,
      personId: joined.personId,
      level: 'suggester',
    })
    const theirs = await wordOf(joined.browser, text.path)
    expect(theirs.status).toBe(200)
    for (const [name, bytes] of Object.entries(unzipSync(theirs.bytes)))
      expect([name, strFromU8(bytes).includes(SECRET)]).toEqual([name, false])
    expect(wordPart((await wordOf(administrator, text.path)).bytes)).toContain(SECRET)
  })

  test('does not exist for another company', async () => {
    const stranger = (await signUpCompany(product)).administrator
    expect((await wordOf(stranger, text.path)).status).toBe(404)
  })

  test('has its conditions decided, and its fields as controls with their value', async () => {
    const { blocks } = await text.read()
    const [first] = blocks[0].sections
    const saved = await administrator.call('PUT', `${text.path}/sections/${first._id}`, {
      title: 'Objet',
      audience: 'anyone',
      version: first.version,
      content: { type: 'doc', content: [counterparty, conditional] },
    })
    expect(saved.status).toBe(200)
    const { body } = await administrator.call('GET', text.contractPath)
    const xml = wordPart((await wordOf(administrator, text.path)).bytes)
    expect(xml).toContain('<w:tag w:val="contract_title"/>')
    expect(xml).toContain(`${body.title}</w:t></w:r></w:sdtContent>`)
    expect(xml).not.toContain('Payé')
    expect(xml).not.toContain('tacite.condition')
  })
})

describe('the text of a template', () => {
  test('is downloaded under its title with its passages under their condition', async () => {
    const templatePath = `/model/contracts/${await firstChoice(administrator, 'templates')}`
    const template = (await administrator.call('GET', templatePath)).body
    const text = textAt(administrator, template.textId)
    const [first] = (await text.read()).blocks[0].sections
    await administrator.call('PUT', `${text.path}/sections/${first._id}`, {
      title: first.title,
      audience: 'anyone',
      version: first.version,
      content: { type: 'doc', content: [conditional] },
    })
    const { status, headers, bytes } = await wordOf(administrator, text.path)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(encodeURIComponent(template.title))
    const xml = wordPart(bytes)
    expect(xml).toMatch(/<w:alias w:val="Si [^"]* est renseigné"\/><w:tag w:val="tacite.condition"/)
    expect(xml).toContain('Payé')
    expect(xml).not.toContain('sans valeur de signature')
    const stranger = (await signUpCompany(product)).administrator
    expect((await wordOf(stranger, text.path)).status).toBe(404)
  })
})

test('the text of a clause is downloaded as well', async () => {
  const [clause] = (await administrator.call('GET', '/clauses')).body.value
  const { status, bytes } = await wordOf(administrator, `/texts/${clause.textId}`)
  expect(status).toBe(200)
  expect(readWord(bytes).document.blocks[0]!.sections).toHaveLength(1)
})
