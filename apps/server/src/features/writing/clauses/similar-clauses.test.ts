import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

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
const CAP =
  'La responsabilité totale du Prestataire est limitée au prix annuel hors taxes du contrat.'

test('clauses that say nearly the same name each other, but for the variants of one', async () => {
  const clause = await publishedClause(company, CAP, { title: 'Plafond' })
  const near = await publishedClause(company, CAP.replace('annuel', 'mensuel'), { title: 'Cap' })
  const variant = await clause.addVariant()
  await publishedClause(company, 'Chacun garde le secret de tout ce que l’autre lui confie.')
  const { body } = await admin().call('GET', `${clause.path}/similar`)
  expect(body.value.map(({ _id }: { _id: string }) => _id)).toEqual([near.id])
  expect(body.value[0].share).toBeLessThan(1)
  const pairs = (await admin().call('GET', '/clauses/duplicates')).body
  const found = pairs.value.map(
    ({ one, other }: Record<'one' | 'other', { _id: string }>) => new Set([one._id, other._id]),
  )
  expect(found).toEqual([new Set([clause.id, near.id]), new Set([near.id, variant.id])])
})

test('a section becomes a draft, or some of its paragraphs do', async () => {
  const text = await textOf(admin(), (await createContract(admin()))._id)
  const sectionId = await text.add('Garanties')
  const lines = ['Un.', 'Deux.', 'Trois.']
  await admin().call('PUT', `${text.path}/sections/${sectionId}`, {
    title: 'Garanties',
    audience: 'anyone',
    content: { type: 'doc', content: lines.flatMap((line) => paragraph(line).content) },
    version: 1,
  })
  const make = (range: object) =>
    admin().call('POST', '/clauses/of-passage', { textId: text.textId, sectionId, ...range })
  const all = await make({})
  expect(all).toMatchObject({ status: 201, body: { title: 'Garanties', state: 'draft' } })
  expect(all.body.content.content).toHaveLength(3)
  const part = await make({ from: 1, to: 2 })
  expect(part.body.content.content).toEqual(paragraph('Deux.').content)
  expect(await faultOf(await make({ from: 3 }))).toEqual([409, '', 'CLAUSE_EMPTY'])
})

test('a section that somebody does not see becomes none of their clauses', async () => {
  const { _id: contractId } = await createContract(admin())
  const text = await textOf(admin(), contractId)
  const sectionId = await text.add('Réserve')
  await text.save(sectionId, { audience: 'thirdParties' })
  const { browser, personId } = await company.join('contractManager', 'Paul Roy')
  const make = () => browser.call('POST', '/clauses/of-passage', { textId: text.textId, sectionId })
  expect((await make()).status).toBe(404)
  await grantLevel(product, company, { contractId, personId, level: 'reader' })
  expect(await faultOf(await make())).toEqual([404, '', 'SECTION_NOT_FOUND'])
})
