import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
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

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
  ;({ text, sectionId, at, changes, sections, list, keep } = await versionedContract(company))
})

const reader = async () => {
  const { browser, personId } = await company.join('contributor', 'Paul')
  await grantLevel(product, company, { contractId: text.contractId, personId, level: 'reader' })
  return browser
}

describe('a version', () => {
  test('holds the whole text under its name; the same text again is the same version', async () => {
    expect(await keep('Première offre')).toEqual({ number: 1, isNew: true })
    expect(await keep('Offre du 20')).toEqual({ number: 1, isNew: false })
    await text.save(sectionId, { text: 'Le texte d’après.' })
    expect(await keep('Deuxième offre')).toEqual({ number: 2, isNew: true })
    expect(await list()).toMatchObject({
      count: 2,
      lastSent: null,
      naming: null,
      value: [
        { number: 2, name: 'Deuxième offre', isCurrent: true },
        {
          number: 1,
          name: 'Offre du 20',
          isCurrent: false,
          reasons: [{ kind: 'named', by: 'Anne Martin', recipient: null }],
        },
      ],
    })
  })

  test('is found again when the text is once more what it was', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Autre chose.' })
    await text.save(sectionId, { text: 'Le texte d’avant.' })
    expect(await keep('B')).toEqual({ number: 1, isNew: false })
  })

  test('that people named keeps its name when one is kept before an act', async () => {
    const keepBefore = async () =>
      (await owner.call('POST', at(), { name: 'Avant le remplacement', isAutomatic: true })).body
    expect(await keepBefore()).toEqual({ number: 1, isNew: true })
    expect((await list()).value[0].name).toBe('Avant le remplacement')
    await keep('Première offre')
    expect(await keepBefore()).toEqual({ number: 1, isNew: false })
    expect((await list()).value[0].name).toBe('Première offre')
  })

  test('is renamed, loses its name, and both are recorded', async () => {
    await keep('A')
    const rename = (name: string | null, replaces: string | null) =>
      owner.call('PUT', at('/1/name'), { name, replaces })
    expect((await rename('Offre', 'A')).status).toBe(204)
    expect((await rename('Devis', 'A')).status).toBe(412)
    expect((await rename(null, 'Offre')).status).toBe(204)
    expect((await list()).value[0].name).toBeNull()
    const { body } = await owner.call('GET', `${text.contractPath}/activity?$top=3`)
    expect(body.value.map((line: { text: string }) => line.text)).toEqual([
      'Anne Martin a retiré son nom à la version 1 du texte.',
      'Anne Martin a nommé « Offre » la version 1 du texte.'.replace(/« | »/g, (mark) =>
        mark.replace(' ', '\u202F'),
      ),
      expect.stringContaining('la version 1 du texte.'),
    ])
    expect(
      await faultOf(await owner.call('PUT', at('/7/name'), { name: 'x', replaces: null })),
    ).toEqual([404, '', 'VERSION_NOT_FOUND'])
  })

  test('is read with the values of its day', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Le texte d’après.' })
    const { body } = await owner.call('GET', at('/1'))
    expect(body).toMatchObject({ number: 1, title: 'Contrat de maintenance', restoring: null })
    expect(JSON.stringify(body.blocks)).toContain('Le texte d’avant.')
    expect(JSON.stringify(body.blocks)).not.toContain('après')
  })

  test('that was altered in the database is neither shown, compared nor restored', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Le texte d’après.' })
    const { seal } = await changes('from=now')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('kept_content').set({ content: '{"format":"tacite-content-2"}' }).execute(),
    )
    for (const call of [
      () => owner.call('GET', at('/1')),
      () => owner.call('GET', at('/changes?from=1')),
      () => owner.call('POST', at('/1/restored'), { seal }),
    ])
      expect(await faultOf(await call())).toEqual([409, '', 'VERSION_ALTERED'])
  })

  test('is kept before a contract is validated', async () => {
    const { personId } = await company.join('validator', 'Ana')
    for (const section of await sections()) await text.save(section._id, { text: 'Écrit.' })
    const { status } = await owner.call('POST', `${text.contractPath}/validation`, {
      steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [personId] }],
    })
    expect(status).toBe(201)
    expect((await list()).value).toMatchObject([
      { number: 1, name: null, isCurrent: true, reasons: [{ kind: 'validation' }] },
    ])
  })

  test('goes and comes back with its contract', async () => {
    await keep('A')
    expect((await owner.call('DELETE', text.contractPath)).status).toBe(200)
    const removed = (await owner.call('GET', '/removed-objects')).body.value[0]
    expect(
      (await owner.call('POST', `/removed-objects/${removed._id}/restored`)).status,
    ).toBeLessThan(300)
    expect((await list()).value).toMatchObject([{ number: 1, name: 'A', isCurrent: true }])
    expect((await owner.call('GET', at('/1'))).status).toBe(200)
  })
})

describe('comparing', () => {
  test('says what changed between two versions, and since one', async () => {
    await keep('A')
    await text.save(sectionId, { text: 'Le texte d’après.' })
    await keep('B')
    await text.add('Garantie')
    expect((await changes('from=1&to=2')).parts).toMatchObject([
      {
        kind: 'changed',
        id: sectionId,
        title: 'Objet',
        before: 'Le texte d’avant.',
        after: 'Le texte d’après.',
      },
    ])
    const since = await changes('from=2')
    expect(since.parts).toMatchObject([{ kind: 'added', title: 'Garantie' }])
    expect(await changes('from=1&to=1')).toMatchObject({ parts: [], values: [], attachments: [] })
  })

  test('recognises a moved section by its place then and now', async () => {
    for (const title of ['Garantie', 'Litiges']) await text.add(title)
    const last = (await text.read()).blocks[0].sections.at(-1)
    await keep('A')
    const moved = await owner.call('PUT', `${text.path}/sections/${last._id}/place`, { to: 'up' })
    expect(moved.status).toBe(200)
    const { parts } = await changes('from=1')
    expect(parts).toMatchObject([{ kind: 'changed', isMoved: true, before: null, after: null }])
    expect(parts[0].oldNumber).not.toBe(parts[0].number)
  })
})

describe('rights', () => {
  test('are those of the versions of a section', async () => {
    await keep('A')
    const paul = await reader()
    expect((await list(paul)).naming.code).toBeTruthy()
    const named = await paul.call('POST', at(), { name: 'x' })
    expect(named.status).toBe(403)
    const restored = await paul.call('POST', at('/1/restored'), { seal: 'x' })
    expect(restored.status).toBe(403)
    const other = await signUpCompany(product)
    expect((await other.administrator.call('GET', at())).status).toBe(404)
  })

  test('of a section that a reader may not see, then or now, nothing is shown', async () => {
    const secret = await text.add('Marge')
    await text.save(secret, { text: 'zibeline', audience: 'thirdParties' })
    const open = await text.add('Remise')
    await text.save(open, { text: 'hermine' })
    await keep('A')
    await text.save(secret, { text: 'vison', audience: 'anyone' })
    await text.save(open, { text: 'martre', audience: 'thirdParties' })
    await keep('B')
    const paul = await reader()
    const read = await paul.call('GET', at('/1'))
    expect(read.body.hidesSomething).toBe(true)
    const seen = JSON.stringify([
      read.body,
      await changes('from=1', paul),
      await changes('from=now&to=1', paul),
      await changes('from=1&to=2', paul),
    ])
    for (const word of ['zibeline', 'hermine', 'martre', 'Remise']) expect(seen).not.toContain(word)
    expect(seen).toContain('vison')
  })
})
