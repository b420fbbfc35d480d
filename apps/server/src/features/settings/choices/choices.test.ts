import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { CHOICE_NOUNS } from '../../../testing/choice-nouns.ts'
import { makeChoices } from '../../../testing/make-choices.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

interface Choice {
  _id: string
  name: string
}

async function page(noun: string, query = '', browser: Browser = company.administrator) {
  const { status, body } = await browser.call('GET', `/choices/${noun}${query && `?${query}`}`)
  expect([noun, query, status]).toEqual([noun, query, 200])
  return body as { value: Choice[]; count: number; after: string | null }
}

async function everyPage(noun: string, query: string, browser?: Browser): Promise<Choice[]> {
  const found: Choice[] = []
  let after: string | null = null
  do {
    const next = await page(noun, `${query}${after ? `&after=${after}` : ''}`, browser)
    found.push(...next.value)
    if (next.after !== null) expect(next.after).not.toBe(after)
    after = next.after
  } while (after !== null)
  return found
}

/** Contracts are created through their form, one by one. */
const manyOf = (noun: string) => (noun === 'master-contracts' ? 60 : 500)
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Élément ${String(index).padStart(3, '0')}`)

describe.each(CHOICE_NOUNS)('among many %s', (noun) => {
  let last: Choice

  beforeAll(async () => {
    await makeChoices(product, company, noun, [...numbered(manyOf(noun)), 'Zygène écarlate'])
    ;[last] = (await page(noun, 'q=zygène')).value as [Choice]
  })

  test('the last one is found by part of its name, ignoring case and accents', async () => {
    expect(await page(noun, 'q=ECARL+zyg')).toEqual({ value: [last], count: 1, after: null })
    expect(last.name).toBe('Zygène écarlate')
  })

  test('each is on one page, and none is left out', async () => {
    const $top = noun === 'master-contracts' ? 7 : 90
    const found = await everyPage(noun, `q=element&$top=${$top}`)
    expect(found.map(({ name }) => name)).toEqual(numbered(manyOf(noun)))
    const { value, count } = await page(noun, `q=element&$top=${$top}`)
    expect([value.length, count]).toEqual([$top, manyOf(noun)])
    expect((await everyPage(noun, `$top=100`)).at(-1)).toEqual(last)
  })

  test('chosen ones are read by their ids', async () => {
    const [first] = (await page(noun, 'q=element+000')).value as [Choice]
    const { value } = await page(noun, `ids=${last._id},${first._id},${newId(product.clock.now())}`)
    expect(value).toEqual([first, last])
  })

  test('another company is offered none of them', async () => {
    const { administrator } = await signUpCompany(product)
    expect(await page(noun, 'q=zygène', administrator)).toMatchObject({ value: [], count: 0 })
    expect((await page(noun, `ids=${last._id}`, administrator)).value).toEqual([])
  })

  test('a third party is offered nothing', async () => {
    const { browser } = await company.join('thirdParty')
    const { status, body } = await browser.call('GET', `/choices/${noun}`)
    // Templates are for those who create contracts.
    if (noun === 'templates') expect(status).toBe(403)
    else expect(body).toEqual({ value: [], count: 0, after: null })
  })
})

describe('sorted in the reader’s alphabet', () => {
  const names = ['Zoé', 'œuvre', 'Nuage', 'Ñandú', 'nacre', 'été', 'Etage', 'ocre', 'Étude', 'Oeuf']
  const french = [
    'Etage',
    'été',
    'Étude',
    'nacre',
    'Ñandú',
    'Nuage',
    'ocre',
    'Oeuf',
    'œuvre',
    'Zoé',
  ]
  const spanish = [
    'Etage',
    'été',
    'Étude',
    'nacre',
    'Nuage',
    'Ñandú',
    'ocre',
    'Oeuf',
    'œuvre',
    'Zoé',
  ]
  let lettered: TestCompany

  beforeAll(async () => {
    lettered = await signUpCompany(product)
  })

  const bySql = CHOICE_NOUNS.filter((noun) => noun !== 'master-contracts')
  test.each(bySql)('%s', async (noun) => {
    const { administrator } = lettered
    const before = new Set((await everyPage(noun, '$top=100', administrator)).map(({ _id }) => _id))
    await makeChoices(product, lettered, noun, names)
    for (const [i18n, expected] of [
      ['fr', french],
      ['en', french],
      ['es', spanish],
    ] as const) {
      await administrator.call('PUT', '/me/language', { i18n })
      const all = await everyPage(noun, '$top=3', administrator)
      const added = all.filter(({ _id }) => !before.has(_id)).map(({ name }) => name)
      expect([i18n, added]).toEqual([i18n, expected])
    }
  })
})

describe('from one page to the next', () => {
  test('additions and deletions meanwhile neither repeat a choice nor skip one', async () => {
    const mine = await signUpCompany(product)
    const { administrator } = mine
    await makeChoices(product, mine, 'counterparties', ['Alpha', 'Bêta', 'Delta', 'Gamma'])
    const first = await page('counterparties', '$top=2', administrator)
    await makeChoices(product, mine, 'counterparties', ['Abaque'])
    const [, beta] = first.value as [Choice, Choice]
    await administrator.call('DELETE', `/administration/counterparties/${beta._id}`)
    const second = await page('counterparties', `$top=2&after=${first.after}`, administrator)
    expect([...first.value, ...second.value].map(({ name }) => name)).toEqual([
      'Alpha',
      'Bêta',
      'Delta',
      'Gamma',
    ])
    expect([first.count, second.count, second.after]).toEqual([4, 4, null])
  })

  test('two with the same name are both listed', async () => {
    const mine = await signUpCompany(product)
    const { administrator } = mine
    await makeChoices(product, mine, 'people', ['Même', 'Même', 'Même'])
    const found = await everyPage('people', 'q=meme&$top=1', administrator)
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(3)
  })

  test.each([
    'pas-un-curseur',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('["a\\u0000","0190d3f0-0000-7000-8000-000000000000"]').toString('base64url'),
    Buffer.from('["a","drop"]').toString('base64url'),
  ])('%s is not a cursor', async (after) => {
    const { status } = await company.administrator.call('GET', `/choices/projects?after=${after}`)
    expect(status).toBe(400)
  })
})

test('a person who writes no contracts is offered what their visible contracts name', async () => {
  const mine = await signUpCompany(product)
  const { browser, personId } = await mine.join('reader')
  const form = await contractForm(mine.administrator)
  const party = await mine.administrator.call('POST', '/contracts/suppliers', {
    name: 'Société Élan',
  })
  const folder = await mine.administrator.call('POST', '/tags', { name: 'Réservé' })
  const contract = await createContract(mine.administrator, {
    ...form,
    counterpartyId: party.body._id,
    folderIds: [folder.body._id],
  })
  const offered = async (noun: string) =>
    (await page(noun, '', browser)).value.map(({ name }) => name)
  for (const noun of ['projects', 'counterparties', 'folders', 'master-contracts'])
    expect([noun, await offered(noun)]).toEqual([noun, []])
  const byId = await page('counterparties', `ids=${party.body._id}`, browser)
  expect(byId.value).toEqual([])

  await grantLevel(product, mine, { contractId: contract._id, personId, level: 'reader' })
  expect(await offered('counterparties')).toEqual(['Société Élan'])
  expect(await offered('projects')).toEqual(['Général'])
  expect(await offered('folders')).toEqual(['Réservé'])
  expect(await offered('master-contracts')).toEqual(['Contrat de maintenance'])
})

test('a contract is not offered as its own master, nor is an amendment', async () => {
  const { administrator } = await signUpCompany(product)
  const master = await createContract(administrator, { title: 'Contrat-cadre' })
  const other = await createContract(administrator, { title: 'Autre' })
  await administrator.call('PUT', `/contracts3/${other._id}`, { parentId: master._id })
  const { value } = await page('master-contracts', '', administrator)
  expect(value).toEqual([{ _id: master._id, name: 'Contrat-cadre', reference: master.reference }])
  expect((await page('master-contracts', `except=${master._id}`, administrator)).value).toEqual([])
})

test('active internal people are offered, or all people on request; without excluded ones', async () => {
  const mine = await signUpCompany(product)
  const { administrator, administratorId } = mine
  const outside = await mine.join('thirdParty', 'Tiers')
  const zoe = await mine.join('reader', 'Zoé')
  const blocked = await mine.join('reader', 'Bloquée')
  await administrator.call('POST', `/users/${blocked.personId}/blocked`)
  const named = async (query: string) =>
    (await page('people', query, administrator)).value.map(({ name }) => name)
  expect(await named('')).toEqual(['Anne Martin', 'Zoé Test'])
  expect(await named(`except=${administratorId},${outside.personId}`)).toEqual(['Zoé Test'])
  expect(await named('standing=any')).toEqual([
    'Anne Martin',
    'Bloquée Test',
    'Tiers Test',
    'Zoé Test',
  ])
  expect(await named(`standing=any&q=${zoe.email}`)).toEqual(['Zoé Test'])
})

test('a validator is a person or group that can be asked', async () => {
  const mine = await signUpCompany(product)
  const { administrator, administratorId } = mine
  const form = { description: '' }
  const full = await administrator.call('POST', '/groups', { ...form, name: 'Achats' })
  await administrator.call('POST', '/groups', { ...form, name: 'Achats vides' })
  await administrator.call('POST', `/groups/${full.body._id}/members`, {
    addedIds: [administratorId],
  })
  const { value } = await page('validators', '', administrator)
  expect(value).toEqual([
    { _id: full.body._id, name: 'Achats', kind: 'group' },
    { _id: administratorId, name: 'Anne Martin', kind: 'person' },
  ])
  expect((await page('validators', `ids=${full.body._id}`, administrator)).value).toEqual([
    value[0],
  ])
  expect((await page('groups', 'q=vides', administrator)).value).toMatchObject([
    { name: 'Achats vides' },
  ])
})

test('blocked people are not offered, nor are fields that cannot filter', async () => {
  const mine = await signUpCompany(product)
  const { personId } = await mine.join('reader', 'Bloquée')
  expect((await page('people', 'q=bloquee', mine.administrator)).count).toBe(1)
  await mine.administrator.call('POST', `/users/${personId}/blocked`)
  expect((await page('people', 'q=bloquee', mine.administrator)).count).toBe(0)

  const all = await everyPage('tagged-fields', '$top=100', mine.administrator)
  const filtering = await everyPage('tagged-fields', '$top=100&filterable=true', mine.administrator)
  const { body } = await mine.administrator.call('GET', '/tagged-fields?$topTaggedField=-1')
  const expected = (body.value as { _id: string; isFilterable: boolean }[])
    .filter(({ isFilterable }) => isFilterable)
    .map(({ _id }) => _id)
  expect(filtering.map(({ _id }) => _id).toSorted()).toEqual(expected.toSorted())
  expect(all.length).toBeGreaterThan(filtering.length)
})
