import { SHIPPED_TEXTS, TYPICAL_VALUES } from '@tacite/document/templates/testing/typical-values.ts'
import { SHIPPED_TEMPLATES } from '@tacite/document/templates/shipped-templates.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const PATH = '/model/contracts/shipped'
const admin = () => company.administrator
const add = (key: string, locale: string, by: Browser = admin()) =>
  by.call('POST', PATH, { key, locale })

interface Field {
  label: string
  variable: string
  insteadOf: string | null
  isNew: boolean
}

async function offered(key: string, locale = 'fr', by: Browser = admin()) {
  const { body } = await by.call('GET', PATH)
  return body.value.find(
    (each: { key: string; locale: string }) => each.key === key && each.locale === locale,
  )
}

async function library(): Promise<Map<string, { label: string; choices: string[] }>> {
  const fields = new Map()
  for (const kind of ['custom', 'system'])
    for (let skip = 0, count = 1; skip < count; skip += 10) {
      const path = `/administration/tagged-fields?kind=${kind}&$skip=${skip}`
      const { body } = await admin().call('GET', path)
      count = body.count
      for (const field of body.value) fields.set(field.variable, field)
    }
  return fields
}

const createField = (form: object) => admin().call('POST', '/administration/tagged-fields', form)

describe('what is offered', () => {
  test('is every text, with what adding it would do', async () => {
    const { body } = await admin().call('GET', PATH)
    expect(
      body.value.map(({ key, locale }: { key: string; locale: string }) => ({ key, locale })),
    ).toEqual(SHIPPED_TEXTS)
    const lease = await offered('commercialLease')
    expect(lease).toMatchObject({
      title: 'Bail commercial',
      newTitle: 'Bail commercial',
      annexes: 1,
      type: { name: 'Bail' },
      regime: 'commercialLease',
      isWithoutRegime: false,
      lifecycle: {
        duration: { kind: 'span', count: 9, unit: 'years' },
        notice: { unit: 'months', count: 6 },
        noticeCountsWhen: 'presented',
        excludesTriennialExit: false,
      },
    })
    const isNew = (fields: Field[]) =>
      Object.fromEntries(fields.map((field) => [field.variable, field.isNew]))
    expect(isNew(lease.fields)).toMatchObject({
      premises: true,
      vat_rate: false,
      court_city: false,
    })
    // A new company starts with the service contract, and has its fields.
    const service = await offered('service')
    expect(service).toMatchObject({ newTitle: `${service.title} 2` })
    expect(Object.values(isNew(service.fields))).not.toContain(true)
  })

  test('finds the contract type in the language that the company started in', async () => {
    await admin().call('PUT', '/me/language', { i18n: 'es' })
    const agreement = await offered('confidentiality', 'es')
    expect(agreement.type).toMatchObject({ name: 'Accord de confidentialité' })
    expect(agreement.typeTitle).toBe('Acuerdo de confidencialidad')
    expect(agreement.fields[0].label).not.toMatch(/notre société/)
  })

  test('says that the type of the lease is not a lease, or that there is none', async () => {
    const { body } = await admin().call('GET', '/administration/contract-types?search=Bail')
    const [{ _id, title }] = body.value
    const change = (form: object) =>
      admin().call('PUT', `/administration/contract-types/${_id}`, { title, ...form })
    await change({ regime: null })
    expect(await offered('commercialLease')).toMatchObject({
      type: { name: 'Bail' },
      isWithoutRegime: true,
    })
    await change({ title: 'Location', regime: 'commercialLease' })
    expect(await offered('commercialLease')).toMatchObject({
      type: null,
      typeTitle: 'Bail',
      isWithoutRegime: true,
    })
  })
})

describe('adding one', () => {
  test('creates a draft with its text, its terms and the fields that were missing', async () => {
    const before = await library()
    const { status, body } = await add('confidentiality', 'fr')
    expect(status).toBe(201)
    const created = body.fields.filter(({ isNew }: Field) => isNew)
    expect(created.map(({ variable }: Field) => variable)).toContain('mutual_confidentiality')
    const after = await library()
    expect([...after.keys()].filter((variable) => !before.has(variable)).toSorted()).toEqual(
      created.map(({ variable }: Field) => variable).toSorted(),
    )
    const { body: template } = await admin().call('GET', `/model/contracts/${body._id}`)
    expect(template).toMatchObject({
      title: 'Accord de confidentialité',
      state: 'draft',
      version: null,
      locale: 'fr',
      type: { name: 'Accord de confidentialité' },
      lifecycle: { duration: { kind: 'span', count: 2, unit: 'years' }, renewalType: 'none' },
      values: { mutual_confidentiality: true },
    })
    const recorded = async (type: string) =>
      (await admin().call('GET', `/administration/audit?action=${type}`)).body
    expect((await recorded('taggedField.created')).count).toBe(created.length)
    expect((await recorded('template.created')).value[0].text).toContain(body.title)
  })

  test('twice gives two, without new fields', async () => {
    await add('confidentiality', 'fr')
    const fields = await library()
    const { body } = await add('confidentiality', 'fr')
    expect(body.title).toBe('Accord de confidentialité 2')
    expect(body.fields.filter(({ isNew }: Field) => isNew)).toEqual([])
    expect((await library()).size).toBe(fields.size)
  })

  test('leaves a field of the company as it is, and uses another variable', async () => {
    await createField({ label: 'Réciproque', variable: 'mutual_confidentiality', type: 'text' })
    const announced = (await offered('confidentiality')).fields.find(
      ({ insteadOf }: Field) => insteadOf !== null,
    )
    expect(announced).toEqual({
      label: 'Confidentialité réciproque 2',
      type: 'yesNo',
      variable: 'mutual_confidentiality_2',
      insteadOf: 'mutual_confidentiality',
      isNew: true,
    })
    const { body } = await add('confidentiality', 'fr')
    expect(body.fields).toContainEqual(announced)
    const fields = await library()
    expect(fields.get('mutual_confidentiality')?.label).toBe('Réciproque')
    const { body: template } = await admin().call('GET', `/model/contracts/${body._id}`)
    expect(template.values).toMatchObject({ mutual_confidentiality_2: true })
    expect(template.values).not.toHaveProperty('mutual_confidentiality')
    const { body: text } = await admin().call('GET', `/texts/${template.textId}/document`)
    const variables = JSON.stringify(text.blocks).match(/"variable":"mutual_\w+"/g)
    expect(new Set(variables)).toEqual(new Set(['"variable":"mutual_confidentiality_2"']))
    // Another one shares it.
    const again = await add('confidentiality', 'en')
    expect(again.body.fields.filter(({ isNew }: Field) => isNew)).toMatchObject([
      { variable: 'governing_law' },
    ])
  })

  test('choices of another language are a field of their own', async () => {
    const { body } = await add('service', 'en')
    const { variable } = body.fields.find(
      ({ insteadOf }: Field) => insteadOf === 'billing_frequency',
    )
    expect(variable).toBe('billing_frequency_2')
    const { body: template } = await admin().call('GET', `/model/contracts/${body._id}`)
    expect(template.values).toMatchObject({ billing_frequency_2: 'monthly in arrears' })
  })

  test('is refused with the names of the missing fields to whoever may not create them', async () => {
    const { browser } = await company.join('contractManager')
    const answer = await add('confidentiality', 'fr', browser)
    expect(await faultOf(answer)).toEqual([403, '', 'TEMPLATE_FIELDS_MISSING'])
    expect(answer.body.message).toContain('Confidentialité réciproque')
    expect((await offered('confidentiality')).newTitle).toBe('Accord de confidentialité')
    await add('confidentiality', 'fr')
    expect((await add('confidentiality', 'fr', browser)).status).toBe(201)
  })

  test('is refused in a language in which it was not written', async () => {
    expect(await faultOf(await add('commercialLease', 'es'))).toEqual([
      422,
      'locale',
      'CHOICE_UNKNOWN',
    ])
  })

  test('changes nothing for another company', async () => {
    const other = await signUpCompany(product)
    await add('confidentiality', 'fr')
    const seen = await offered('confidentiality', 'fr', other.administrator)
    expect(seen.newTitle).toBe('Accord de confidentialité')
    expect(seen.fields.some(({ isNew }: Field) => isNew)).toBe(true)
  })
})

test.each(SHIPPED_TEXTS)(
  'a contract made of $key, $locale, is ready once its form is filled in',
  async ({ key, locale }) => {
    const { body: added } = await add(key, locale)
    const { _id: templateId } = added
    await admin().call('POST', `/model/contracts/${templateId}/versions`, { note: '' })
    const { body: template } = await admin().call('GET', `/model/contracts/${templateId}`)
    const { body: counterparty } = await admin().call('POST', '/administration/counterparties', {
      name: TYPICAL_VALUES['counterparty_name'],
    })
    const shown = new Set(added.fields.map(({ variable }: Field) => variable))
    const typed = Object.entries(TYPICAL_VALUES).filter(
      ([variable]) => shown.has(variable) || isSystemField(variable),
    )
    const { _id } = await createContract(admin(), {
      typeId: template.type._id,
      counterpartyId: counterparty._id,
      from: { kind: 'template', templateId },
      values: { ...Object.fromEntries(typed), ...template.values },
    })
    const { body: readiness } = await admin().call('GET', `/contracts3/${_id}/readiness`)
    expect(readiness.findings).toEqual([])
    const { body: deadlines } = await admin().call('GET', `/contracts3/${_id}/deadlines`)
    expect(deadlines.lifecycle).toMatchObject(SHIPPED_TEMPLATES[key].terms)
    if (key === 'commercialLease')
      expect(deadlines.earlyExits.map(({ exitOn }: { exitOn: string }) => exitOn)).toEqual([
        '2029-12-31',
        '2032-12-31',
        '2035-12-31',
      ])
  },
)
