import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, rest: string, body?: unknown) =>
  company.administrator.call(method, `/administration/${rest}`, body)
const made = async (nouns: string, form: object) => (await call('POST', nouns, form)).body
const restore = (removalId: string) =>
  company.administrator.call('POST', `/removed-objects/${removalId}/restored`)

async function freeze(contractId: string): Promise<void> {
  await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .update('contract')
      .set({ frozen_at: product.clock.now() })
      .where('contract.id', '=', contractId)
      .execute(),
  )
}

describe.each(['counterparties', 'legal-entities'])('%s', (nouns) => {
  test('have a name and numbers with valid check digits', async () => {
    const create = (form: object) => call('POST', nouns, { name: 'Morel', ...form })
    expect(await faultOf(await call('POST', nouns, { name: ' ' }))).toEqual([
      422,
      'name',
      'FIELD_REQUIRED',
    ])
    const wrong: [object, string, string][] = [
      [{ siren: '12' }, 'siren', 'SIREN_LENGTH'],
      [{ siren: '552100555' }, 'siren', 'SIREN_CHECK'],
      [{ siret: '552100554' }, 'siret', 'SIRET_LENGTH'],
      [{ siret: '55210055400014' }, 'siret', 'SIRET_CHECK'],
      [{ siren: '404833048', siret: '55210055400013' }, 'siret', 'SIRET_OTHER_SIREN'],
      [{ vatNumber: 'US1' }, 'vatNumber', 'VAT_COUNTRY'],
      [{ vatNumber: 'DE1' }, 'vatNumber', 'VAT_FORMAT'],
      [{ vatNumber: 'FR84404833048' }, 'vatNumber', 'VAT_KEY'],
      [{ vatNumber: 'FR83404833049' }, 'vatNumber', 'VAT_SIREN_CHECK'],
      [{ siren: '552100554', vatNumber: 'FR83404833048' }, 'vatNumber', 'VAT_OTHER_SIREN'],
    ]
    for (const [form, field, code] of wrong)
      expect(await faultOf(await create(form))).toEqual([422, field, code])
    const { body } = await create({ siret: '55210055400013' })
    expect(body).toMatchObject({ siren: '552 100 554', siret: '552 100 554 00013' })
    expect(await faultOf(await create({ name: 'MOREL' }))).toEqual([422, 'name', 'NAME_TAKEN'])
    const abroad = { name: 'Müller GmbH', vatNumber: 'de 123456789' }
    expect((await create(abroad)).body).toMatchObject({ siren: '', vatNumber: 'DE123456789' })
    const found = await call('GET', `${nouns}?search=552100554`)
    expect(found.body).toMatchObject({ count: 1, value: [{ name: 'Morel' }] })
  })

  test('used by contracts stay, the others can be deleted and restored', async () => {
    const party = await made(nouns, { name: 'Morel' })
    const removed = await call('DELETE', `${nouns}/${party._id}`)
    expect((await call('GET', `${nouns}/${party._id}`)).status).toBe(404)
    expect((await restore(removed.body.removalId)).status).toBe(204)
    expect((await call('GET', `${nouns}/${party._id}`)).body).toEqual(party)
    const column = nouns === 'counterparties' ? 'counterpartyId' : 'legalEntityId'
    const contract = await createContract(company.administrator, { [column]: party._id })
    const refused = await call('DELETE', `${nouns}/${party._id}`)
    expect([refused.status, refused.body.code]).toEqual([
      409,
      nouns === 'counterparties' ? 'COUNTERPARTY_USED' : 'LEGAL_ENTITY_USED',
    ])
    expect((await call('GET', `${nouns}?search=morel`)).body.value[0].contracts).toBe(1)
    await freeze(contract._id)
    const renamed = await call('PUT', `${nouns}/${party._id}`, { name: 'Morel et fils' })
    expect(await faultOf(renamed)).toEqual([409, '', 'PARTY_OUT'])
    const vat = await call('PUT', `${nouns}/${party._id}`, {
      name: 'Morel',
      vatNumber: 'DE123456789',
    })
    expect(vat.status).toBe(200)
  })
})

describe('counterparties', () => {
  const create = (form: object) => made('counterparties', form)

  test('have contacts, and are found by them', async () => {
    const contacts = [{ name: 'Inès Roy', role: 'Achats', email: 'ines@morel.test', phone: '01' }]
    const party = await create({ name: 'Morel', kind: 'consumer', contacts })
    expect(party).toMatchObject({ kind: 'consumer', contacts })
    const { body } = await call('GET', 'counterparties?search=ines%20morel')
    expect(body.value).toMatchObject([{ name: 'Morel', contacts: 1, contact: 'Inès Roy' }])
    const wrong = (contact: object) =>
      call('PUT', `counterparties/${party._id}`, { name: 'Morel', contacts: [contact] })
    expect(await faultOf(await wrong({ name: '' }))).toEqual([
      422,
      'contacts',
      'CONTACT_NAME_REQUIRED',
    ])
    expect(await faultOf(await wrong({ name: 'Inès', email: 'x' }))).toEqual([
      422,
      'contacts',
      'CONTACT_EMAIL_INVALID',
    ])
    const badMail = await call('POST', 'counterparties', { name: 'Roy', email: 'roy' })
    expect(await faultOf(badMail)).toEqual([422, 'email', 'EMAIL_INVALID'])
  })

  test('that may be duplicates are shown: one SIREN, or one name ignoring accents', async () => {
    const first = await create({ name: 'Société Élan', siren: '552100554' })
    await create({ name: 'SOCIETE ELAN' })
    await create({ name: 'Peugeot', siren: '552 100 554' })
    await create({ name: 'Autre' })
    const { body } = await call('GET', 'counterparties?duplicates=true')
    expect(body.count).toBe(3)
    const read = (await call('GET', `counterparties/${first._id}`)).body
    expect(read.duplicates.map(({ name }: { name: string }) => name)).toEqual([
      'Peugeot',
      'SOCIETE ELAN',
    ])
  })

  test('that differ by their legal form or share a SIRET may be duplicates, and stand together', async () => {
    await create({ name: 'Cadexia' })
    await create({ name: 'Brévia' })
    await create({ name: 'Zénith S.A.R.L.', siret: '55210055400013' })
    await create({ name: 'SAS CADEXIA' })
    await create({ name: 'Antarès', siret: '55210055400013' })
    await create({ name: 'SARL' })
    const { body } = await call('GET', 'counterparties?duplicates=true')
    expect(body.value.map(({ name }: { name: string }) => name)).toEqual([
      'Zénith S.A.R.L.',
      'Antarès',
      'Cadexia',
      'SAS CADEXIA',
    ])
  })

  test('are warned of while typing, and no longer once said not to be duplicates', async () => {
    const first = await create({ name: 'Cadexia', siren: '552100554' })
    const alike = async (query: string) =>
      (await call('GET', `counterparties-alike?${query}`)).body.value.map(
        ({ name }: { name: string }) => name,
      )
    expect(await alike('name=cadexia%20sas')).toEqual(['Cadexia'])
    expect(await alike('name=Autre&siren=552%20100%20554')).toEqual(['Cadexia'])
    expect(await alike('name=cadex')).toEqual([])
    expect(await alike('')).toEqual([])
    const second = await create({ name: 'CADEXIA SAS' })
    const ofSecond = `name=CADEXIA%20SAS&except=${second._id}`
    expect(await alike(ofSecond)).toEqual(['Cadexia'])
    const compare = (areDistinct: boolean) =>
      call('PUT', `counterparties/${second._id}/compared/${first._id}`, { areDistinct })
    expect((await compare(true)).body.duplicates).toEqual([])
    expect(await alike(ofSecond)).toEqual([])
    expect((await call('GET', 'counterparties?duplicates=true')).body.count).toBe(0)
    const { removalId } = (await call('DELETE', `counterparties/${first._id}`)).body
    await restore(removalId)
    expect((await call('GET', 'counterparties?duplicates=true')).body.count).toBe(0)
    expect((await compare(false)).body.duplicates).toHaveLength(1)
    const said = (await call('GET', 'audit?action=counterparty.compared')).body.value
    expect(said).toHaveLength(2)
  })

  test('can be merged: contracts, contacts and values move, and the event says so', async () => {
    const ines = { name: 'Inès Roy', email: 'ines@elan.test' }
    const kept = await create({ name: 'Élan', contacts: [ines] })
    const other = await create({
      name: 'Elan SARL',
      siren: '552100554',
      contacts: [ines, { name: 'Luc Petit' }],
    })
    await made('tagged-fields', { label: 'Sous-traitant', type: 'counterparty', isMetadata: true })
    const values = { sous_traitant: 'Elan SARL' }
    const contract = await createContract(company.administrator, {
      counterpartyId: other._id,
      values,
    })
    const merge = (form: object) =>
      call('POST', `counterparties/${kept._id}/merged`, { name: 'Élan', ...form })
    expect(await faultOf(await merge({ otherId: kept._id }))).toEqual([
      422,
      'otherId',
      'COUNTERPARTY_MERGED_ITSELF',
    ])
    expect((await faultOf(await merge({ otherId: company.companyId })))[0]).toBe(404)
    expect((await faultOf(await merge({ otherId: other._id, siren: '1' })))[2]).toBe('SIREN_LENGTH')
    const { body } = await merge({ otherId: other._id, siren: '552100554' })
    expect(body).toMatchObject({ name: 'Élan', siren: '552 100 554', contracts: 1 })
    expect(body.contacts.map(({ name }: { name: string }) => name)).toEqual([
      'Inès Roy',
      'Luc Petit',
    ])
    expect((await call('GET', `counterparties/${other._id}`)).status).toBe(404)
    const page = await company.administrator.call('GET', `/contracts3/${contract._id}`)
    expect(page.body.counterparty).toEqual({ _id: kept._id, name: 'Élan' })
    const text = await company.administrator.call('GET', `/contracts3/${contract._id}/document`)
    expect(text.body.values).toMatchObject({ sous_traitant: 'Élan' })
    const listed = await company.administrator.call('GET', `/contracts3?supplier=eq:${kept._id}`)
    expect(listed.body.count).toBe(1)
  })

  test('of contracts out for signature cannot be merged', async () => {
    const kept = await create({ name: 'Élan' })
    const other = await create({ name: 'Elan SARL' })
    const contract = await createContract(company.administrator, { counterpartyId: other._id })
    await freeze(contract._id)
    const refused = await call('POST', `counterparties/${kept._id}/merged`, {
      name: 'Élan',
      otherId: other._id,
    })
    expect(await faultOf(refused)).toEqual([409, '', 'PARTY_OUT'])
  })

  test('created inside the contract form follow the same rules', async () => {
    const create2 = (siren: string) =>
      company.administrator.call('POST', '/contracts/suppliers', { name: 'Vite', siren })
    expect(await faultOf(await create2('123'))).toEqual([422, 'siren', 'SIREN_LENGTH'])
    expect((await create2('552100554')).body).toMatchObject({ name: 'Vite' })
  })
})

test('projects have a unique title, a description, and stay while contracts belong to them', async () => {
  const project = await made('projects', { title: 'Usine', description: 'Lyon' })
  expect(project).toMatchObject({ title: 'Usine', description: 'Lyon', contracts: 0 })
  expect(await faultOf(await call('POST', 'projects', { title: ' ' }))).toEqual([
    422,
    'title',
    'FIELD_REQUIRED',
  ])
  expect(await faultOf(await call('POST', 'projects', { title: 'USINE' }))).toEqual([
    422,
    'title',
    'NAME_TAKEN',
  ])
  const inForm = await company.administrator.call('POST', '/projects', { name: 'usine' })
  expect(await faultOf(inForm)).toEqual([422, 'name', 'NAME_TAKEN'])
  const changed = await call('PUT', `projects/${project._id}`, { title: 'Usine 2' })
  expect(changed.body).toMatchObject({ title: 'Usine 2', description: '' })
  await createContract(company.administrator, { projectId: project._id })
  const { body } = await call('GET', 'projects?$orderby=contracts%20desc')
  expect(body.value[0]).toMatchObject({ title: 'Usine 2', contracts: 1 })
  expect((await call('DELETE', `projects/${project._id}`)).body.code).toBe('PROJECT_USED')
  const free = await made('projects', { title: 'Libre' })
  const removed = await call('DELETE', `projects/${free._id}`)
  expect((await call('GET', `projects/${free._id}`)).body.code).toBe('PROJECT_NOT_FOUND')
  expect((await restore(removed.body.removalId)).status).toBe(204)
})
