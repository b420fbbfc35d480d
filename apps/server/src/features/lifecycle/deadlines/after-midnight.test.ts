import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { watchDatabase, type WatchedDatabase } from '../../../testing/watch-database.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let database: WatchedDatabase

// A yearly contract in its first term; no job runs from here on.
beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  await company.administrator.call('PUT', `/contracts3/${contractId}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, contractId)
  database = await watchDatabase(product)
})
afterAll(async () => {
  await database.close()
  await product.stop()
})

const LIST = '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20'

/** Every screen that shows the contract, read as the first request of a day. */
async function seenOn(iso: string) {
  await company.comeBack(iso)
  await database.changed()
  const read = async (path: string) => {
    const answer = await company.administrator.call('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    return answer
  }
  const [row] = (await read(LIST)).body.value
  const detail = row.statusDetailKey as string
  const { body: filtered } = await read(
    `/contracts3?$top=0&statusDetail=${detail}&endDate=${row.endDate}`,
  )
  const { body: dashboard } = await read('/contracts3/dashboard?payloadType=dashboard&$top=0')
  const { body: actions } = await read('/actionsRequired')
  const { bytes } = await read(
    '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=csv',
  )
  const { body: page } = await read(`/contracts3/${contractId}/deadlines`)
  return {
    list: [detail, row.phase, row.endDate],
    filtered: filtered.count as number,
    renewed: dashboard.renewedContractsCount as number,
    endingIn90: dashboard.expiredIn90Count as number,
    actions: [dashboard.requiredActionsCount, actions.count] as number[],
    export: bytes.toString().includes(row.endDate.split('-').toReversed().join('/')),
    page: [page.phase, page.endDate],
    written: await database.changed(),
  }
}

const inFirstTerm = {
  list: ['IN_FORCE', 'RUNNING', '2026-12-31'],
  filtered: 1,
  renewed: 0,
  endingIn90: 0,
  actions: [0, 0],
  export: true,
  page: ['RUNNING', '2026-12-31'],
  written: [],
}
const renewed = {
  ...inFirstTerm,
  list: ['TACITLY_RENEWED', 'RUNNING', '2027-12-31'],
  renewed: 1,
  page: ['RUNNING', '2027-12-31'],
}

// In calendar order; 5 May 2028 is beyond the phases computed on the day of the signature.
test.each([
  ['2026-08-30T09:00:00Z', inFirstTerm],
  [
    '2026-08-31T09:00:00Z',
    {
      ...inFirstTerm,
      list: ['IN_FORCE', 'NOTICE_WINDOW', '2026-12-31'],
      actions: [1, 1],
      page: ['NOTICE_WINDOW', '2026-12-31'],
    },
  ],
  [
    // Half an hour before midnight in Paris.
    '2026-12-31T22:30:00Z',
    {
      ...inFirstTerm,
      list: ['IN_FORCE', 'RENEWAL_LOCKED', '2026-12-31'],
      endingIn90: 1,
      page: ['RENEWAL_LOCKED', '2026-12-31'],
    },
  ],
  ['2026-12-31T23:30:00Z', renewed],
  ['2027-05-04T09:00:00Z', renewed],
  [
    '2028-05-05T09:00:00Z',
    {
      ...renewed,
      list: ['TACITLY_RENEWED', 'RUNNING', '2028-12-31'],
      page: ['RUNNING', '2028-12-31'],
    },
  ],
])('everything first read on %s is correct for that day, and writes nothing', async (day, seen) => {
  expect(await seenOn(day)).toEqual(seen)
})
