import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import {
  ALL,
  allBut,
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

describe('filters', () => {
  test.each([
    ['status=DRAFT', ['Brouillon']],
    ['status=eq:DRAFT,NEGOTIATION', ['Brouillon', 'Négociation élancée']],
    ['status=ne:SIGNED', ['Brouillon', 'Négociation élancée']],
    ['statusDetail=EXPIRED,IN_FORCE', ['Court', 'Échu']],
    ['statusDetail=ne:EXPIRED', allBut('Échu')],
    ['endDate=2026-12-31', ['Tacite']],
    ['endDate=eq:2026-12-31,2020-12-31', ['Échu', 'Tacite']],
    ['endDate=ne:2026-12-31', allBut('Tacite')],
    ['endDate=gt:2026-12-31', ['Court']],
    ['endDate=gte:2026-12-31', ['Court', 'Tacite']],
    ['endDate=lt:2026-12-31', ['Échu']],
    ['endDate=lte:2026-12-31', ['Échu', 'Tacite']],
    ['endDate=range:2026-12-31,2027-01-31', ['Court', 'Tacite']],
    ['endDate=gt:2020-12-31&endDate=lt:2027-01-01', ['Tacite']],
    ['signatureDate=range:2024-12-01,2026-05-10', ['Court', 'Tacite']],
    ['effectiveDate=lt:2025-01-01', ['Échu']],
    ['terminationDate=lte:2026-11-30', ['Tacite']],
    ['expiryAndTerminationDates=range:2026-11-20,2026-12-15', ['Tacite']],
    ['expiryAndTerminationDates=ne:2026-11-30', allBut('Tacite')],
    ['createdAt=range:2026-02-10,2026-02-10', ['Brouillon']],
    ['typeRenewal=tacit', ['Tacite']],
    ['renewalTypes=ne:tacit', allBut('Tacite')],
    ['retroactiveEffectiveDate=true', ['Court']],
    ['isRenewed=true', ['Tacite']],
    ['isRenewed=ne:true', allBut('Tacite')],
    // Its limit has not passed: of the three answers, the one in between.
    ['renewable=true', ['Tacite']],
    ['willBeRenewable=true', []],
    ['willNotRenew=true', ['Court', 'Échu']],
    ['willNotRenew=false', allBut('Court', 'Échu')],
    ['inTacitRenewal=true', ['Tacite']],
    ['tacitRenewalDuration=range:360,366', ['Tacite']],
    ['tacitRenewalDuration=gte:999999', []],
    ['financialAmount=10500.29', ['Négociation élancée']],
    ['financialAmount=gt:10500.29', ['Tacite']],
    ['financialAmount=gte:10500.29&financialAmount=lt:50000', ['Négociation élancée']],
    ['text=ELANCEE', ['Négociation élancée']],
    ['text=societe elan', ['Tacite']],
    ['text=100%', []],
    ['title=eq:elancee', ['Négociation élancée']],
    ['title=societe elan', []],
    ['reference=2026', ALL],
    ['reference=elancee', []],
    ['text=_', []],
    ['provider=local', []],
    ['actionRequired=true', ['Tacite']],
    ['actionRequired=false', allBut('Tacite')],
    ['actionRequired=true,false', ALL],
    ['parent=none', ALL],
    ['template=none', ALL],
    ['template=ne:none', []],
    ['supplier=none', allBut('Tacite')],
    ['department=none', ALL],
    ['status=SIGNED&endDate=gt:2027-01-01', ['Court']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('by what the contract belongs to', async () => {
    expect(await titles(`supplier=${ids['supplier']}`)).toEqual(['Tacite'])
    expect(await titles(`supplier=ne:${ids['supplier']}`)).toEqual(allBut('Tacite'))
    expect(await titles(`supplier=${ids['supplier']},none`)).toEqual(ALL)
    expect(await titles(`tags=${ids['folder']}`)).toEqual(['Négociation élancée'])
    expect(await titles(`tags=ne:${ids['folder']}`)).toEqual(allBut('Négociation élancée'))
    expect(await titles(`tags=none`)).toEqual(allBut('Négociation élancée'))
    expect(await titles(`tags=ne:none`)).toEqual(['Négociation élancée'])
    expect(await titles(`owner=${library.company.administratorId}`)).toEqual(ALL)
    expect(await titles(`invitedUsers=${library.company.administratorId}`)).toEqual([])
  })

  test('archived contracts are included on request', async () => {
    expect(await titles('archived=true')).toEqual(['Archive', ...ALL])
    expect(await titles('archived=true&status=CANCELLED')).toEqual(['Archive'])
  })

  test('a folder includes what is filed below it', async () => {
    const below = await product.product.platform.inCompany(
      library.company.companyId,
      async (db) => {
        const id = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'
        await db
          .insert('folder', { id, parent_id: ids['folder']!, name: 'Sous-classeur' })
          .execute()
        await db.insert('contract_folder', { contract_id: ids['Tacite']!, folder_id: id }).execute()
        return id
      },
    )
    expect(await titles(`tags=${ids['folder']}`)).toEqual(['Négociation élancée', 'Tacite'])
    expect(await titles(`tags=${below}`)).toEqual(['Tacite'])
    const { body } = await library.company.administrator.call(
      'GET',
      '/tags?seperator=slash&name=&$top=0&$skip=0',
    )
    expect(body.value.map(({ name }: { name: string }) => name)).toContainEqual(
      expect.stringMatching(/^[^/]+\/Sous-classeur$/),
    )
  })
})

describe('refuses', () => {
  test.each([
    ['intrus=1', 'intrus', 'UNRECOGNIZED_KEYS'],
    ['endDate=31/12/2026', 'endDate', 'FILTER_VALUE_MALFORMED'],
    ['endDate=like:2026-01-01', 'endDate', 'FILTER_OPERATOR_NOT_ALLOWED'],
    ['endDate=range:2026-01-01', 'endDate', 'FILTER_RANGE_MALFORMED'],
    ['type=42', 'type', 'FILTER_VALUE_MALFORMED'],
    [
      'taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b=x',
      'taggedField.01a1fc00-76ed-7a30-b19a-7c6dcd73e16b',
      'FILTER_FIELD_UNKNOWN',
    ],
    ['$orderby=title', '$orderby', 'INVALID_FORMAT'],
    ['$orderby=id asc', '$orderby', 'INVALID_FORMAT'],
    ['$top=1e1', '$top', 'INVALID_FORMAT'],
    ['$top=2.5', '$top', 'INVALID_FORMAT'],
    ['$skip=-1', '$skip', 'TOO_SMALL'],
    ['archived=yes', 'archived', 'INVALID_VALUE'],
  ])('%s', async (query, field, code) => {
    const { status, body } = await list(query)
    expect([status, body.errors?.[0]?.field, body.errors?.[0]?.code]).toEqual([400, field, code])
    expect(body.message).toMatch(/\S/)
  })
})
