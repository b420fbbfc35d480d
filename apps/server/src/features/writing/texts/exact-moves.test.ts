import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let text: Awaited<ReturnType<typeof textOf>>
let blockId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const contract = await createContract(company.administrator)
  text = await textOf(company.administrator, contract._id)
  const { blocks } = await text.read()
  blockId = blocks[0]._id
  for (const { _id } of blocks[0].sections) {
    await company.administrator.call('DELETE', `${text.path}/sections/${_id}`)
  }
})

const move = (id: string, body: object) =>
  company.administrator.call('PUT', `${text.path}/sections/${id}/place`, body)

/** A with B and C below it, in this order; then B has become a section of its own, which took C in. */
async function promoted() {
  const a = await text.add('A')
  const b = await text.add('B', { level: 2, after: a })
  const c = await text.add('C', { level: 2, after: b })
  await move(b, { to: 'promote' })
  expect((await text.outline())[0]).toBe('A B C>')
  const back = {
    to: 'exactly',
    sectionIds: [b],
    from: { blockId, afterSectionId: a, levels: [1] },
    target: { blockId, afterSectionId: a, levels: [2] },
  }
  return { a, b, c, back }
}

test('a promotion is taken back without the sections that it took in, and is in the trail', async () => {
  const { b, back } = await promoted()
  const { status, body } = await move(b, back)
  expect(status).toBe(200)
  expect(body.blocks[0].sections.map(({ level }: { level: number }) => level)).toEqual([1, 2, 2])
  expect((await text.outline())[0]).toBe('A B> C>')
  const activity = await company.administrator.call('GET', `${text.contractPath}/activity`)
  expect(activity.status).toBe(200)
  const moves = JSON.stringify(activity.body).match(/sectionMoved/g)
  expect(moves).toHaveLength(2)
})

test('what has been moved since stays where it is', async () => {
  const { b, back } = await promoted()
  await move(b, { to: 'up' })
  const { status, body } = await move(b, back)
  expect([status, body.code]).toEqual([412, 'SECTION_PLACE_CHANGED'])
  expect((await text.outline())[0]).toBe('B C> A')
})

test('a locked section stays, and one that is not named first is not moved', async () => {
  const { b, c, back } = await promoted()
  const other = await move(c, back)
  expect([other.status, other.body.code]).toEqual([412, 'SECTION_PLACE_CHANGED'])
  await company.administrator.call('PUT', `${text.path}/sections/${b}/lock`, { isLocked: true })
  const { status, body } = await move(b, back)
  expect([status, body.code]).toEqual([409, 'SECTION_LOCKED'])
  expect((await text.outline())[0]).toBe('A B C>')
})
