import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
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
const NINE_YEARS = { kind: 'span', count: 9, unit: 'years' }

async function written(changes: object = {}) {
  const template = await makeTemplate(company, changes)
  await template.write('Le bailleur loue.')
  const { lifecycle } = await template.read()
  const setStart = (terms: object, values: object = {}) =>
    admin().call('PUT', `${template.path}/start`, { lifecycle: { ...lifecycle, ...terms }, values })
  return { ...template, setStart }
}

describe('what contracts start with', () => {
  test('is what the published version states: its terms, its values, its language', async () => {
    const { body: field } = await admin().call('POST', '/administration/tagged-fields', {
      label: 'Indice',
      type: 'text',
    })
    const template = await written({ locale: 'en' })
    const terms = {
      duration: NINE_YEARS,
      renewalType: 'tacit',
      notice: { unit: 'months', count: 6 },
    }
    await template.setStart(terms, { [field.variable]: 'ILC' })
    await template.publish()
    await template.setStart({ duration: null })

    const { body } = await admin().call('GET', '/choices/templates?q=bail')
    expect(body.value[0].values).toEqual({
      [field.variable]: 'ILC',
      duration: { count: 9, unit: 'years' },
      tacit_renewal: true,
      notice: { count: 6, unit: 'months' },
    })
    const from = { kind: 'template', templateId: template.id }
    const { _id } = await createContract(admin(), { from })
    const { body: deadlines } = await admin().call('GET', `/contracts3/${_id}/deadlines`)
    expect(deadlines.lifecycle).toMatchObject(terms)
    const { body: page } = await admin().call('GET', `/contracts3/${_id}`)
    expect(page.locale).toBe('en')
  })

  test('may leave open what is agreed contract by contract', async () => {
    const template = await written()
    expect((await template.setStart({ renewalType: 'withNotice' })).status).toBe(200)
  })

  test('has no days, and no terms that contradict each other', async () => {
    const template = await written()
    const until = { kind: 'until', day: '2030-12-31', meaning: 'lastDayInForce' }
    for (const [terms, field, code] of [
      [{ effectiveDate: '2027-01-01' }, 'effectiveDate', 'TEMPLATE_TERMS_DATED'],
      [{ duration: until }, 'duration', 'TEMPLATE_TERMS_DATED'],
      [
        { duration: { kind: 'indefinite' }, renewalType: 'tacit' },
        'renewalType',
        'LIFECYCLE_RENEWAL_WITHOUT_TERM',
      ],
    ] as const)
      expect(await faultOf(await template.setStart(terms))).toEqual([422, field, code])
  })

  test('has values of fields that exist, of their type, and none of one contract alone', async () => {
    const template = await written()
    for (const [values, field] of [
      [{ inconnu: 'x' }, 'values.inconnu'],
      [{ counterparty_name: 'Orion' }, 'values.counterparty_name'],
      [{ duration: { count: 1, unit: 'years' } }, 'values.duration'],
      [{ amount_incl_tax: 'cent' }, 'values.amount_incl_tax'],
    ] as const)
      expect((await faultOf(await template.setStart({}, values))).slice(0, 2)).toEqual([422, field])
  })
})

test('a contract follows the workflow of its template, unless another one is chosen', async () => {
  const { body: short } = await admin().call('POST', '/administration/workflows', {
    name: 'Court',
    predefined: 'simple',
  })
  const { body: other } = await admin().call('POST', '/administration/workflows', {
    name: 'Autre',
    predefined: 'simple',
  })
  const template = await written({ workflowId: short._id })
  await template.publish()
  const { body } = await admin().call('GET', `/workflows/proposed?templateId=${template.id}`)
  expect(body).toMatchObject({ name: 'Court', proposedBy: 'template' })
  const from = { kind: 'template', templateId: template.id }
  const follows = async (changes: object) => {
    const { _id } = await createContract(admin(), { from, ...changes })
    const { workflow_id: workflowId } = await product.product.platform.inCompany(
      company.companyId,
      (db) =>
        db
          .select('contract')
          .where('contract.id', '=', _id)
          .select('contract.workflow_id')
          .executeTakeFirstOrThrow(),
    )
    return workflowId
  }
  expect(await follows({})).toBe(short._id)
  expect(await follows({ workflowId: other._id })).toBe(other._id)
})
