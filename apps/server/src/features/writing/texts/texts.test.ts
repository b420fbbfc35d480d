import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let text: Awaited<ReturnType<typeof textOf>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  text = await textOf(company.administrator, contractId)
})

const call = (...args: Parameters<typeof company.administrator.call>) =>
  company.administrator.call(...args)

/** Sections A, A1 (below A), B in the first block, after the one that a new contract starts with. */
async function writeABit() {
  const [first] = (await text.read()).blocks[0].sections
  const a = await text.add('A')
  const a1 = await text.add('A1', { level: 2, after: a })
  const b = await text.add('B')
  await call('DELETE', `${text.path}/sections/${first._id}`)
  return { first: first._id as string, a, a1, b }
}

describe('arranging sections', () => {
  test('adds one below, after another with its subsections, or at the end', async () => {
    const { a } = await writeABit()
    await text.add('A2', { level: 2, after: a })
    await text.add('X', { after: a })
    expect((await text.outline())[0]).toBe('A A2> A1> X B')
  })

  test('moves one by steps and to a place, in another block too', async () => {
    const { a, b } = await writeABit()
    const place = (id: string, body: object) =>
      call('PUT', `${text.path}/sections/${id}/place`, body)
    await place(b, { to: 'up' })
    expect((await text.outline())[0]).toBe('B A A1>')
    await place(a, { to: 'demote' })
    expect((await text.outline())[0]).toBe('B A> A1>>')
    await place(a, { to: 'promote' })
    const { blocks } = await text.read()
    const { body } = await place(a, { to: 'place', blockId: blocks[1]._id, beforeSectionId: null })
    expect(body.blocks[0].sections).toEqual([{ _id: b, level: 1 }])
    expect((await text.outline())[1]).toMatch(/A A1>$/)
  })

  test('splits one at a marked title, atomically', async () => {
    const { a } = await writeABit()
    const split = (change: object) =>
      call('POST', `${text.path}/sections/${a}/split`, {
        version: 1,
        title: 'A',
        audience: 'thirdParties',
        content: paragraph('avant'),
        newTitle: 'Nouveau',
        newLevel: 1,
        newContent: paragraph('après'),
        ...change,
      })
    const untitled = await split({ newTitle: '' })
    expect([untitled.status, untitled.body.code]).toEqual([422, 'SECTION_TITLE_REQUIRED'])
    const { status, body } = await split({})
    expect(status).toBe(201)
    expect(body.sections).toMatchObject([
      { title: 'A', version: 2, content: paragraph('avant') },
      { title: 'Nouveau', audience: 'thirdParties', content: paragraph('après') },
    ])
    expect((await text.outline())[0]).toBe('A Nouveau A1> B')
    const late = await split({})
    expect([late.status, late.body.details.version]).toEqual([412, 2])
  })

  test('refuses a level that the rules do not allow', async () => {
    const { a } = await writeABit()
    const { status, body } = await call('PUT', `${text.path}/sections/${a}/place`, { to: 'demote' })
    expect([status, body.code]).toEqual([422, 'SECTION_LEVEL_LIMIT'])
  })

  test('removes and restores one with its subsections, in its place', async () => {
    const { first, a, b } = await writeABit()
    await call('DELETE', `${text.path}/sections/${a}`)
    expect((await text.outline())[0]).toBe('B')
    await text.add('C', { after: b })
    const removed = await call('GET', `${text.path}/removed`)
    expect(removed.body.value.map(({ _id }: { _id: string }) => _id)).toEqual(
      expect.arrayContaining([a, first]),
    )
    expect(removed.body.value).toHaveLength(2)
    const { body } = await call('POST', `${text.path}/sections/${a}/restored`)
    expect(body.sections.map(({ title }: { title: string }) => title)).toEqual(['A', 'A1'])
    expect((await text.outline())[0]).toBe('A A1> B C')
    const twice = await call('POST', `${text.path}/sections/${a}/restored`)
    expect([twice.status, twice.body.code]).toEqual([404, 'SECTION_NOT_FOUND'])
  })

  test('keeps the audience of a section through moves, removal and restore', async () => {
    const { a } = await writeABit()
    await text.save(a, { audience: 'collaborators' })
    await call('PUT', `${text.path}/sections/${a}/place`, { to: 'down' })
    await call('DELETE', `${text.path}/sections/${a}`)
    const { body } = await call('POST', `${text.path}/sections/${a}/restored`)
    expect(body.sections[0].audience).toBe('collaborators')
    expect((await text.outline())[0]).toBe('B A A1>')
  })

  test('a removed section accepts no text', async () => {
    const { first } = await writeABit()
    const { status, body } = await call('PUT', `${text.path}/sections/${first}`, {
      title: 'Objet',
      audience: 'anyone',
      content: paragraph('x'),
      version: 1,
    })
    expect([status, body.code]).toEqual([404, 'SECTION_NOT_FOUND'])
  })

  test('an untitled section and hostile text are refused', async () => {
    const { blocks } = await text.read()
    const add = (change: object) =>
      call('POST', `${text.path}/sections`, {
        title: 'Prix',
        level: 1,
        audience: 'anyone',
        content: paragraph('x'),
        blockId: blocks[0]._id,
        afterSectionId: null,
        ...change,
      })
    const untitled = await add({ title: '  ' })
    expect([untitled.status, untitled.body.code]).toEqual([422, 'SECTION_TITLE_REQUIRED'])
    const hostile = await add({ content: { type: 'doc', content: [{ type: 'script' }] } })
    expect([hostile.status, hostile.body.code]).toEqual([422, 'RICH_TEXT_MALFORMED'])
    const lost = await add({ afterSectionId: contractId })
    expect([lost.status, lost.body.code]).toEqual([404, 'SECTION_NOT_FOUND'])
  })
})

describe('blocks', () => {
  test('an annex is added, renamed, moved, removed and restored with its sections', async () => {
    const added = await call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Tarifs' })
    expect(added.status).toBe(201)
    const annex = added.body.blocks.at(-1)
    expect([annex.kind, annex.name]).toEqual(['annex', 'Tarifs'])
    await text.add('Grille', { block: 2 })
    await call('PUT', `${text.path}/blocks/${annex._id}`, { name: 'Prix', replaces: annex.name })
    const moved = await call('PUT', `${text.path}/blocks/${annex._id}/place`, { position: 1 })
    expect(moved.body.blocks[1]).toMatchObject({ _id: annex._id, name: 'Prix' })
    const removed = await call('DELETE', `${text.path}/blocks/${annex._id}`)
    expect(removed.body.blocks).toHaveLength(2)
    const back = await call('POST', `${text.path}/blocks/${annex._id}/restored`)
    expect(back.body.blocks[1]).toMatchObject({ _id: annex._id, name: 'Prix' })
    expect(back.body.sections[0].title).toBe('Grille')
  })

  test('the last body stays, and a name is needed', async () => {
    const { blocks } = await text.read()
    const removed = await call('DELETE', `${text.path}/blocks/${blocks[0]._id}`)
    expect([removed.status, removed.body.code]).toEqual([422, 'DOCUMENT_BODY_REQUIRED'])
    const unnamed = await call('POST', `${text.path}/blocks`, { kind: 'annex', name: ' ' })
    expect([unnamed.status, unnamed.body.code]).toEqual([422, 'BLOCK_NAME_REQUIRED'])
  })
})

describe('an unnumbered section', () => {
  test('is recorded once, and can be numbered again', async () => {
    const { a } = await writeABit()
    const path = `${text.path}/sections/${a}/numbering`
    const shown = async () => (await text.read()).blocks[0].sections[0].isNumbered
    expect(await shown()).toBe(true)
    const out = await call('PUT', path, { isNumbered: false })
    expect([out.status, out.body._id, out.body.isNumbered]).toEqual([200, a, false])
    await call('PUT', path, { isNumbered: false })
    expect(await shown()).toBe(false)
    const { body } = await call('GET', `${text.contractPath}/activity`)
    const told = body.value.filter(({ text: said }: { text: string }) =>
      said.includes('retiré le numéro'),
    )
    expect(told).toHaveLength(1)
    expect((await call('PUT', path, { isNumbered: true })).body.isNumbered).toBe(true)
  })
})

describe('a locked section', () => {
  test('refuses every change and says who locked it', async () => {
    const { a, a1 } = await writeABit()
    const locked = await call('PUT', `${text.path}/sections/${a1}/lock`, { isLocked: true })
    expect(locked.body).toMatchObject({ isLocked: true, lockedBy: { name: 'Anne Martin' } })
    const answers = [
      await text.save(a1, { text: 'autre chose' }),
      await call('DELETE', `${text.path}/sections/${a1}`),
      await call('DELETE', `${text.path}/sections/${a}`),
      await call('PUT', `${text.path}/sections/${a1}/place`, { to: 'promote' }),
      await call('PUT', `${text.path}/sections/${a1}/numbering`, { isNumbered: false }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'SECTION_LOCKED'])
      expect(body.message).toBe('Cette section est verrouillée par Anne Martin.')
    }
    const free = await call('PUT', `${text.path}/sections/${a1}/lock`, { isLocked: false })
    expect(free.body).toMatchObject({ isLocked: false, lockedBy: null })
    expect((await text.save(a1, { text: 'autre chose' })).status).toBe(200)
  })

  test('an editor cannot remove another person’s lock, an owner can', async () => {
    const { a, b } = await writeABit()
    const { browser, personId } = await company.join('contributor', 'Paul')
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    await call('PUT', `${text.path}/sections/${a}/lock`, { isLocked: true })
    const { status, body } = await browser.call('PUT', `${text.path}/sections/${a}/lock`, {
      isLocked: false,
    })
    expect([status, body.code]).toEqual([409, 'SECTION_LOCKED'])
    await browser.call('PUT', `${text.path}/sections/${b}/lock`, { isLocked: true })
    const freed = await call('PUT', `${text.path}/sections/${b}/lock`, { isLocked: false })
    expect(freed.body.isLocked).toBe(false)
  })
})
