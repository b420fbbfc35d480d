import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Answer, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  await made('Prix', { type: 'amount' })
  await made('Places', { type: 'number' })
  await made('TVA', { type: 'percentage' })
})

const admin = () => company.administrator
const path = '/administration/tagged-fields'
const create = (label: string, changes: object) =>
  admin().call('POST', path, { label, type: 'amount', ...changes })
const made = async (label: string, changes: object) => (await create(label, changes)).body
const update = (field: { _id: string; label: string; type: string }, changes: object) =>
  admin().call('PUT', `${path}/${field._id}`, {
    label: field.label,
    type: field.type,
    ...changes,
  })
const refusalOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  return [status, body.code, body.errors?.[0]?.code ?? body.code, body.errors?.[0]?.field]
}

const paragraph = (inline: object) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [inline],
})

/** A draft whose text shows these variables, one paragraph each. */
function showing(...variables: string[]): Promise<string> {
  return writing(...variables.map((variable) => paragraph({ type: 'field', attrs: { variable } })))
}

async function writing(...content: object[]): Promise<string> {
  const { _id } = await createContract(admin())
  const text = await textOf(admin(), _id)
  const [section] = (await text.read()).blocks[0].sections
  const { title, audience, version } = section
  const saved = await admin().call('PUT', `${text.path}/sections/${section._id}`, {
    title,
    audience,
    version,
    content: { type: 'doc', content },
  })
  expect(saved.status).toBe(200)
  return _id
}

const valuesOf = async (contractId: string) =>
  (await admin().call('GET', `/contracts3/${contractId}/document`)).body.values
const setValues = (contractId: string, values: object) =>
  admin().call('PUT', `/contracts3/${contractId}/fields`, { values })

const printed = async (contractId: string): Promise<string> => {
  const text = await textOf(admin(), contractId)
  const { bytes } = await admin().call('GET', `${text.path}/preview`)
  const { pages } = await extractPdfText(bytes)
  return pages.map((page) => page.text.replaceAll(/\s/gu, ' ')).join(' ')
}

describe('a computed field', () => {
  test('follows what it is computed from, in the text, the PDF and other computed fields', async () => {
    await made('Total HT', { formula: 'prix * places' })
    await made('Total TTC', { formula: 'total_ht * (1 + tva)' })
    const contractId = await showing('total_ttc')
    expect((await valuesOf(contractId))['total_ttc']).toBe(null)
    const { status } = await setValues(contractId, { prix: 10_010, places: 3, tva: 20 })
    expect(status).toBe(200)
    expect(await valuesOf(contractId)).toMatchObject({ total_ht: 30_030, total_ttc: 36_036 })
    expect(await printed(contractId)).toContain('360,36 €')
    await setValues(contractId, { places: null })
    expect((await valuesOf(contractId))['total_ttc']).toBe(null)
  })

  test('decides whether a passage stands', async () => {
    await made('Total', { formula: 'prix * places' })
    const contractId = await writing({
      type: 'conditional',
      attrs: { variable: 'total', operator: 'gte', value: 100_00 },
      content: [paragraph({ type: 'text', text: 'Une caution est due.' })],
    })
    await setValues(contractId, { prix: 50_00, places: 2 })
    expect(await printed(contractId)).toContain('Une caution est due.')
    await setValues(contractId, { places: 1 })
    expect(await printed(contractId)).not.toContain('caution')
  })

  test('is not typed, and what it lacks is what is asked for', async () => {
    await made('Total', { formula: 'prix * places' })
    const contractId = await showing('total')
    expect((await refusalOf(setValues(contractId, { total: 5 }))).slice(2)).toEqual([
      'FIELD_COMPUTED',
      'values.total',
    ])
    await setValues(contractId, { prix: 100 })
    const { body: ready } = await admin().call('GET', `/contracts3/${contractId}/readiness`)
    const named = JSON.stringify(ready)
    expect(named).toContain('Places')
    expect(named).not.toContain('« Total »')
  })

  test('is of fields that exist, of a type that can be computed, and never of itself', async () => {
    const cases: [object, string][] = [
      [{ formula: 'prix *' }, 'FORMULA_UNFINISHED'],
      [{ formula: 'prix ! 2' }, 'FORMULA_UNREADABLE'],
      [{ formula: 'prix * remise' }, 'FORMULA_FIELD_UNKNOWN'],
      [{ formula: 'contract_title' }, 'FORMULA_FIELD_TYPE'],
      [{ formula: 'prix + places' }, 'FORMULA_MIXED'],
      [{ formula: 'places' }, 'FORMULA_RESULT'],
      [{ formula: 'prix', type: 'text' }, 'FORMULA_TYPE'],
      [{ formula: 'prix', isMetadata: true }, 'FORMULA_ALONE'],
      [{ formula: 'prix', required: true }, 'FORMULA_ALONE'],
      [{ formula: 'total + prix', variable: 'total' }, 'FORMULA_FIELD_UNKNOWN'],
    ]
    for (const [changes, code] of cases)
      expect((await refusalOf(create('Total', changes)))[2]).toBe(code)
    const one = await made('Un', { formula: 'prix' })
    await made('Deux', { formula: 'un + prix' })
    expect((await refusalOf(update(one, { formula: 'deux' }))).slice(2)).toEqual([
      'FORMULA_CIRCLE',
      'formula',
    ])
  })

  test('keeps what it reads: neither deleted, nor renamed, nor of another type', async () => {
    await made('Total', { formula: 'prix * places' })
    const { body } = await admin().call('GET', `${path}?search=Prix`)
    const price = body.value.find(({ label }: { label: string }) => label === 'Prix')
    expect((await admin().call('DELETE', `${path}/${price._id}`)).body.code).toBe(
      'TAGGED_FIELD_DECIDES',
    )
    expect((await refusalOf(update(price, { variable: 'cout' })))[2]).toBe('VARIABLE_NAMED')
    expect((await refusalOf(update(price, { type: 'number' })))[2]).toBe('FIELD_TYPE_DECIDES')
  })

  test('stays as it is once contracts show it, and a typed one stays typed', async () => {
    const total = await made('Total', { formula: 'prix * places' })
    expect((await update(total, { formula: 'prix * 2' })).status).toBe(200)
    await showing('total', 'places')
    expect((await refusalOf(update(total, { formula: 'prix * 3' })))[2]).toBe('FORMULA_USED')
    expect((await refusalOf(update(total, { formula: null })))[2]).toBe('FORMULA_FIXED')
    expect((await update(total, { formula: 'prix * 2', label: 'Total dû' })).status).toBe(200)
    const { body } = await admin().call('GET', `${path}?search=Places`)
    expect((await refusalOf(update(body.value[0], { formula: '3 * 2' })))[2]).toBe('FORMULA_FIXED')
  })

  test('is offered to filter by, and not to circuits, which are judged on typed values', async () => {
    await made('Total', { formula: 'prix * places' })
    const named = async (scope: string) => {
      const { body } = await admin().call('GET', `/choices/tagged-fields?q=Total${scope}`)
      return body.value.map(({ name }: { name: string }) => name)
    }
    expect(await named('')).toEqual(['Total'])
    expect(await named('&filterable=true')).toEqual(['Total'])
    expect(await named('&filterable=true&typed=true')).toEqual([])
  })
})
