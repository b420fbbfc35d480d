import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let validationStepId: string
let ana: { personId: string }
let groupId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const { body } = await company.administrator.call(
    'GET',
    '/administration/validation-circuit-steps',
  )
  validationStepId = body[0]._id
  ana = await company.join('validator', 'Ana')
  groupId = newId(product.clock.now())
  await inCompany(async (db) => {
    await db.insert('person_group', { id: groupId, name: 'Juristes' }).execute()
    await db.insert('group_member', { group_id: groupId, person_id: ana.personId }).execute()
  })
})

const inCompany: typeof product.product.platform.inCompany extends (
  id: string,
  work: infer W,
) => unknown
  ? (work: W) => Promise<unknown>
  : never = (work) => product.product.platform.inCompany(company.companyId, work)
const path = '/administration/validation-circuits'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', body?: unknown) =>
  company.administrator.call(method, `${path}${rest}`, body)
const form = (changes: object = {}) => ({
  title: 'Juridique puis direction',
  validationStepId,
  steps: [
    { name: 'Juridique', rule: 'oneOf', groupIds: [groupId] },
    { name: 'Direction', rule: 'all', validatorIds: [company.administratorId, ana.personId] },
  ],
  ...changes,
})
const block = (personId: string) =>
  inCompany((db) =>
    db.update('person').set({ status: 'blocked' }).where('person.id', '=', personId).execute(),
  )
const written = async () => {
  const { _id } = await createContract(company.administrator)
  await fillSections(company.administrator, _id)
  return _id
}

describe('validation circuits', () => {
  test('have a title, a workflow step, and validators for each of their steps', async () => {
    const made = await call('POST', '', form())
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      workflowStep: { _id: validationStepId, name: 'Validation', workflow: 'Cycle standard' },
      steps: [
        { rule: 'oneOf', validators: [{ name: 'Juristes', kind: 'group', standing: 'active' }] },
        {
          rule: 'all',
          validators: [{ name: 'Ana Test', kind: 'person' }, { name: 'Anne Martin' }],
        },
      ],
      uses: 0,
    })
    const again = await call('POST', '', form({ title: 'JURIDIQUE puis direction' }))
    expect(again.body.errors).toMatchObject([{ field: 'title', code: 'NAME_TAKEN' }])
    const { body } = await call('GET', '?search=direction')
    expect(body).toMatchObject({ count: 1, value: [{ _id: made.body._id }] })
    const changed = await call(
      'PUT',
      `/${made.body._id}`,
      form({ title: 'Achats', steps: [form().steps[0]] }),
    )
    expect(changed.body).toMatchObject({ title: 'Achats', steps: [{ name: 'Juridique' }] })
  })

  test('without one of these are refused at the field, in each language', async () => {
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const { refusal } = createTranslator(locale)
      const empty = await call('POST', '', {
        title: ' ',
        validationStepId: null,
        steps: [{ name: '', rule: 'all' }],
      })
      expect(empty.body.errors.map((each: object) => Object.values(each).slice(0, 2))).toEqual([
        ['title', refusal({ code: 'FIELD_REQUIRED' })],
        ['validationStepId', refusal({ code: 'VALIDATION_STEP_REQUIRED' })],
        ['steps.0.name', refusal({ code: 'FIELD_REQUIRED' })],
        ['steps.0.validatorIds', refusal({ code: 'VALIDATORS_REQUIRED' })],
      ])
      const none = await call('POST', '', form({ steps: [] }))
      expect(none.body.errors[0]).toMatchObject({
        field: 'steps',
        message: refusal({ code: 'CIRCUIT_STEPS_REQUIRED' }),
      })
      const gone = await call('GET', `/${groupId}`)
      expect([gone.status, gone.body.message]).toEqual([
        404,
        refusal({ code: 'CIRCUIT_NOT_FOUND' }),
      ])
    }
  })

  test('belong to a validation step only, and name people who can be asked', async () => {
    const { body } = await company.administrator.call('GET', '/administration/workflows')
    const drafting = body.value[0].steps[0]._id
    const wrong = await call('POST', '', form({ validationStepId: drafting }))
    expect(wrong.body.errors).toMatchObject([{ field: 'validationStepId', code: 'CHOICE_UNKNOWN' }])
    await block(ana.personId)
    const blocked = await call('POST', '', form())
    expect(blocked.body.errors).toMatchObject([
      { field: 'steps.1.validatorIds', code: 'CHOICE_UNKNOWN' },
    ])
    const { body: found } = await company.administrator.call('GET', '/choices/validators?q=an')
    expect(found.value.map(({ name }: { name: string }) => name)).toEqual(['Anne Martin'])
  })

  test('show who was blocked since, and keep them until they are replaced', async () => {
    const made = (await call('POST', '', form())).body
    await block(ana.personId)
    const { body } = await call('GET', `/${made._id}`)
    expect(body.steps[0].validators).toMatchObject([{ standing: 'empty' }])
    expect(body.steps[1].validators).toMatchObject([
      { standing: 'blocked' },
      { standing: 'active' },
    ])
    expect((await call('PUT', `/${made._id}`, form({ title: 'Autre' }))).status).toBe(200)
  })

  test('are copied, deleted and restored whole; a step with one stays in its workflow', async () => {
    const typeId = await firstChoice(company.administrator, 'contract-types')
    const made = (await call('POST', '', form({ isImposed: true, typeIds: [typeId] }))).body
    const copy = await call('POST', `/${made._id}/copies`, { title: made.title })
    // What is a draft of a change applies to nobody yet.
    expect(copy.body).toMatchObject({ isImposed: false, typeIds: [] })
    expect(copy.body).toMatchObject({ title: `${made.title} 2`, steps: made.steps })
    const list = (await company.administrator.call('GET', '/administration/workflows')).body
    const [workflow] = list.value
    const kept = workflow.steps.filter(({ _id }: { _id: string }) => _id !== validationStepId)
    const refused = await company.administrator.call(
      'PUT',
      `/administration/workflows/${workflow._id}`,
      {
        name: workflow.name,
        workflowVersion: workflow.version,
        steps: kept.map(
          ({ _id: workflowStepId, name, description, color, kind }: Record<string, string>) => ({
            workflowStepId,
            name,
            description,
            color,
            kind,
          }),
        ),
      },
    )
    expect([refused.status, refused.body.code]).toEqual([422, 'STEP_HAS_CIRCUITS'])
    const { body } = await call('DELETE', `/${made._id}`)
    expect((await call('GET', `/${made._id}`)).status).toBe(404)
    await company.administrator.call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await call('GET', `/${made._id}`)).body).toEqual(made)
  })

  test('are hidden from those who may not manage them', async () => {
    const { browser } = await company.join('contractManager')
    const refused = await browser.call('GET', path)
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED_MODULES_VALIDATION'])
  })
})

describe('a validation requested with a circuit', () => {
  test('offers those of the contract’s workflow, and counts as a use', async () => {
    const made = (await call('POST', '', form())).body
    const other = await company.administrator.call('POST', '/administration/workflows', {
      name: 'Baux',
      predefined: 'validated',
    })
    const elsewhere = other.body.steps[1]._id
    await call('POST', '', form({ title: 'Baux', validationStepId: elsewhere }))
    const contractId = await written()
    const proposed = await company.administrator.call(
      'GET',
      `/contracts3/${contractId}/validation/circuits`,
    )
    expect(proposed.body).toMatchObject({ value: [{ name: made.title }], count: 1, after: null })
    expect(proposed.body.value[0].steps).toEqual(made.steps)
    const asked = await company.administrator.call('POST', `/contracts3/${contractId}/validation`, {
      circuitId: made._id,
      steps: form().steps.map((step) => ({ validatorIds: [], ...step })),
    })
    expect(asked.status).toBe(201)
    expect(asked.body.current.steps[1].validators).toHaveLength(2)
    expect((await call('GET', `/${made._id}`)).body.uses).toBe(1)
  })

  test('accepts only people who can be asked, and an existing circuit', async () => {
    const made = (await call('POST', '', form())).body
    const contractId = await written()
    const ask = (circuitId: string) =>
      company.administrator.call('POST', `/contracts3/${contractId}/validation`, {
        circuitId,
        steps: [{ name: 'Direction', rule: 'all', validatorIds: [ana.personId] }],
      })
    expect((await ask(groupId)).body.errors).toMatchObject([
      { field: 'circuitId', code: 'CHOICE_UNKNOWN' },
    ])
    await block(ana.personId)
    const refused = await ask(made._id)
    expect(refused.body.errors).toMatchObject([
      { field: 'steps.0.validatorIds', code: 'CHOICE_UNKNOWN' },
    ])
    const reader = await company.join('reader')
    const hidden = await reader.browser.call('GET', `/contracts3/${contractId}/validation/circuits`)
    expect(hidden.status).toBe(403)
  })
})
