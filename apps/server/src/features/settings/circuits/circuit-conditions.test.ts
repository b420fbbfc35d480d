import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let validationStepId: string
let typeId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const { body } = await call('GET', '/administration/validation-circuit-steps')
  validationStepId = body[0]._id
  typeId = await firstChoice(company.administrator, 'contract-types')
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const path = '/administration/validation-circuits'
const step = (name: string, conditions: object[] = [], more: object = {}) => ({
  name,
  rule: 'all',
  validatorIds: [company.administratorId],
  conditions,
  ...more,
})
const save = (steps: object[], more: object = {}) =>
  call('POST', path, { title: 'Engagements', validationStepId, steps, ...more })
const amount = (amountInclTaxCents: number | null, operator = 'atLeast') => ({
  kind: 'amount',
  operator,
  amountInclTaxCents,
  currency: 'EUR',
})
const newFolder = async (name: string, parentFolderId: string | null = null): Promise<string> =>
  (await call('POST', '/tags', { name, parentFolderId })).body._id
const newField = async (label: string, type: string, choices: string[] = []): Promise<string> =>
  (await call('POST', '/administration/tagged-fields', { label, type, choices })).body._id

describe('a circuit', () => {
  test('keeps the conditions of its steps, its stages, its types and whether it is imposed', async () => {
    const conditions = [amount(50_000_00), { kind: 'contractType', typeIds: [typeId] }]
    const steps = [step('Juridique'), step('Direction', conditions, { isBesidePrevious: true })]
    const { status, body } = await save(steps, { typeIds: [typeId], isImposed: true })
    expect(status).toBe(201)
    const saved = {
      typeIds: [typeId],
      isImposed: true,
      steps: [
        { isBesidePrevious: false, conditions: [] },
        { isBesidePrevious: true, conditions },
      ],
    }
    expect(body).toMatchObject(saved)
    const copy = await call('POST', `${path}/${body._id}/copies`, { title: 'Copie' })
    // A copy is for changing: it is neither imposed nor proposed before somebody says so.
    expect(copy.body).toMatchObject({ ...saved, typeIds: [], isImposed: false })
    const removed = await call('DELETE', `${path}/${body._id}`)
    await call('POST', `/removed-objects/${removed.body.removalId}/restored`)
    expect((await call('GET', `${path}/${body._id}`)).body).toMatchObject(saved)
  })

  test('refuses a condition that says nothing, or about what does not exist', async () => {
    const fieldId = await newField('Site', 'text')
    const durationId = await newField('Délai', 'duration')
    const unknown = company.administratorId
    const field = (id: string | null, operator: string, value: unknown) => ({
      kind: 'field',
      fieldId: id,
      operator,
      value,
    })
    const { body } = await save([
      step('Direction', [
        amount(null),
        { kind: 'contractType', typeIds: [] },
        { kind: 'folder', folderIds: [unknown] },
        field(null, 'equals', 'x'),
        field(fieldId, 'equals', ''),
        field(fieldId, 'atLeast', 'Lyon'),
        field(durationId, 'equals', 'x'),
        field(unknown, 'equals', 'x'),
      ]),
    ])
    expect(
      body.errors.map(({ field: at, code }: { field: string; code: string }) => `${at} ${code}`),
    ).toEqual([
      'steps.0.conditions.0 FIELD_REQUIRED',
      'steps.0.conditions.1 FIELD_REQUIRED',
      'steps.0.conditions.2 CHOICE_UNKNOWN',
      'steps.0.conditions.3 FIELD_REQUIRED',
      'steps.0.conditions.4 FIELD_REQUIRED',
      'steps.0.conditions.5 CONDITION_VALUE_INVALID',
      'steps.0.conditions.6 CONDITION_FIELD_UNFIT',
      'steps.0.conditions.7 CHOICE_UNKNOWN',
    ])
  })

  test('keeps a condition whose folder was deleted: its step is asked', async () => {
    const folderId = await newFolder('Espagne')
    const { body } = await save([step('Direction', [{ kind: 'folder', folderIds: [folderId] }])])
    await call('DELETE', `/tags/${folderId}`)
    const tried = await call('POST', '/administration/validation-circuit-trials', {
      circuitId: body._id,
      steps: [step('Direction', [{ kind: 'folder', folderIds: [folderId] }])],
      contract: { amountInclTaxCents: null, currency: 'EUR', typeId: null, folderIds: [] },
    })
    expect(tried.body.steps[0].reasons).toEqual([
      'le classeur nommé par la condition a été supprimé',
    ])
  })
})

describe('a circuit is tried with the values of a contract', () => {
  const tryOut = async (steps: object[], values: object) => {
    const { status, body } = await call('POST', '/administration/validation-circuit-trials', {
      steps,
      contract: {
        amountInclTaxCents: null,
        currency: 'EUR',
        typeId: null,
        folderIds: [],
        ...values,
      },
    })
    expect(status).toBe(200)
    return body
  }

  test('by its amount, in its currency', async () => {
    const steps = [step('Juridique'), step('Direction', [amount(50_000_00)])]
    const small = await tryOut(steps, { amountInclTaxCents: 12_000_00 })
    expect(small).toMatchObject({
      steps: [{ name: 'Juridique' }],
      skipped: [
        {
          name: 'Direction',
          reasons: ['montant 12\u202F000,00\u00A0€\u00A0TTC, sous 50\u202F000,00\u00A0€\u00A0TTC'],
        },
      ],
    })
    expect((await tryOut(steps, { amountInclTaxCents: 50_000_00 })).skipped).toEqual([])
    const foreign = await tryOut(steps, { amountInclTaxCents: 1_00, currency: 'USD' })
    expect(foreign.steps[1].reasons[0]).toContain('dans une autre devise')
  })

  test('by its folders, nested ones included', async () => {
    const france = await newFolder('France')
    const lyon = await newFolder('Lyon', france)
    const spain = await newFolder('Espagne')
    const steps = [step('Direction', [{ kind: 'folder', folderIds: [france] }])]
    expect((await tryOut(steps, { folderIds: [lyon] })).steps).toHaveLength(1)
    const elsewhere = await tryOut(steps, { folderIds: [spain] })
    expect(elsewhere).toMatchObject({
      steps: [],
      skipped: [{ reasons: ['n’est pas classé dans «\u202FFrance\u202F»'] }],
    })
  })

  test('with the stage of what remains', async () => {
    const steps = [
      step('A'),
      step('B', [amount(50_000_00)]),
      step('C', [], { isBesidePrevious: true }),
    ]
    const { steps: asked } = await tryOut(steps, { amountInclTaxCents: 1_00 })
    expect(asked).toMatchObject([
      { name: 'A', isBesidePrevious: false },
      { name: 'C', isBesidePrevious: false },
    ])
  })
})
