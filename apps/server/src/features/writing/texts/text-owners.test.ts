import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textAt } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  browser = company.administrator
})

async function templateText(reader: Browser = browser) {
  const path = `/model/contracts/${await firstChoice(browser, 'templates')}`
  const template = (await browser.call('GET', path)).body
  return { ...textAt(reader, template.textId), template }
}

async function clauseText() {
  const [clause] = (await browser.call('GET', '/clauses')).body.value
  return { ...textAt(browser, clause.textId), clause }
}

async function eventsAbout(id: string): Promise<string[]> {
  const { body } = await browser.call('GET', `/administration/audit?object=${id}`)
  return body.value.map(({ type, text }: { type: string; text: string }) => `${type}: ${text}`)
}

describe('the text of a template', () => {
  test('is written, versioned and restored like that of a contract', async () => {
    const text = await templateText()
    const [first] = (await text.read()).blocks[0].sections
    expect(first.updatedBy).toBe('Tacite')
    const path = `${text.path}/sections/${first._id}`

    expect((await text.save(first._id, { text: 'Nouvel objet' })).body.version).toBe(2)
    const versions = await browser.call('GET', `${path}/versions`)
    expect(versions.body.value).toMatchObject([{ version: 1, savedBy: 'Tacite' }])
    const restored = await browser.call('POST', `${path}/versions/1/restored`, { version: 2 })
    expect(restored.body.content).toEqual(first.content)

    const added = await text.add('Confidentialité renforcée', { after: first._id })
    expect((await text.outline())[0]).toContain('Confidentialité renforcée')
    await browser.call('DELETE', `${text.path}/sections/${added}`)
    await browser.call('POST', `${text.path}/sections/${added}/restored`)
    expect((await text.outline())[0]).toContain('Confidentialité renforcée')
  })

  test('is the initial text of a new contract, independent afterwards', async () => {
    const text = await templateText()
    const [first] = (await text.read()).blocks[0].sections
    await text.save(first._id, { title: 'Objet du modèle', text: 'Écrit dans le modèle' })
    await browser.call('POST', `/model/contracts/${text.template._id}/versions`, {})
    const from = { kind: 'template', templateId: text.template._id }
    const { _id } = await createContract(browser, { from })
    const contract = (await browser.call('GET', `/contracts3/${_id}/document`)).body
    const [copied] = contract.blocks[0].sections
    expect([copied.title, copied.content]).toEqual([
      'Objet du modèle',
      paragraph('Écrit dans le modèle'),
    ])
    expect([contract.textId, copied._id]).not.toContain(text.textId)

    await textAt(browser, contract.textId).save(copied._id, { text: 'Écrit dans le contrat' })
    const [kept] = (await text.read()).blocks[0].sections
    expect(kept.content).toEqual(paragraph('Écrit dans le modèle'))
  })

  test('is in the trail as one event per sitting about the template', async () => {
    const text = await templateText()
    const [first] = (await text.read()).blocks[0].sections
    await text.save(first._id, { title: 'Objet', text: 'x' })
    await text.save(first._id, { text: 'xy' })
    expect(await eventsAbout(text.template._id)).toEqual([
      'template.sectionSaved: Anne Martin a modifié la section «\u202FObjet\u202F» du modèle «\u202FContrat de prestation de services\u202F».',
    ])
  })

  test('is numbered as its writer chooses, with one event for many clicks', async () => {
    const text = await templateText()
    const number = (numbering: string) =>
      browser.call('PUT', `${text.path}/numbering`, { numbering })
    expect((await text.read()).numbering).toBe('articles')
    expect((await number('roman')).status).toBe(204)
    expect((await number('roman')).status).toBe(204)
    expect((await text.read()).numbering).toBe('roman')
    expect(await eventsAbout(text.template._id)).toEqual([
      `template.numberingChanged: Anne Martin a changé la numérotation des sections du modèle «\u202F${text.template.title}\u202F».`,
    ])
  })

  test('is previewed as PDF under its own name', async () => {
    const text = await templateText()
    const { status, headers, bytes } = await browser.call('GET', `${text.path}/preview`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain(encodeURIComponent(text.template.title))
    const [first] = (await extractPdfText(bytes)).pages
    expect(first!.text).toContain('prestation de services')
    const stranger = (await signUpCompany(product)).administrator
    expect((await stranger.call('GET', `${text.path}/preview`)).status).toBe(404)
  })

  test('is read by those who see templates, and unlocked for others by those who may delete them', async () => {
    const contributor = (await company.join('contributor')).browser
    const manager = (await company.join('contractManager')).browser
    const text = await templateText(contributor)
    const [first] = (await text.read()).blocks[0].sections
    const refused = await text.save(first._id, { text: 'x' })
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED_MODEL_CONTRACTS_UPDATE'])

    const lock = `${text.path}/sections/${first._id}/lock`
    expect((await browser.call('PUT', lock, { isLocked: true })).status).toBe(200)
    const locked = await textAt(manager, text.textId).save(first._id, { text: 'x' })
    expect([locked.status, locked.body.code]).toEqual([409, 'SECTION_LOCKED'])
    expect((await manager.call('PUT', lock, { isLocked: false })).status).toBe(200)
    expect((await textAt(manager, text.textId).save(first._id, { text: 'x' })).status).toBe(200)
  })
})

describe('the text of a clause', () => {
  test('is one section, edited in place', async () => {
    const text = await clauseText()
    const { blocks } = await text.read()
    expect(blocks.map(({ sections }: { sections: object[] }) => sections.length)).toEqual([1])
    const [section] = blocks[0].sections
    await text.save(section._id, { text: 'Autre teneur' })
    const { body } = await browser.call('GET', `/clauses/${text.clause._id}`)
    expect(body.content).toEqual(paragraph('Autre teneur'))
    expect(await eventsAbout(text.clause._id)).toEqual([
      `clause.sectionSaved: Anne Martin a modifié la clause «\u202F${text.clause.title}\u202F».`,
    ])
  })

  test('is previewed as PDF', async () => {
    const text = await clauseText()
    const { bytes } = await browser.call('GET', `${text.path}/preview`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('has no sections or blocks to add, rename, move or remove', async () => {
    const text = await clauseText()
    const { blocks } = await text.read()
    const [block] = blocks
    const section = `${text.path}/sections/${block.sections[0]._id}`
    const split = { title: 'a', audience: 'anyone', content: paragraph('a'), version: 1 }
    const acts = [
      browser.call('PUT', `${text.path}/numbering`, { numbering: 'roman' }),
      browser.call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Annexe' }),
      browser.call('PUT', `${text.path}/blocks/${block._id}`, {
        name: 'Annexe',
        replaces: block.name,
      }),
      browser.call('PUT', `${text.path}/blocks/${block._id}/place`, { position: 0 }),
      browser.call('DELETE', `${text.path}/blocks/${block._id}`),
      browser.call('PUT', `${section}/place`, { to: 'demote' }),
      browser.call('DELETE', section),
      browser.call('POST', `${section}/split`, {
        ...split,
        newTitle: 'b',
        newLevel: 1,
        newContent: paragraph('b'),
      }),
    ]
    for (const { status, body } of await Promise.all(acts))
      expect([status, body.code]).toEqual([409, 'TEXT_IS_ONE_SECTION'])
    expect((await text.read()).blocks).toEqual(blocks)
  })
})
