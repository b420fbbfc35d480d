import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeClause, offeredClauses, publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph } from '../../../testing/contract-text.ts'
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
const offered = (words = 'responsab') => offeredClauses(company, words)

describe('a draft', () => {
  test('is offered to nobody', async () => {
    const clause = await makeClause(company)
    await clause.write('Plafond.')
    expect(await offered()).toEqual([])
  })

  test('without words cannot be published', async () => {
    const { publish } = await makeClause(company)
    expect(await faultOf(await publish())).toEqual([409, '', 'CLAUSE_EMPTY'])
  })
})

describe('a published version', () => {
  test('is what texts insert until the next one', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    await clause.write('Plafond double.')
    expect(await clause.read()).toMatchObject({ state: 'published', version: 1, isChanged: true })
    const [before] = await offered()
    expect(before).toMatchObject({ heading: 'Responsabilité', content: paragraph('Plafond.') })

    await clause.publish('Demandé par les achats')
    const [after] = await offered()
    expect(after!.content).toEqual(paragraph('Plafond double.'))
    expect(await clause.read()).toMatchObject({ version: 2, isChanged: false })
    const { body } = await admin().call('GET', `${clause.path}/versions`)
    expect(body).toMatchObject({
      count: 2,
      value: [
        { number: 2, note: 'Demandé par les achats', publishedBy: 'Anne Martin' },
        { number: 1, note: '', title: 'Responsabilité' },
      ],
    })
  })

  test('says what it changes, before it is published and ever after', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    await clause.write('Plafond double.')
    const form = { title: 'Responsabilité', locale: 'en' }
    await admin().call('PUT', clause.path, form)
    const expected = {
      parts: [{ kind: 'changed', before: 'Plafond.', after: 'Plafond double.' }],
      values: [{ field: 'locale', before: 'fr', after: 'en' }],
    }
    expect(await clause.changes()).toMatchObject(expected)
    await clause.publish()
    expect(await clause.changes()).toMatchObject({ parts: [], values: [] })
    expect(await clause.changes('?to=2')).toMatchObject(expected)
    expect((await clause.changes('?to=1')).parts[0]).toMatchObject({ kind: 'added' })
  })

  test('is not published again unchanged, also after a change that was taken back', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    expect(await faultOf(await clause.publish())).toEqual([409, '', 'CLAUSE_UNCHANGED'])
    await clause.write('Autre chose.')
    await clause.write('Plafond.')
    expect(await faultOf(await clause.publish())).toEqual([409, '', 'CLAUSE_UNCHANGED'])
  })

  test('is not found where there is none', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const answer = await admin().call('GET', `${clause.path}/changes?to=7`)
    expect(await faultOf(answer)).toEqual([404, '', 'CLAUSE_VERSION_NOT_FOUND'])
  })

  test('keeps the fields that it shows from being deleted', async () => {
    const { body: field } = await admin().call('POST', '/administration/tagged-fields', {
      label: 'Plafond',
      type: 'amount',
    })
    const clause = await makeClause(company)
    const [section] = (await clause.text.read()).blocks[0].sections
    const shown = { type: 'field', attrs: { variable: field.variable } }
    const content = { type: 'doc', content: [{ ...paragraph('').content[0], content: [shown] }] }
    const body = { title: section.title, audience: 'anyone', version: section.version, content }
    await admin().call('PUT', `${clause.text.path}/sections/${section._id}`, body)
    await clause.publish()
    await clause.write('Plafond convenu à part.')
    const path = `/administration/tagged-fields/${field._id}`
    expect(await faultOf(await admin().call('DELETE', path))).toEqual([
      409,
      '',
      'TAGGED_FIELD_USED',
    ])
    await clause.publish()
    expect((await admin().call('DELETE', path)).status).toBe(200)
  })
})

describe('what is offered for insertion', () => {
  test('has the published fallbacks in their order, and never a refused wording', async () => {
    const clause = await publishedClause(company, 'Plafond.')
    const draft = await clause.addVariant({ title: 'Brouillon' })
    const fallback = await clause.addVariant({ title: 'Double', useWhen: 'Grands comptes' })
    const refused = await clause.addVariant({ title: 'Illimitée', stance: 'refused' })
    for (const variant of [fallback, refused]) {
      await variant.write('Autre plafond.')
      await variant.publish()
    }
    const [found] = await offered('grands comptes')
    expect(found).toMatchObject({
      name: 'Responsabilité',
      fallbacks: [{ name: 'Double', useWhen: 'Grands comptes' }],
    })
    expect(await offered('illimitée')).toEqual([])
    await draft.publish()
    const [both] = await offered()
    expect(both!.fallbacks.map(({ name }) => name)).toEqual(['Brouillon', 'Double'])
  })

  test('is found by words in any case and without accents, and paged in the order of letters', async () => {
    for (const title of ['Zz étude', 'zz 1', 'Zz être'])
      await publishedClause(company, 'Texte.', { title })
    const { body } = await admin().call('GET', '/choices/clauses?q=ZZ&$top=1')
    const rest = await admin().call('GET', `/choices/clauses?q=ZZ&after=${body.after}`)
    expect([body.count, rest.body.count]).toEqual([3, 3])
    const names = [...body.value, ...rest.body.value].map(({ name }) => name)
    expect(names).toEqual(['zz 1', 'Zz être', 'Zz étude'])
    expect((await offered('etude zz')).map(({ name }) => name)).toEqual(['Zz étude'])
  })

  test('are the clauses that a new company begins with', async () => {
    const { body } = await admin().call('GET', '/clauses')
    const states = new Set(body.value.map(({ state }: { state: string }) => state))
    expect([body.count, [...states]]).toEqual([6, ['published']])
    expect(await offered('')).toHaveLength(6)
    const path = `/clauses/${body.value[0]._id}/versions`
    const { body: versions } = await admin().call('GET', path)
    expect(versions.value).toMatchObject([{ number: 1, publishedBy: null }])
  })
})

test('each step is in the trail, with the words of whoever took it', async () => {
  const clause = await publishedClause(company, 'Plafond.')
  await clause.write('Plafond double.')
  await clause.publish('Demandé par les achats')
  await admin().call('PUT', clause.path, { title: 'Plafond', locale: 'fr' })
  await clause.addVariant()
  await admin().call('PUT', `${clause.path}/variants`, {
    fallbackIds: (await clause.read()).variants.map(({ _id }: { _id: string }) => _id),
  })
  const { body } = await admin().call('GET', `/administration/audit?object=${clause.id}`)
  const texts = body.value.map(({ text }: { text: string }) => text)
  expect(texts).toEqual([
    'Anne Martin a changé l’ordre des variantes de la clause «\u202FPlafond\u202F».',
    'Anne Martin a modifié la fiche de la clause «\u202FPlafond\u202F».',
    'Anne Martin a publié la version 2 de la clause «\u202FResponsabilité\u202F» (motif\u202F: Demandé par les achats).',
    expect.stringContaining('a publié la version 1 de la clause'),
    expect.stringContaining('a modifié la clause'),
    'Anne Martin a créé la clause «\u202FResponsabilité\u202F».',
  ])
})
