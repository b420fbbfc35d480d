import { operations } from '@tacite/api/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/at-once.ts'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { createContract } from '../../testing/contracts.ts'
import { expectRefused } from '../../testing/refusals.ts'
import { YEARLY_TERMS } from '../../testing/standing-terms.ts'
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

describe('a save that does not say what it is based on', () => {
  const without = { 'if-match': '' }

  test('is refused in words, and changes nothing', async () => {
    const { body } = await admin().call('POST', '/administration/projects', { title: 'Sans' })
    const path = `/administration/projects/${body._id}`
    const unsaid = await admin().call('PUT', path, { title: 'Autre' }, without)
    expect([unsaid.status, unsaid.body.code]).toEqual([400, 'REVISION_MISSING'])
    expect(unsaid.body.message).toContain('If-Match')
    expect((await admin().call('GET', path)).body).toMatchObject({
      title: 'Sans',
      revision: { number: 0 },
    })
  })

  test('replaces whatever there is when it says so', async () => {
    const { body } = await admin().call('POST', '/administration/projects', { title: 'Tout' })
    const path = `/administration/projects/${body._id}`
    await save(path, 0, { title: 'Première' })
    const answer = await admin().call('PUT', path, { title: 'Seconde' }, { 'if-match': '*' })
    expect([answer.status, answer.body.revision.number]).toEqual([200, 2])
  })

  test('needs no number for an act without values', async () => {
    const { body } = await admin().call('POST', '/roles', { name: 'Défaut suivi', permissions: [] })
    const made = await admin().call('PUT', `/roles/${body._id}/default`, undefined, without)
    expect(made.status).toBe(200)
  })
})

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
    const { icon: _i, logo: _l, letterhead: _h, nextReference: _n, ...rest } = settings
    const { revision, ...form } = rest
    expect((await save('/company', revision.number, form)).status).toBe(200)
    expect((await save('/company', revision.number, form)).status).toBe(412)
  })

  test('is a part of a company or of a contract that is saved by itself', async () => {
    const { _id: contractId } = await createContract(company.administrator)
    const at = `/contracts3/${contractId}`
    const { role } = (await admin().call('GET', '/company/sign-up')).body
    const invited = { policy: 'invitation', domains: [], roleId: role._id }
    const timed = { ...YEARLY_TERMS, renewalType: 'none', renewalDuration: null }
    const account = { service: 'provider2', account: '42' }
    const parts: readonly [read: string, saved: string, form: object][] = [
      ['/company/sign-up', '/company/sign-up', invited],
      ['/company/received-files', '/company/received-files', { activeContent: 'refuse' }],
      ['/integrations', '/integrations', account],
      [at, at, { title: 'Titre suivi' }],
      [`${at}/document`, `${at}/fields`, { values: {} }],
      [`${at}/deadlines`, `${at}/lifecycle`, timed],
    ]
    for (const [read, saved, form] of parts) {
      const { number } = (await admin().call('GET', read)).body.revision
      const first = await save(saved, number, form)
      expect([saved, first.status, first.body.revision.number]).toEqual([saved, 200, number + 1])
      expect((await admin().call('GET', read)).body.revision.number).toBe(number + 1)
      expect([saved, (await save(saved, number, form)).status]).toEqual([saved, 412])
    }
  })

  test('is both parts of a contract that hold the same value', async () => {
    const { _id: contractId } = await createContract(company.administrator)
    const at = `/contracts3/${contractId}`
    const read = async (part: string) => (await admin().call('GET', `${at}/${part}`)).body.revision
    const field = (effective_date: string) => ({ values: { effective_date } })
    const terms = { ...YEARLY_TERMS, effectiveDate: '2027-02-01' }
    const opened = [(await read('deadlines')).number, (await read('document')).number] as const
    expect(opened).toEqual([0, 0])
    // A field that is a term: the form of the terms was opened before.
    expect((await save(`${at}/fields`, 0, field('2027-01-01'))).status).toBe(200)
    expect((await save(`${at}/lifecycle`, 0, terms)).status).toBe(412)
    // A term that is a field: the form of the fields was opened before.
    expect((await save(`${at}/lifecycle`, 1, terms)).status).toBe(200)
    expect((await save(`${at}/fields`, 1, field('2027-03-01'))).status).toBe(412)
    // Neither changes what the other one shows.
    expect((await save(`${at}/fields`, 2, field('2027-02-01'))).status).toBe(200)
    expect((await save(`${at}/fields`, 3, { values: { amount_incl_tax: 100 } })).status).toBe(200)
    expect((await save(`${at}/lifecycle`, 2, { ...terms, roll: 'next' })).status).toBe(200)
    expect((await read('document')).number).toBe(4)
  })

  test('is the shares of a contract, and the grants of a folder', async () => {
    const { _id: contractId } = await createContract(company.administrator)
    const { personId } = await company.join('reader', 'Lea Petit')
    const shares = `/contracts3/${contractId}/shares`
    await admin().call('POST', shares, { personIds: [personId], level: 'reader' })
    const { body } = await admin().call('GET', shares)
    const share = `${shares}/${body.value.at(-1)._id}`
    const level = { level: 'editor' }
    expect((await save(share, body.revision.number, level)).status).toBe(204)
    expect((await save(share, body.revision.number, level)).status).toBe(412)
    const { body: tag } = await admin().call('POST', '/tags', { name: 'Ouvert', ownerId: null })
    const given = { to: { kind: 'person', personId }, grant: 'read' }
    const { body: folder } = await admin().call('POST', `/tags/${tag._id}/grants`, given)
    const grant = `/tags/${tag._id}/grants/${folder.grants[0]._id}`
    expect((await save(grant, folder.revision.number, { grant: 'edit' })).status).toBe(200)
    expect((await save(grant, folder.revision.number, { grant: 'read' })).status).toBe(412)
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
