import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textAt, textOf } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let text: Awaited<ReturnType<typeof textOf>>
let contractId: string
/** The body and a section of it; the annex. */
let body: { _id: string; sections: { _id: string }[] }
let annex: { _id: string; sections: { _id: string }[] }

beforeAll(async () => {
  product = await startProduct()
  // A quarter of an hour before midnight in Paris.
  product.clock.set('2026-11-20T22:45:00Z')
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T22:45:00Z')
  contractId = (await createContract(company.administrator))._id
  text = await textOf(company.administrator, contractId)
  await company.administrator.call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Tarifs' })
  await text.add('Prix', { block: (await text.read()).blocks.length - 1 })
  const { blocks } = await text.read()
  body = blocks[0]
  annex = blocks.at(-1)
})

const at = (rest = '') => `${text.path}/blocks/${annex._id}${rest}`
const lock = (browser: Browser, form: object = { reason: 'Chez le notaire' }) =>
  browser.call('POST', at('/locked'), form)
const unlock = (browser: Browser) => browser.call('DELETE', at('/locked'))

async function editor(name: string): Promise<Browser> {
  const { browser, personId } = await company.join('contributor', name)
  await grantLevel(product, company, { contractId, personId, level: 'editor' })
  return browser
}

describe('a locked block', () => {
  test('keeps its name, its place, its sections and their texts, and says why', async () => {
    const { administrator } = company
    expect((await lock(administrator)).status).toBe(204)
    const [section] = annex.sections
    const [ofBody] = body.sections
    const sections = `${text.path}/sections`
    const inBlock = { blockId: annex._id, afterSectionId: null, level: 1, audience: 'anyone' }
    const answers = [
      await text.save(section!._id, { text: 'autre chose' }),
      await administrator.call('DELETE', `${sections}/${section!._id}`),
      await administrator.call('PUT', `${sections}/${section!._id}/numbering`, {
        isNumbered: false,
      }),
      await administrator.call('PUT', `${sections}/${section!._id}/place`, {
        to: 'place',
        blockId: body._id,
        beforeSectionId: null,
      }),
      await administrator.call('PUT', `${sections}/${ofBody!._id}/place`, {
        to: 'place',
        blockId: annex._id,
        beforeSectionId: null,
      }),
      await administrator.call('POST', sections, {
        ...inBlock,
        title: 'X',
        content: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left' } }] },
      }),
      await administrator.call('PUT', at(), { name: 'Prix', replaces: 'Tarifs' }),
      await administrator.call('PUT', at('/place'), { position: 0 }),
      await administrator.call('DELETE', at()),
      await lock(administrator),
    ]
    for (const { status, body: refused } of answers)
      expect([status, refused.code, refused.message.replaceAll(/\s/g, ' ')]).toEqual([
        409,
        'BLOCK_LOCKED_BY',
        'Anne Martin a verrouillé ce bloc : Chez le notaire',
      ])
    const { blocks } = await text.read()
    expect(blocks.at(-1).lock).toMatchObject({ name: 'Anne Martin', reason: 'Chez le notaire' })
    expect((await text.save(ofBody!._id, { text: 'le reste' })).status).toBe(200)
  })

  test('is open again the day after the last one', async () => {
    const [section] = annex.sections
    await lock(company.administrator, { reason: 'Relecture', until: '2026-11-20' })
    const refused = await text.save(section!._id, { text: 'trop tôt' })
    expect(refused.body.code).toBe('BLOCK_LOCKED_BY_UNTIL')
    product.clock.set('2026-11-20T23:01:00Z')
    expect((await text.save(section!._id, { text: 'lendemain' })).status).toBe(200)
    expect((await text.read()).blocks.at(-1).lock).toBeNull()
  })

  test('is unlocked by whoever locked it, and by an owner of the contract', async () => {
    const [paul, lea] = [await editor('Paul'), await editor('Léa')]
    await lock(paul)
    const refused = await unlock(lea)
    expect([refused.status, refused.body.code]).toEqual([403, 'BLOCK_LOCK_OF_ANOTHER'])
    expect((await unlock(paul)).status).toBe(204)
    await lock(paul)
    expect((await unlock(company.administrator)).status).toBe(204)
    const { body: told } = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/activity`,
    )
    expect(JSON.stringify(told)).toContain('a verrouillé le bloc')
  })
})

test('the activity keeps why a block was locked and until when, once it is open again', async () => {
  const { administrator } = company
  await lock(administrator, { reason: 'Chez le notaire', until: '2026-12-15' })
  await unlock(administrator)
  await lock(administrator, { reason: 'Relecture' })
  const told = await administrator.call('GET', `/contracts3/${contractId}/activity`)
  const lines = told.body.value
    .map((line: { text: string }) => line.text.replaceAll(/\s/g, ' '))
    .filter((line: string) => line.includes('verrouillé le bloc'))
  expect(lines.toSorted()).toEqual([
    'Anne Martin a déverrouillé le bloc « Tarifs ».',
    'Anne Martin a verrouillé le bloc « Tarifs » (motif : Relecture).',
    'Anne Martin a verrouillé le bloc « Tarifs » : jusqu’au 15/12/2026 inclus (motif : Chez le notaire).',
  ])
})

test.each([
  [{ reason: '' }, 'LOCK_REASON_REQUIRED'],
  [{ reason: 'Relecture', until: '2026-11-19' }, 'LOCK_UNTIL_PAST'],
])('a block is not locked with %j', async (form, code) => {
  const { status, body: refused } = await lock(company.administrator, form)
  expect([status, refused.code]).toEqual([422, code])
})

test('a block of a template is unlocked for others by those who may delete templates', async () => {
  const { administrator } = company
  const { body: template } = await administrator.call(
    'GET',
    `/model/contracts/${await firstChoice(administrator, 'templates')}`,
  )
  const owned = textAt(administrator, template.textId)
  const [first] = (await owned.read()).blocks
  const path = `${owned.path}/blocks/${first._id}/locked`
  const contributor = (await company.join('contributor')).browser
  expect((await contributor.call('POST', path, { reason: 'Non' })).status).toBe(403)
  expect((await administrator.call('POST', path, { reason: 'Modèle arrêté' })).status).toBe(204)
  const manager = (await company.join('contractManager')).browser
  expect((await manager.call('DELETE', path)).status).toBe(204)
})
