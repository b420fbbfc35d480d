import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordPart } from '../../../platform/word/testing/word-part.ts'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { makeClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textAt, textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { makeTemplate } from '../../../testing/templates.ts'

/** In what the house notes, and nowhere else. */
const SECRET = 'zibeline'
const OF_SECTION = `Négociable, sauf le plafond ${SECRET}`
const OF_BLOCK = `À relire par le fiscaliste ${SECRET}`

let product: TestProduct
let company: TestCompany
let admin: Browser

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  admin = company.administrator
})
afterAll(async () => {
  stopTypst()
  closeParsers()
  await product.stop()
})

type Text = ReturnType<typeof textAt>

const partsOf = async ({ read }: Pick<Text, 'read'>) => {
  const [block] = (await read()).blocks
  return { block, section: block.sections[0] }
}
const describeSection = (
  browser: Browser,
  { path }: Pick<Text, 'path'>,
  id: string,
  body: object,
) => browser.call('PUT', `${path}/sections/${id}/description`, { replaces: '', ...body })
const describeBlock = (browser: Browser, { path }: Pick<Text, 'path'>, id: string, body: object) =>
  browser.call('PUT', `${path}/blocks/${id}/description`, { replaces: '', ...body })

async function describeBoth(text: Text) {
  const { block, section } = await partsOf(text)
  const answers = [
    await describeSection(admin, text, section._id, { description: OF_SECTION }),
    await describeBlock(admin, text, block._id, { description: OF_BLOCK }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
}

const described = async (text: Pick<Text, 'read'>) => {
  const { block, section } = await partsOf(text)
  return [section.description, block.description]
}

describe('the description of a section and of a block', () => {
  let contractId: string
  let text: Awaited<ReturnType<typeof textOf>>

  beforeAll(async () => {
    contractId = (await createContract(admin))._id
    text = await textOf(admin, contractId)
    await describeBoth(text)
  })

  test('is read by the house, and told once in the activity', async () => {
    expect(await described(text)).toEqual([OF_SECTION, OF_BLOCK])
    const { section } = await partsOf(text)
    const again = { description: OF_SECTION, replaces: OF_SECTION }
    expect((await describeSection(admin, text, section._id, again)).status).toBe(204)
    const { body } = await admin.call('GET', `${text.contractPath}/activity?$top=0`)
    const told: string[] = body.value.map((one: { text: string }) => one.text)
    expect(told.filter((line) => line.includes('description de la section'))).toHaveLength(1)
    expect(told.filter((line) => line.includes('description du bloc'))).toHaveLength(1)
  })

  test('stays when the section is saved, and when the block is renamed', async () => {
    const { block, section } = await partsOf(text)
    await text.save(section._id, { text: 'Le prix est ferme.' })
    const renamed = { name: 'Contrat', replaces: block.name }
    expect((await admin.call('PUT', `${text.path}/blocks/${block._id}`, renamed)).status).toBe(200)
    expect(await described(text)).toEqual([OF_SECTION, OF_BLOCK])
  })

  test('is not overwritten by who saw another one', async () => {
    const { block, section } = await partsOf(text)
    for (const answer of [
      await describeSection(admin, text, section._id, { description: 'Autre' }),
      await describeBlock(admin, text, block._id, { description: 'Autre' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([412, 'VALUE_CHANGED_BY'])
  })

  test('is not changed by a reader, nor where the section or the block is locked', async () => {
    const { block, section } = await partsOf(text)
    const joined = await company.join('contributor', 'Colette')
    await grantLevel(product, company, { contractId, personId: joined.personId, level: 'reader' })
    const byReader = await describeSection(joined.browser, text, section._id, { description: 'x' })
    expect(byReader.status).toBe(403)
    const lock = `${text.path}/sections/${section._id}/lock`
    await admin.call('PUT', lock, { isLocked: true })
    const ofLocked = await describeSection(admin, text, section._id, { description: 'x' })
    expect([ofLocked.status, ofLocked.body.code]).toEqual([409, 'SECTION_LOCKED'])
    await admin.call('PUT', lock, { isLocked: false })
    const blockLock = `${text.path}/blocks/${block._id}/locked`
    await admin.call('POST', blockLock, { reason: 'Chez le notaire' })
    const ofBlock = await describeBlock(admin, text, block._id, { description: 'x' })
    expect([ofBlock.status, ofBlock.body.code]).toEqual([409, 'BLOCK_LOCKED_BY'])
    await admin.call('DELETE', blockLock)
    expect(await described(text)).toEqual([OF_SECTION, OF_BLOCK])
  })

  test('is in no PDF and no Word file', async () => {
    const pdf = await admin.call('GET', `${text.path}/preview`)
    const words = (await extractPdfText(pdf.bytes)).pages.map((page) => page.text).join('\n')
    expect(words).toContain('Le prix est ferme.')
    expect(words).not.toContain(SECRET)
    const word = await admin.call('GET', `${text.path}/word`)
    expect(wordPart(word.bytes)).toContain('Le prix est ferme.')
    expect(wordPart(word.bytes)).not.toContain(SECRET)
  })

  test('is told to no third party, whatever they request', async () => {
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    const invitation = path.replace(/\/contract$/, '')
    expect((await guest.call('GET', path)).bytes.includes('Le prix est ferme.')).toBe(true)
    const asked = product.product.routes.flatMap(({ endpoint: { method, path: at } }) =>
      method === 'GET' && at.startsWith('/invitations/:invitationId')
        ? [at.replace('/invitations/:invitationId', invitation).replace(/:\w+/g, 'x')]
        : [],
    )
    expect(asked).toContain(path)
    expect(asked.length).toBeGreaterThan(3)
    for (const one of asked) {
      const { bytes } = await guest.call('GET', one)
      expect([one, bytes.includes(SECRET)]).toEqual([one, false])
    }
  })
})

describe('what is made of a described text', () => {
  test('is described the same: contracts of a template, its copy, the copy of a contract', async () => {
    const template = await makeTemplate(company)
    await template.write('Le bailleur loue.')
    await describeBoth(template.text)
    expect((await template.publish('Première rédaction')).status).toBe(201)
    const from = { kind: 'template', templateId: template.id }
    const made = await textOf(admin, (await createContract(admin, { from }))._id)
    expect(await described(made)).toEqual([OF_SECTION, OF_BLOCK])
    const copied = await admin.call('POST', `${template.path}/copies`, {})
    expect(copied.status).toBe(201)
    const { body: copy } = await admin.call('GET', `/model/contracts/${copied.body._id}`)
    expect(await described(textAt(admin, copy.textId))).toEqual([OF_SECTION, OF_BLOCK])
  })

  test('a template whose descriptions changed is to be published again', async () => {
    const template = await makeTemplate(company)
    await template.write('Le bailleur loue.')
    await template.publish('Première rédaction')
    await describeBoth(template.text)
    expect(await template.read()).toMatchObject({ isChanged: true })
    const { parts, values } = await template.changes()
    expect(parts).toEqual([])
    expect(values).toMatchObject([{ field: 'descriptions', before: '' }])
    expect(values[0].after).toContain(OF_SECTION)
    expect((await template.publish('Décrit')).status).toBe(201)
  })
})

test('a clause has a description of its own: its section has none', async () => {
  const { text } = await makeClause(company)
  const { section } = await partsOf(text)
  const { status, body } = await describeSection(admin, text, section._id, { description: 'x' })
  expect([status, body.code]).toEqual([409, 'TEXT_IS_ONE_SECTION'])
})
