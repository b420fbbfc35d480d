import { CONTRACT_ORDERS } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import {
  ALL,
  libraryOfContracts,
  type LibraryOfContracts,
} from '../../../testing/library-of-contracts.ts'

let product: TestProduct
let library: LibraryOfContracts
let ids: LibraryOfContracts['ids']

beforeAll(async () => {
  product = await startProduct()
  library = await libraryOfContracts(product)
  ids = library.ids
})
afterAll(() => product.stop())

const list: LibraryOfContracts['list'] = (...call) => library.list(...call)
const titles: LibraryOfContracts['titles'] = (...call) => library.titles(...call)

test('a row shows the contract’s state in the reader’s language', async () => {
  const { body } = await list('text=tacite')
  expect(body.value).toEqual([
    expect.objectContaining({
      _id: ids['Tacite'],
      title: 'Tacite',
      reference: expect.stringMatching(/^2026\d{4}$/),
      supplier: 'Société Élan',
      statusWorkflow: {
        status: 'SIGNED',
        statusI18n: 'Signé',
        readyToSign: false,
        validationSuspended: false,
      },
      statusDetail: 'Tacitement reconduit',
      statusDetailKey: 'TACITLY_RENEWED',
      signatureDate: '2024-12-01',
      effectiveDate: '2025-01-01',
      endDate: '2026-12-31',
      terminationDate: '2026-11-30',
      financialAmount: 50_000,
      typeRenewal: 'tacit',
      parent: null,
      children: 0,
      isArchived: false,
    }),
  ])
  const drafts = await list('text=brouillon')
  expect(drafts.body.value[0].stepsWorkflow.name).toBe(drafts.body.value[0].statusDetail)
})

describe('pages', () => {
  test('have the true count and no row twice, whatever the order', async () => {
    for (const order of CONTRACT_ORDERS) {
      for (const way of ['asc', 'desc']) {
        for (const filter of ['', '&statusDetail=ne:EXPIRED']) {
          const pages = []
          for (const skip of [0, 2, 4]) {
            const { body } = await list(`$orderby=${order} ${way}&$top=2&$skip=${skip}${filter}`)
            expect(body.count).toBe(filter === '' ? 5 : 4)
            pages.push(...body.value.map(({ _id }: { _id: string }) => _id))
          }
          expect([order, way, new Set(pages).size]).toEqual([order, way, filter === '' ? 5 : 4])
        }
      }
    }
  })

  test('are sorted in the order of the language, empty values last', async () => {
    const ordered = async (order: string) =>
      (await list(`$orderby=${order}`)).body.value.map(({ title }: { title: string }) => title)
    expect(await ordered('title asc')).toEqual(ALL)
    expect(await ordered('title desc')).toEqual(ALL.toReversed())
    expect((await ordered('endDate asc')).slice(0, 3)).toEqual(['Échu', 'Tacite', 'Court'])
    expect((await ordered('endDate desc')).slice(0, 3)).toEqual(['Court', 'Tacite', 'Échu'])
  })

  test('by detailed status follow the workflow, then the life of a signed contract', async () => {
    const details = async (way: string) =>
      (await list(`$orderby=statusDetail ${way}`)).body.value.map(
        ({ statusDetailKey }: { statusDetailKey: string }) =>
          statusDetailKey.includes('-') ? 'step' : statusDetailKey,
      )
    const ascending = await details('asc')
    expect(ascending).toEqual(['step', 'step', 'IN_FORCE', 'TACITLY_RENEWED', 'EXPIRED'])
    expect(await details('desc')).toEqual(ascending.toReversed())
  })

  test('by last change show what was changed last', async () => {
    const { value } = (await list('$orderby=updatedAt desc')).body
    const instants = value.map(({ updatedAt }: { updatedAt: string }) => updatedAt)
    expect(instants).toEqual(instants.toSorted().toReversed())
  })

  test('of 0 and -1 rows are all rows', async () => {
    expect((await list('$top=0')).body.value.length).toBe(5)
    expect((await list('$top=-1')).body.value.length).toBe(5)
  })
})

describe('amendments', () => {
  test('are counted on their master agreement and listed by it', async () => {
    const amendment = await standingContract(product, library.company, {
      status: 'SIGNED',
      signatureDate: '2026-05-10',
      form: { title: 'Avenant', parentId: ids['Tacite'] },
      archived: false,
    })
    const { body } = await list(`payloadType=contracts&parent=${ids['Tacite']}&$skip=0&$top=0`)
    expect(body.value.map(({ _id }: { _id: string }) => _id)).toEqual([amendment])
    // Without an end there is nothing to renew.
    expect([body.value[0].endDate, body.value[0].renewal]).toEqual([null, null])
    expect(body.value[0].parent).toEqual({ _id: ids['Tacite'], name: 'Tacite' })
    expect((await list('text=tacite')).body.value[0].children).toBe(1)
  })
})

describe('a person', () => {
  test('sees the contracts shared with them, and no name of the others', async () => {
    const { browser, personId } = await library.company.join('reader')
    expect(await titles('', browser)).toEqual([])
    await grantLevel(product, library.company, {
      contractId: ids['Court']!,
      personId,
      level: 'reader',
    })
    expect(await titles('', browser)).toEqual(['Court'])
    const { body } = await browser.call('GET', '/contracts/suppliers')
    expect(body).toEqual({ value: [], count: 0 })
    await grantLevel(product, library.company, {
      contractId: ids['Tacite']!,
      personId,
      level: 'reader',
    })
    expect((await browser.call('GET', '/contracts/suppliers')).body.value).toEqual([
      { _id: ids['supplier'], name: 'Société Élan' },
    ])
    // The amendment belongs to another person: neither a row nor a count.
    expect((await list('text=tacite', browser)).body.value[0].children).toBe(0)
    expect(await titles(`invitedUsers=${personId}`)).toEqual(['Court', 'Tacite'])
  })

  test('of another company sees none of it', async () => {
    const other = await signUpCompany(product)
    expect(await titles('archived=true', other.administrator)).toEqual([])
    expect(await titles(`supplier=${ids['supplier']}`, other.administrator)).toEqual([])
    expect((await other.administrator.call('GET', '/contracts/suppliers')).body.count).toBe(0)
  })
})

describe('the values of the filters', () => {
  test('are available in the reader’s language', async () => {
    const { body } = await library.company.administrator.call('GET', '/contracts3/listTypesDetail')
    expect(body.typesRenewal).toContainEqual({ key: 'tacit', value: 'Tacite reconduction' })
    expect(body.statusDetail).toContainEqual({ key: 'EXPIRED', value: 'Arrivé à échéance' })
    const draft = (await list('text=brouillon')).body.value[0]
    expect(body.statusDetail).toContainEqual({
      key: draft.statusDetailKey,
      value: draft.statusDetail,
    })
  })

  test('types, counterparties and fields', async () => {
    const types = await library.company.administrator.call('GET', '/type-contract?$top=-1')
    expect(types.body.count).toBe(types.body.value.length)
    expect(types.body.value.length).toBeGreaterThan(3)
    const found = await library.company.administrator.call('GET', '/contracts/suppliers?name=ELAN')
    expect(found.body).toEqual({
      value: [{ _id: ids['supplier'], name: 'Société Élan' }],
      count: 1,
    })
    const fields = await library.company.administrator.call(
      'GET',
      '/tagged-fields?$topTaggedField=-1&$category=Simple',
    )
    const amount = fields.body.value.find(
      ({ variable }: { variable: string }) => variable === 'amount_incl_tax',
    )
    expect(amount.isFilterable).toBe(true)
    expect(await titles(`taggedField.${amount._id}=gte:50000`)).toEqual(['Tacite'])
  })
})
