import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { makeTemplate } from '../../../testing/templates.ts'

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
const QUESTIONS = [
  { variable: 'vat_rate', group: 'Prix', help: 'Celui de la facture', answeredBy: 'us' },
  { variable: 'court_city', group: '', help: '', answeredBy: 'counterparty' },
]

async function written() {
  const template = await makeTemplate(company)
  await template.write('Le bailleur loue.')
  const { lifecycle, values } = await template.read()
  const set = (start: object) =>
    admin().call('PUT', `${template.path}/start`, { lifecycle, values, ...start })
  return { ...template, set }
}
const offered = async () =>
  (await admin().call('GET', '/choices/templates?q=bail')).body.value[0].questions

describe('the questions of a template', () => {
  test('are kept in their order, and stay when only its terms are set', async () => {
    const { set, read } = await written()
    expect((await set({ questions: QUESTIONS })).body.questions).toEqual(QUESTIONS)
    await set({})
    expect((await read()).questions).toEqual(QUESTIONS)
  })

  test('reach the form of new contracts once they are published, and say what they change', async () => {
    const { set, publish, changes } = await written()
    await publish()
    await set({ questions: QUESTIONS })
    expect(await offered()).toEqual([])
    expect((await changes()).values).toMatchObject([
      { field: 'questions', before: '', after: expect.stringContaining('Celui de la facture') },
    ])
    expect((await changes()).values[0].after).toMatch(/répond\s: la contrepartie/u)
    expect((await publish()).status).toBe(201)
    expect(await offered()).toEqual(QUESTIONS)
    expect(await faultOf(await publish())).toEqual([409, '', 'TEMPLATE_UNCHANGED'])
  })

  test('are those of the copy too', async () => {
    const { set, path } = await written()
    await set({ questions: QUESTIONS })
    expect((await admin().call('POST', `${path}/copies`)).body.questions).toEqual(QUESTIONS)
  })

  test('name each field once, and only fields of the company', async () => {
    const { set } = await written()
    const unknown = await set({
      questions: [{ variable: 'elsewhere', group: '', help: '', answeredBy: 'us' }],
    })
    expect(await faultOf(unknown)).toEqual([422, 'questions.elsewhere', 'FIELD_UNKNOWN'])
    const twice = await set({ questions: [...QUESTIONS, QUESTIONS[0]] })
    expect(await faultOf(twice)).toEqual([422, 'questions.vat_rate', 'FIELD_UNKNOWN'])
  })

  test('are asked of the counterparty only for what is typed for the contract', async () => {
    const { set } = await written()
    const asked = (variable: string) =>
      set({ questions: [{ variable, group: '', help: '', answeredBy: 'counterparty' }] })
    expect(await faultOf(await asked('effective_date'))).toEqual([
      422,
      'questions.effective_date',
      'QUESTION_SYSTEM',
    ])
    await admin().call('POST', '/administration/tagged-fields', {
      label: 'Shelf',
      type: 'text',
      isManagement: true,
    })
    expect(await faultOf(await asked('shelf'))).toEqual([
      422,
      'questions.shelf',
      'QUESTION_MANAGEMENT',
    ])
  })

  test('answered by the counterparty prevent no contract, even where a value is required', async () => {
    const { body: field } = await admin().call('POST', '/administration/tagged-fields', {
      label: 'IBAN',
      type: 'text',
      isMetadata: true,
      required: true,
    })
    const { set, publish, id } = await written()
    const create = async (answeredBy: string) => {
      await set({ questions: [{ variable: field.variable, group: '', help: '', answeredBy }] })
      await publish()
      const from = { kind: 'template', templateId: id }
      return admin().call('POST', '/contracts3', { ...(await contractForm(admin())), from })
    }
    const ours = await create('us')
    expect([ours.status, ours.body.errors]).toMatchObject([
      422,
      [{ field: `values.${field.variable}`, code: 'FIELD_REQUIRED' }],
    ])
    expect((await create('counterparty')).status).toBe(201)
  })
})
