import { operations } from '@tacite/api/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { expectRefused } from '../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const admin = () => company.administrator
const save = (path: string, basedOn: number, body: object) =>
  admin().call('PUT', path, body, { 'if-match': String(basedOn) })

/** Administration records: where each is created, and two forms of it. */
const RECORDS: readonly [path: string, form: object, other: object][] = [
  ['/roles', { name: 'Rôle suivi', permissions: ['tasks:count'] }, { description: 'Autre' }],
  ['/groups', { name: 'Groupe suivi' }, { description: 'Autre' }],
  ['/tags', { name: 'Classeur suivi', ownerId: null }, { name: 'Autre classeur' }],
  ['/administration/categories', { name: 'Suivie', kind: 'clause' }, { name: 'Autre' }],
  ['/administration/contract-types', { title: 'Type suivi' }, { description: 'Autre' }],
  ['/administration/projects', { title: 'Projet suivi' }, { title: 'Autre projet' }],
  ['/administration/legal-entities', { name: 'Entité suivie' }, { name: 'Autre entité' }],
  ['/administration/counterparties', { name: 'Partie suivie' }, { name: 'Autre partie' }],
  ['/administration/tagged-fields', { label: 'Champ suivi', type: 'text' }, { label: 'Autre' }],
]

describe('a record that two people change', () => {
  test.each(RECORDS)('is not overwritten without a word: %s', async (path, form, other) => {
    const created = await admin().call('POST', path, form)
    expect(created.status).toBe(201)
    const one = `${path}/${created.body._id}`
    expect(created.body.revision).toEqual({ number: 0, by: null, at: null })
    expect((await admin().call('GET', one)).body.revision).toEqual(created.body.revision)
    const first = await save(one, 0, { ...form, ...other })
    expect(first.body.revision).toMatchObject({ number: 1, by: expect.stringMatching(/\S/) })
    const saved = await admin().call('GET', one)
    expect(saved.body.revision).toEqual(first.body.revision)
    const late = await save(one, 0, form)
    expect([late.status, late.body.code]).toEqual([412, 'RECORD_CHANGED_MEANWHILE'])
    expect((await admin().call('GET', one)).body).toEqual(saved.body)
    expect((await save(one, 1, form)).body.revision.number).toBe(2)
  })

  test('is a person, the company or a circuit as well', async () => {
    const { personId } = await company.join('reader')
    const circuit = operations.filter(({ endpoint }) => endpoint.revisionOf === 'circuitId')
    expect(circuit.map(({ endpoint }) => endpoint.method)).toEqual(['GET', 'PUT'])
    const { body: person } = await admin().call('GET', `/users/${personId}`)
    const details = {
      firstName: person.name.first,
      lastName: person.name.last,
      phone: '01',
      roleId: person.role._id,
      groupIds: [],
      mainGroupId: null,
    }
    expect((await save(`/users/${personId}`, 0, details)).body.revision.number).toBe(1)
    expect((await save(`/users/${personId}`, 0, details)).status).toBe(412)
    const group = await admin().call('POST', '/groups', { name: 'Groupe rejoint' })
    await admin().call('POST', `/groups/${group.body._id}/members`, { addedIds: [personId] })
    expect((await save(`/users/${personId}`, 1, details)).status).toBe(412)
    const { body: settings } = await admin().call('GET', '/company')
    const { hasIcon: _i, hasLogo: _l, nextReference: _n, isSignUpOpen: _s, ...rest } = settings
    const { revision, ...form } = rest
    expect((await save('/company', revision.number, form)).status).toBe(200)
    expect((await save('/company', revision.number, form)).status).toBe(412)
  })

  test('takes one of several first saves made at once', async () => {
    const { body } = await admin().call('POST', '/administration/projects', { title: 'Ensemble' })
    const path = `/administration/projects/${body._id}`
    const answers = await atOnce(
      product,
      [1, 2, 3].map((each) => () => save(path, 0, { title: `N${each}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
  })

  test('names who was first, in the reader’s language', async () => {
    const { body } = await admin().call('POST', '/administration/projects', { title: 'Nommé' })
    const path = `/administration/projects/${body._id}`
    const { body: saved } = await save(path, 0, { title: 'Nommé ainsi' })
    const late = {
      ...admin(),
      call: (method: 'GET', at: string, form?: unknown) =>
        admin().call(method, at, form, at === path ? { 'if-match': '0' } : {}),
    }
    await expectRefused(late, ['PUT', path, { title: 'Tard' }], 412, {
      code: 'RECORD_CHANGED_MEANWHILE',
      params: { name: saved.revision.by },
    })
  })

  test('keeps its number when a save is refused for another reason', async () => {
    const { body } = await admin().call('POST', '/administration/projects', { title: 'Refusé' })
    const path = `/administration/projects/${body._id}`
    expect((await save(path, 0, { title: '' })).status).toBe(422)
    expect((await admin().call('GET', path)).body.revision.number).toBe(0)
    const nonsense = await admin().call('PUT', path, { title: 'X' }, { 'if-match': 'x' })
    expect(nonsense.status).toBe(400)
  })
})
