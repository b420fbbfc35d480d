import type {
  WorkflowRow,
  WorkflowStepRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf, refusalText } from '../../../testing/refusals.ts'
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

const path = '/administration/workflows'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', body?: unknown) =>
  company.administrator.call(method, `${path}${rest}`, body)
const create = async (name: string, predefined = 'complete') =>
  (await call('POST', '', { name, predefined })).body
const standard = async () => (await call('GET', '?search=standard')).body.value[0]

type Step = WorkflowStepRow
const kept = ({ _id, name, description, color, kind }: Step) => ({
  workflowStepId: _id,
  name,
  description,
  color,
  kind,
})
const added = (kind: string, name: string) => ({
  workflowStepId: null,
  name,
  description: 'Une étape',
  color: '#1d5fa8',
  kind,
})
const save = (
  workflow: WorkflowRow,
  steps: object[],
  more: object = {},
  browser = company.administrator,
) =>
  browser.call('PUT', `${path}/${workflow._id}`, {
    name: workflow.name,
    workflowVersion: workflow.version,
    steps,
    ...more,
  })

describe('workflows', () => {
  test('are created from a predefined one, copied, and listed by name with their usage', async () => {
    const simple = await create('Achats simples', 'simple')
    expect(simple.steps.map(({ kind }: Step) => kind)).toEqual([
      'drafting',
      'signature',
      'followUp',
    ])
    const copy = await call('POST', `/${simple._id}/copies`, { name: 'Baux' })
    expect(copy.body.steps.map(({ name }: Step) => name)).toEqual(
      simple.steps.map(({ name }: Step) => name),
    )
    const again = await call('POST', `/${simple._id}/copies`, { name: 'baux' })
    expect(again.body.name).toBe('baux 2')
    await createContract(company.administrator)
    const { body } = await call('GET', '?$orderby=contracts%20desc')
    expect(body.count).toBe(4)
    expect(body.value[0]).toMatchObject({ name: 'Cycle standard', isDefault: true, contracts: 1 })
    expect((await call('GET', '?search=simpl')).body).toMatchObject({ count: 1 })
    const taken = await call('POST', '', { name: 'ACHATS SIMPLES' })
    expect(taken.body.errors).toMatchObject([{ field: 'name', code: 'NAME_TAKEN' }])
    const nameless = await call('POST', '', { name: ' ' })
    expect(nameless.body.errors).toMatchObject([{ field: 'name', code: 'FIELD_REQUIRED' }])
  })

  test('one is the default: new contracts run on it', async () => {
    const simple = await create('Simple', 'simple')
    expect((await call('PUT', `/${simple._id}/default`)).body.isDefault).toBe(true)
    expect((await call('GET', '?search=standard')).body.value[0].isDefault).toBe(false)
    const { _id } = await createContract(company.administrator)
    const { body } = await company.administrator.call('GET', `/contracts3/${_id}/steps`)
    expect(body.map((step: Step) => step._id)).toEqual(simple.steps.map((step: Step) => step._id))
  })

  test('that are unused can be deleted and restored with their steps', async () => {
    const simple = await create('Simple', 'simple')
    const { body } = await call('DELETE', `/${simple._id}`)
    expect((await call('GET', `/${simple._id}`)).body.code).toBe('WORKFLOW_NOT_FOUND')
    await company.administrator.call('POST', `/removed-objects/${body.removalId}/restored`)
    expect((await call('GET', `/${simple._id}`)).body).toEqual(simple)
  })

  test('in use, and the default one, stay, and say so in each language', async () => {
    const { _id } = await standard()
    await createContract(company.administrator)
    const other = await create('Autre')
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const refused = await call('DELETE', `/${_id}`)
      const t = createTranslator(locale)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        t.refusal({ code: 'WORKFLOW_IS_DEFAULT' }),
      ])
      await call('PUT', `/${other._id}/default`)
      const used = await call('DELETE', `/${_id}`)
      expect([used.status, used.body.message]).toEqual([
        409,
        t.refusal({ code: 'WORKFLOW_USED', params: { contracts: 1 } }),
      ])
      await call('PUT', `/${_id}/default`)
    }
    const { _id: validationStepId } = other.steps.find(({ kind }: Step) => kind === 'validation')
    const circuit = await company.administrator.call(
      'POST',
      '/administration/validation-circuits',
      {
        title: 'Direction',
        validationStepId,
        steps: [{ name: 'Direction', rule: 'all', validatorIds: [company.administratorId] }],
      },
    )
    expect(circuit.status).toBe(201)
    const refused = await call('DELETE', `/${other._id}`)
    expect(await faultOf(refused)).toEqual([409, '', 'WORKFLOW_HAS_CIRCUITS'])
  })
})

describe('the steps of a workflow', () => {
  test('are renamed, coloured, ordered, added and removed while no contract is on them', async () => {
    const workflow = await create('Achats')
    const [drafting, negotiation, , signature] = workflow.steps
    const { body, status } = await save(workflow, [
      { ...kept(drafting), name: 'Projet', color: '#97316b' },
      added('negotiation', 'Appel d’offres'),
      kept(negotiation),
      { ...kept(signature) },
    ])
    expect(status).toBe(200)
    expect(body.steps.map(({ name }: Step) => name)).toEqual([
      'Projet',
      'Appel d’offres',
      'Négociation',
      'Signature',
    ])
    expect(body).toMatchObject({ version: 2, steps: [{ color: '#97316b' }, {}, {}, {}] })
    const turned = await save(
      body,
      body.steps.map(kept).with(1, kept(body.steps[2])).with(2, kept(body.steps[1])),
    )
    expect(turned.body.steps.map(({ name }: Step) => name)).toEqual([
      'Projet',
      'Négociation',
      'Appel d’offres',
      'Signature',
    ])
  })

  test('each need a name, a description and a colour, in a sensible order', async () => {
    const workflow = await create('Achats')
    const bare = { ...added('drafting', ''), description: ' ', color: '' }
    const refused = await save(workflow, [bare, added('validation', 'A'), added('validation', 'B')])
    expect([
      refused.status,
      refused.body.errors.map(
        (each: { field: string; code: string }) => `${each.field} ${each.code}`,
      ),
    ]).toEqual([
      422,
      [
        'steps.0.name FIELD_REQUIRED',
        'steps.0.description FIELD_REQUIRED',
        'steps.0.color FIELD_REQUIRED',
        'steps.2.kind NO_MORE_VALIDATION_STEPS',
      ],
    ])
    const none = await save(workflow, [])
    expect(none.body.errors).toMatchObject([{ field: 'steps', code: 'WORKFLOW_STEPS_REQUIRED' }])
    const free = await save(workflow, [{ ...added('drafting', 'A'), color: '#123456' }])
    expect(free.status).toBe(400)
    const foreign = await standard()
    const mixed = await save(workflow, [kept(foreign.steps[0])])
    expect(mixed.body.errors).toMatchObject([{ code: 'CHOICE_UNKNOWN' }])
  })

  test('are not overwritten by someone who has not seen the latest ones', async () => {
    const workflow = await create('Achats')
    await save(workflow, workflow.steps.map(kept), { name: 'Achats 2' })
    const late = await save(workflow, workflow.steps.map(kept))
    expect(await faultOf(late)).toEqual([412, '', 'WORKFLOW_CHANGED_MEANWHILE'])
  })

  test.each<[Permission, (steps: Step[]) => object[]]>([
    [
      'workflows:step:create',
      (steps) => [
        ...steps.slice(0, 1).map(kept),
        added('negotiation', 'A'),
        ...steps.slice(1).map(kept),
      ],
    ],
    [
      'workflows:step:update',
      (steps) => [{ ...kept(steps[0]!), name: 'Autre' }, ...steps.slice(1).map(kept)],
    ],
    ['workflows:step:delete', (steps) => steps.slice(0, -1).map(kept)],
  ])('need the permission %s, and say so in each language', async (permission, change) => {
    const workflow = await create('Achats')
    const browser = await without(permission)
    for (const locale of locales) {
      await browser.call('PUT', '/me/language', { i18n: locale })
      const refused = await save(workflow, change(workflow.steps), {}, browser)
      const code = `NOT_ALLOWED_${permission.replaceAll(':', '_').toUpperCase()}`
      expect([refused.status, refused.body.message]).toEqual([403, refusalText(locale, { code })])
    }
    expect(
      (await save(workflow, workflow.steps.map(kept), { name: 'Renommé' }, browser)).status,
    ).toBe(200)
  })
})

async function without(permission: Permission): Promise<Browser> {
  const { browser } = await company.join('contractManager')
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('role')
      .set({ permissions: PERMISSIONS.filter((each) => each !== permission) })
      .where('role.key', '=', 'contractManager')
      .execute(),
  )
  return browser
}
