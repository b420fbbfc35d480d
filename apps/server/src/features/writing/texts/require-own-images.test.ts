import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { drawSignature } from '../../../platform/sealing/testing/sealing-sample.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { paragraph, textAt, textOf } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { textOwners } from '../../../text-owners.ts'
import type { WritableText } from './open-text.ts'
import { requireOwnImages } from './require-own-images.ts'

type Text = Awaited<ReturnType<typeof textOf>>

let product: TestProduct
let company: TestCompany
/** Theirs alone, with an image. */
let foreign: Text & { image: string }
let writer: { browser: Browser; personId: string }
/** One that the writer may edit. */
let own: Text

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const { administrator } = company
  const text = await textOf(administrator, (await createContract(administrator))._id)
  foreign = { ...text, image: await upload(administrator, text, 77) }
  await put(administrator, text, [foreign.image])
  writer = await company.join('contributor', 'Wanda')
  own = await shared((await createContract(administrator))._id, 'editor')
})

async function upload(browser: Browser, text: { path: string }, side: number): Promise<string> {
  const { payload, headers } = multipart('logo.png', drawSignature(side))
  return (await browser.call('POST', `${text.path}/images`, payload, headers)).body.sha256
}

async function shared(contractId: string, level: 'editor' | 'reader'): Promise<Text> {
  await grantLevel(product, company, { contractId, personId: writer.personId, level })
  return textOf(writer.browser, contractId)
}

const showing = (images: readonly string[]) => ({
  type: 'doc',
  content: [
    ...paragraph('Plan').content,
    ...images.map((file) => ({
      type: 'image',
      attrs: { file, alt: '', widthPx: 77, heightPx: 20 },
    })),
  ],
})

/** Saves the first section with these images. */
async function put(
  browser: Browser,
  { path, read }: Pick<Text, 'path' | 'read'>,
  images: readonly string[],
  change: object = {},
) {
  const [section] = (await read()).blocks[0].sections
  const { _id, title, audience, version } = section
  return browser.call('PUT', `${path}/sections/${_id}`, {
    title,
    audience,
    version,
    content: showing(images),
    ...change,
  })
}

const imageRead = async (browser: Browser, { path }: { path: string }, sha256: string) =>
  (await browser.call('GET', `${path}/images/${sha256}`)).status

describe('an image of a text that the person cannot read', () => {
  const REFUSED = [422, 'IMAGE_NOT_ACCESSIBLE']
  const outcome = ({ status, body }: { status: number; body: { code: string } }) => [
    status,
    body.code,
  ]

  test('cannot be named by a save, nor read through the text that names it', async () => {
    expect(outcome(await put(writer.browser, own, [foreign.image]))).toEqual(REFUSED)
    expect(await imageRead(writer.browser, own, foreign.image)).toBe(404)
    const saved = (await own.read()).blocks[0].sections[0]
    expect(JSON.stringify(saved.content)).not.toContain(foreign.image)
  })

  test('cannot be named by a new section, nor by either half of a split one', async () => {
    const [block] = (await own.read()).blocks
    const [section] = block.sections
    const added = await writer.browser.call('POST', `${own.path}/sections`, {
      title: 'Annexe',
      level: 1,
      audience: 'anyone',
      content: showing([foreign.image]),
      blockId: block._id,
      afterSectionId: null,
    })
    expect(outcome(added)).toEqual(REFUSED)
    for (const [content, newContent] of [
      [showing([foreign.image]), showing([])],
      [showing([]), showing([foreign.image])],
    ]) {
      const split = await writer.browser.call('POST', `${own.path}/sections/${section._id}/split`, {
        title: section.title,
        audience: section.audience,
        version: section.version,
        content,
        newTitle: 'Suite',
        newLevel: 1,
        newContent,
      })
      expect(outcome(split)).toEqual(REFUSED)
    }
    expect(await own.outline()).toEqual(await textAt(company.administrator, own.textId).outline())
  })

  test('cannot be named when only a hidden section or an upload of a readable text has it', async () => {
    await shared(foreign.contractId, 'reader')
    const waiting = await upload(company.administrator, foreign, 81)
    expect(outcome(await put(writer.browser, own, [waiting]))).toEqual(REFUSED)
    await put(company.administrator, foreign, [foreign.image], { audience: 'thirdParties' })
    expect(outcome(await put(writer.browser, own, [foreign.image]))).toEqual(REFUSED)
  })

  test('is refused like a file that does not exist', async () => {
    expect(outcome(await put(writer.browser, own, ['0'.repeat(64)]))).toEqual(REFUSED)
  })

  test('may be uploaded by a person who has the file', async () => {
    expect(await upload(writer.browser, own, 77)).toBe(foreign.image)
    expect((await put(writer.browser, own, [foreign.image])).status).toBe(200)
  })
})

describe('an image pasted from another text', () => {
  test('of a contract that the person reads stays, and is read through its new text', async () => {
    await shared(foreign.contractId, 'reader')
    expect((await put(writer.browser, own, [foreign.image])).status).toBe(200)
    expect(await imageRead(writer.browser, own, foreign.image)).toBe(200)
  })

  test('of a template or a clause stays where the person may read those', async () => {
    const { administrator } = company
    const [clause] = (await administrator.call('GET', '/clauses')).body.value
    const inClause = textAt(administrator, clause.textId)
    const image = await upload(administrator, inClause, 83)
    await put(administrator, inClause, [image])
    expect((await put(writer.browser, own, [image])).status).toBe(200)
  })
})

describe('an image that the text has already', () => {
  test('may be removed and put back by an undo, moved by a split, and copied from a template', async () => {
    const { administrator } = company
    const templateId = await firstChoice(administrator, 'templates')
    const { body: template } = await administrator.call('GET', `/model/contracts/${templateId}`)
    const inTemplate = textAt(administrator, template.textId)
    const image = await upload(administrator, inTemplate, 85)
    expect((await put(administrator, inTemplate, [image])).status).toBe(200)
    await administrator.call('POST', `/model/contracts/${templateId}/versions`, {})
    const from = { kind: 'template', templateId }
    const copy = await shared((await createContract(administrator, { from }))._id, 'editor')
    await put(administrator, inTemplate, [])
    await administrator.call('DELETE', `/model/contracts/${templateId}`)

    expect((await put(writer.browser, copy, [])).status).toBe(200)
    expect((await put(writer.browser, copy, [image])).status).toBe(200)
    const [section] = (await copy.read()).blocks[0].sections
    const split = await writer.browser.call('POST', `${copy.path}/sections/${section._id}/split`, {
      title: section.title,
      audience: section.audience,
      version: section.version,
      content: showing([]),
      newTitle: 'Suite',
      newLevel: 1,
      newContent: showing([image]),
    })
    expect(split.status).toBe(201)
    expect(await imageRead(writer.browser, copy, image)).toBe(200)
  })

  test('costs a save the same number of statements, however many there are', async () => {
    const images: string[] = []
    for (const side of [86, 87, 88]) images.push(await upload(writer.browser, own, side))
    const { body: me } = await writer.browser.call('GET', '/me')
    const statements = (shown: readonly string[]) =>
      countStatements(product, company.companyId, (db) =>
        requireOwnImages(
          { ...product.product.platform, textOwners },
          db,
          me as Actor,
          { id: own.textId } as WritableText,
          [showing(shown) as RichText],
        ),
      )
    expect(await statements(images)).toBe(await statements(images.slice(0, 1)))
  })

  test('comes back with the removed section that shows it', async () => {
    await shared(foreign.contractId, 'editor')
    const [section] = (await foreign.read()).blocks[0].sections
    await foreign.add('Reste')
    const at = `${foreign.path}/sections/${section._id}`
    await writer.browser.call('DELETE', at)
    expect((await put(writer.browser, foreign, [foreign.image])).status).toBe(200)
    const restored = await writer.browser.call('POST', `${at}/restored`)
    expect(restored.status).toBe(200)
  })
})
