import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { versionedContract, type VersionedContract } from './testing/versioned-contract.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let text: VersionedContract['text']
let sectionId: VersionedContract['sectionId']
let at: VersionedContract['at']
let changes: VersionedContract['changes']
let sections: VersionedContract['sections']
let list: VersionedContract['list']
let keep: VersionedContract['keep']
let restore: VersionedContract['restore']

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
  ;({ text, sectionId, at, changes, sections, list, keep, restore } =
    await versionedContract(company))
})

const editor = async () => {
  const { browser, personId } = await company.join('contributor', 'Paul')
  await grantLevel(product, company, { contractId: text.contractId, personId, level: 'editor' })
  return browser
}

describe('restoring', () => {
  test('brings the text back, keeps what it replaces, and is undone by restoring that', async () => {
    const added = await text.add('Garantie')
    await keep('A')
    await text.save(sectionId, { title: 'Objet et périmètre', text: 'Le texte d’après.' })
    await owner.call('DELETE', `${text.path}/sections/${added}`)
    await text.add('Sous-traitance')
    const before = await text.read()
    const { status, body } = await restore(1)
    expect([status, body]).toEqual([200, { kept: 2 }])
    const titles = async () => (await sections()).map(({ title }: { title: string }) => title)
    expect(await titles()).toEqual(expect.arrayContaining(['Objet', 'Garantie']))
    expect(await titles()).not.toContain('Sous-traitance')
    expect((await list()).value).toMatchObject([
      { number: 2, isCurrent: false, reasons: [{ kind: 'restore', by: 'Anne Martin' }] },
      { number: 1, isCurrent: true },
    ])
    expect((await restore(2)).body).toEqual({ kept: 1 })
    const again = await text.read()
    const words = ({ blocks }: typeof again) =>
      blocks.map((block: { sections: { title: string; content: object }[] }) =>
        block.sections.map(({ title, content }) => [title, content]),
      )
    expect(words(again)).toEqual(words(before))
    const { body: activity } = await owner.call('GET', `${text.contractPath}/activity?$top=1`)
    expect(activity.value[0].text).toBe(
      'Anne Martin a restauré la version 2 du texte. Ce qu’elle remplace est la version 1.',
    )
  })

  test('brings back a section that was removed with a block that it had been moved to', async () => {
    const section = await text.add('Garantie')
    await keep('A')
    const added = await owner.call('POST', `${text.path}/blocks`, { name: 'Annexe', kind: 'annex' })
    expect(added.status).toBe(201)
    const annex = added.body.blocks.find(({ name }: { name: string }) => name === 'Annexe')
    const moved = await owner.call('PUT', `${text.path}/sections/${section}/place`, {
      to: 'place',
      blockId: annex._id,
      beforeSectionId: null,
    })
    expect(moved.status).toBe(200)
    await text.save(section, { text: 'Autre chose.' })
    const removed = await owner.call('DELETE', `${text.path}/blocks/${annex._id}`)
    expect(removed.status).toBe(200)
    expect((await restore(1)).status).toBe(200)
    expect((await list()).value).toMatchObject([{ number: 2 }, { number: 1, isCurrent: true }])
    expect((await text.read()).blocks.map(({ name }: { name: string }) => name)).not.toContain(
      'Annexe',
    )
  })

  test('is refused while versions are compared', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Après.' })
    expect(await faultOf(await restore(1, { isComparing: true }))).toEqual([
      409,
      '',
      'COMPARISON_ACTIVE',
    ])
  })

  test('is refused over another text than the one that the person saw, and where nothing differs', async () => {
    await keep('A')
    const { seal } = await changes('from=1')
    expect(await faultOf(await restore(1))).toEqual([409, '', 'VERSION_IS_CURRENT'])
    await text.save(sectionId, { text: 'Après.' })
    const late = await owner.call('POST', at('/1/restored'), { seal })
    expect(await faultOf(late)).toEqual([412, '', 'VERSION_OUTDATED'])
  })

  test('is refused on a locked contract, and on a section that somebody else locked', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Après.' })
    const paul = await editor()
    await paul.call('PUT', `${text.path}/sections/${sectionId}/lock`, { isLocked: true })
    const answer = await restore(1)
    expect([answer.status, answer.body.code]).toEqual([409, 'SECTION_LOCKED'])
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('contract').set({ locked_at: new Date(), lock_kind: 'person' }).execute(),
    )
    const locked = await restore(1)
    expect([locked.status, locked.body.code]).toEqual([409, 'CONTRACT_LOCKED'])
    expect((await owner.call('GET', at('/1'))).body.restoring.code).toBe('CONTRACT_LOCKED')
  })

  test('asks before it suspends a validation', async () => {
    const { personId } = await company.join('validator', 'Ana')
    for (const section of await sections()) await text.save(section._id, { text: 'Écrit.' })
    await keep('A')
    await text.save(sectionId, { text: 'Après.' })
    await owner.call('POST', `${text.contractPath}/validation`, {
      steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [personId] }],
    })
    const asked = await restore(1)
    expect([asked.status, asked.body.code]).toEqual([409, 'VALIDATION_WOULD_BE_SUSPENDED'])
    expect((await restore(1, {}, confirming(owner))).status).toBe(200)
  })
})
