import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawSignature } from '../sealing/testing/sealing-sample.ts'
import { atOnce } from '../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { textOf } from '../../testing/contract-text.ts'
import { createContract } from '../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../testing/start-product.ts'
import { multipart } from '../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let first: Browser
let second: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  first = company.administrator
  second = (await company.join('administrator', 'Paul')).browser
})

/** One value that two people change: each save names the value that its person saw. */
interface Shared<Value> {
  before: Value
  theirs: Value
  mine: Value
  save(browser: Browser, wanted: Value, replaces: Value): ReturnType<Browser['call']>
  read(): Promise<Value>
}

async function dueDate(): Promise<Shared<string | null>> {
  const { _id } = await createContract(first)
  const path = `/contracts3/${_id}/steps`
  const steps = async () => (await first.call('GET', path)).body
  const [step] = await steps()
  return {
    before: null,
    theirs: '2026-12-01',
    mine: '2026-12-24',
    save: (browser, wanted, replaces) =>
      browser.call('PUT', `${path}/${step._id}`, { dueDate: wanted, replaces }),
    read: async () => (await steps())[0].dueDate,
  }
}

async function blockName(): Promise<Shared<string>> {
  const text = await textOf(first, (await createContract(first))._id)
  await first.call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Tarifs' })
  const annex = async () => (await text.read()).blocks.at(-1)
  const { _id } = await annex()
  return {
    before: 'Tarifs',
    theirs: 'Prix',
    mine: 'Barème',
    save: (browser, name, replaces) =>
      browser.call('PUT', `${text.path}/blocks/${_id}`, { name, replaces }),
    read: async () => (await annex()).name,
  }
}

async function folderPlace(): Promise<Shared<string | null>> {
  const create = async (name: string): Promise<string> =>
    (await first.call('POST', '/tags', { name, ownerId: null })).body._id
  const [moved, theirs, mine] = [await create('Baux'), await create('Lyon'), await create('Paris')]
  return {
    before: null,
    theirs,
    mine,
    save: (browser, parentFolderId, replaces) =>
      browser.call('PUT', `/tags/${moved}/parent`, { parentFolderId, replaces }),
    read: async () => (await first.call('GET', `/tags/${moved}`)).body.parentFolderId,
  }
}

async function logo(): Promise<Shared<string>> {
  const stored = async () => (await first.call('GET', '/company')).body.logo ?? 'none'
  const files = new Map<string, Uint8Array>()
  const upload = (browser: Browser, bytes: Uint8Array, replaces: string) => {
    const { payload, headers } = multipart('logo.png', bytes)
    return browser.call('PUT', `/company/brand/logo?replaces=${replaces}`, payload, headers)
  }
  for (const side of [61, 62]) {
    const bytes = drawSignature(side)
    files.set((await upload(first, bytes, 'any')).body.logo, bytes)
  }
  await first.call('DELETE', '/company/brand/logo?replaces=any')
  const [theirs = '', mine = ''] = [...files.keys()]
  return {
    before: 'none',
    theirs,
    mine,
    save: (browser, wanted, replaces) => upload(browser, files.get(wanted)!, replaces),
    read: stored,
  }
}

describe.each([
  ['the due date of a step', dueDate],
  ['the name of a block', blockName],
  ['the place of a folder', folderPlace],
  ['the logo of the company', logo],
] as const)('%s', (_, setUp) => {
  const shared = async () => (await setUp()) as Shared<unknown>

  test('is not overwritten by a person who has not seen it: they learn whose it is', async () => {
    const { before, theirs, mine, save, read } = await shared()
    expect(await read()).toBe(before)
    expect((await save(second, theirs, before)).status).toBe(200)
    const late = await save(first, mine, before)
    expect([late.status, late.body.code]).toEqual([412, 'VALUE_CHANGED_BY'])
    expect(late.body.message).toContain('Paul Test')
    expect(await read()).toBe(theirs)
    expect((await save(first, mine, theirs)).status).toBe(200)
    expect(await read()).toBe(mine)
  })

  test('may be saved twice with the same value', async () => {
    const { before, mine, save, read } = await shared()
    await save(first, mine, before)
    expect((await save(second, mine, before)).status).toBe(200)
    expect(await read()).toBe(mine)
  })

  test('is saved once when two people save at the same moment', async () => {
    const { before, theirs, mine, save } = await shared()
    const answers = await atOnce(product, [
      () => save(first, mine, before),
      () => save(second, theirs, before),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })
})

test('the company’s own image is not removed by a person who saw another one', async () => {
  const { theirs, save, read } = await logo()
  await save(second, theirs, 'none')
  const late = await first.call('DELETE', `/company/brand/logo?replaces=${'0'.repeat(64)}`)
  expect([late.status, late.body.code]).toEqual([412, 'VALUE_CHANGED_BY'])
  expect(await read()).toBe(theirs)
})
