import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textAt } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { firstWords, makeTemplate } from '../../../testing/templates.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const admin = () => company.administrator

/** A template, some drafts of its first version, and a second version with other words and another notice. */
async function waiting(count = 2) {
  const template = await makeTemplate(company)
  await template.write('Le bailleur loue.')
  await template.publish()
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const form = { title: `Bail ${at}`, from: { kind: 'template', templateId: template.id } }
    ids.push((await createContract(admin(), form))._id)
  }
  const { lifecycle, values } = await template.read()
  const notice = { unit: 'months', count: 6 }
  await admin().call('PUT', `${template.path}/start`, {
    lifecycle: { ...lifecycle, notice },
    values,
  })
  await template.write('Le bailleur loue et entretient.')
  await template.publish()
  const list = async (browser = admin()) =>
    (await browser.call('GET', `${template.path}/waiting-drafts`)).body
  const rowOf = async (id: string) =>
    (await list()).value.find(({ _id }: { _id: string }) => _id === id)
  const take = (row: { _id: string; seal: string; harmless: string[] }) =>
    admin().call('POST', `/contracts3/${row._id}/template-update`, {
      seal: row.seal,
      take: row.harmless,
      rest: 'open',
    })
  return { template, ids, list, rowOf, take }
}

/** Other words in the first section of a contract. */
async function rewrite(contractId: string, words: string) {
  const { body } = await admin().call('GET', `/contracts3/${contractId}`)
  const text = textAt(admin(), body.textId)
  const [first] = (await text.read()).blocks[0].sections
  await text.save(first._id, { text: words })
}

test('drafts that follow an older version are listed, with what touches their own words', async () => {
  const { ids, list } = await waiting()
  await rewrite(ids[0]!, 'Le bailleur prête.')
  const { count, value } = await list()
  expect(count).toBe(2)
  expect(value).toMatchObject([
    {
      title: 'Bail 1',
      version: 1,
      harmless: ['value.notice', expect.any(String)],
      conflicts: 0,
      following: null,
    },
    { title: 'Bail 0', version: 1, harmless: ['value.notice'], conflicts: 1, following: null },
  ])
})

test('what is harmless is taken, and what touches own words stays on offer until it is decided', async () => {
  const { ids, list, rowOf, take } = await waiting()
  await rewrite(ids[0]!, 'Le bailleur prête.')
  expect((await take(await rowOf(ids[1]!))).body).toEqual({ taken: 2, left: 0 })
  expect((await take(await rowOf(ids[0]!))).body).toEqual({ taken: 1, left: 1 })
  expect(await firstWords(admin(), ids[0]!)).toBe('Le bailleur prête.')
  expect(await firstWords(admin(), ids[1]!)).toBe('Le bailleur loue et entretient.')

  const { value } = await list()
  expect(value).toMatchObject([{ _id: ids[0], version: 1, harmless: [], conflicts: 1 }])
  const { body: trail } = await admin().call('GET', `/contracts3/${ids[0]}/activity`)
  expect(JSON.stringify(trail)).toContain('Encore à décider')
  const rest = await admin().call('POST', `/contracts3/${ids[0]}/template-update`, {
    seal: value[0].seal,
    take: [],
  })
  expect(rest.body).toEqual({ taken: 0, left: 1 })
  expect((await list()).count).toBe(0)
})

test('nothing is taken into one that changed since it was listed', async () => {
  const { ids, rowOf, take } = await waiting(1)
  const row = await rowOf(ids[0]!)
  await rewrite(ids[0]!, 'Le bailleur prête.')
  expect(await faultOf(await take(row))).toEqual([412, '', 'TEMPLATE_UPDATE_OUTDATED'])
  expect(await firstWords(admin(), ids[0]!)).toBe('Le bailleur prête.')
})

test('only those that the reader sees are listed, and why they may not be changed', async () => {
  const { list } = await waiting()
  const { browser: stranger } = await company.join('contractManager')
  expect(await list(stranger)).toEqual({ value: [], count: 0 })
})

test('none waits for a retired template', async () => {
  const { template, list } = await waiting()
  await admin().call('POST', `${template.path}/retired`, {})
  expect((await list()).count).toBe(0)
})
