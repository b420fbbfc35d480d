import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLAUSE_FORM, makeClause, publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { expectRefused, faultOf } from '../../../testing/refusals.ts'
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

type Variants = { title: string; stance: string; _id: string }[]
const shown = (variants: Variants) => variants.map(({ title, stance }) => `${stance} ${title}`)

test('a variant starts with the text and the language of its standard clause, and goes its own way', async () => {
  const clause = await publishedClause(company, 'Cap.', { locale: 'en' })
  const variant = await clause.addVariant({ title: 'Higher cap', useWhen: 'Key accounts' })
  expect(await variant.read()).toMatchObject({
    standard: { _id: clause.id, name: 'Responsabilité', version: 1 },
    stance: 'fallback',
    state: 'draft',
    locale: 'en',
    useWhen: 'Key accounts',
    content: (await clause.read()).content,
  })
  await variant.write('Double cap.')
  const { content, variants } = await clause.read()
  expect(JSON.stringify(content)).toContain('"Cap."')
  expect(JSON.stringify(variants[0].content)).toContain('Double cap.')
})

test('fallbacks come in the order that was set, refused wordings after them', async () => {
  const clause = await makeClause(company)
  await clause.addVariant({ title: 'Illimitée', stance: 'refused' })
  const first = await clause.addVariant({ title: 'Double' })
  const second = await clause.addVariant({ title: 'Triple' })
  const order = (fallbackIds: string[]) =>
    admin().call('PUT', `${clause.path}/variants`, { fallbackIds })
  const { body } = await order([second.id, first.id])
  const expected = ['fallback Triple', 'fallback Double', 'refused Illimitée']
  expect(shown(body.variants)).toEqual(expected)

  const foreign = await makeClause(company, { title: 'Autre' })
  for (const ids of [[first.id], [first.id, first.id], [first.id, foreign.id]])
    expect(await faultOf(await order(ids))).toEqual([
      422,
      'fallbackIds',
      'CLAUSE_VARIANTS_OUTDATED',
    ])
  expect(shown((await clause.read()).variants)).toEqual(expected)
})

test('a variant has no variants, and needs a title', async () => {
  const clause = await makeClause(company)
  const variant = await clause.addVariant()
  const form = { title: 'x', stance: 'fallback' }
  await expectRefused(admin(), ['POST', `${variant.path}/variants`, form], 409, {
    code: 'CLAUSE_VARIANT_OF_VARIANT',
  })
  const untitled = { ...form, title: '' }
  await expectRefused(admin(), ['POST', `${clause.path}/variants`, untitled], 422, {
    code: 'CLAUSE_TITLE_REQUIRED',
    field: 'title',
  })
})

test('a fallback can become a refused wording; a standard clause stays one, and so does a variant', async () => {
  const clause = await makeClause(company)
  const variant = await clause.addVariant()
  const save = (path: string, form: object) =>
    admin().call('PUT', path, { ...CLAUSE_FORM, ...form })
  expect((await save(variant.path, { stance: 'refused' })).body.stance).toBe('refused')
  await expectRefused(admin(), ['PUT', variant.path, CLAUSE_FORM], 422, {
    code: 'CLAUSE_STANCE_KEPT',
    field: 'stance',
  })
  for (const [path, call] of [
    [clause.path, 'PUT'],
    ['/clauses', 'POST'],
  ] as const) {
    const answer = await admin().call(call, path, { ...CLAUSE_FORM, stance: 'fallback' })
    expect(await faultOf(answer)).toEqual([422, 'stance', 'CLAUSE_STANCE_KEPT'])
  }
})

test('a variant is filed with its standard clause', async () => {
  const clause = await makeClause(company)
  const variant = await clause.addVariant()
  const { body: folder } = await admin().call('POST', '/tags', { name: 'Immeubles' })
  const { body: category } = await admin().call('POST', '/administration/categories', {
    name: 'Risques',
    kind: 'clause',
  })
  for (const [field, value] of [
    ['folderIds', [folder._id]],
    ['categoryId', category._id],
  ] as const)
    await expectRefused(
      admin(),
      ['PUT', variant.path, { ...CLAUSE_FORM, stance: 'fallback', [field]: value }],
      422,
      { code: 'CLAUSE_FILED_WITH_STANDARD', field },
    )
})
