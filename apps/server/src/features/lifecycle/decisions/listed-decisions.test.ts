import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { signedFromPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const signed = (changes: object = {}) => signedFromPaper(product, company, changes)

test('the list, its filter and the export say what was decided', async () => {
  const contractId = await signed()
  const decide = (choice: string, more: object = {}) =>
    company.administrator.call('POST', `/contracts3/${contractId}/limit-decisions`, {
      limit: '2026-09-30',
      choice,
      reason: 'Prix tenu',
      ...more,
    })
  const undecided = await signed()
  const without = await signed({ renewalType: 'none', renewalDuration: null })
  await decide('renegotiate')
  const listed = async (query = '') => {
    const { body } = await company.administrator.call(
      'GET',
      `/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=20${query}`,
    )
    const rows = body.value as { _id: string; decision: string | null }[]
    return new Map(rows.map(({ _id, decision }) => [_id, decision]))
  }
  expect(await listed()).toEqual(
    new Map([
      [contractId, 'renegotiate'],
      [undecided, 'undecided'],
      [without, null],
    ]),
  )
  const ids = async (query: string) => [...(await listed(query)).keys()].sort()
  expect(await ids('&decision=renegotiate')).toEqual([contractId])
  expect(await ids('&decision=undecided')).toEqual([undecided])
  expect(await ids('&decision=renegotiate,undecided')).toEqual([contractId, undecided].sort())
  expect(await ids('&decision=ne:renegotiate')).toEqual([undecided, without].sort())
  const { bytes } = await company.administrator.call(
    'GET',
    '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=csv&decision=renegotiate',
  )
  expect(bytes.toString('utf8')).toContain(';À renégocier;')
  // Put off until its day, then open again.
  await decide('later', { until: '2026-05-10' })
  expect((await listed()).get(contractId)).toBe('later')
  await company.comeBack('2026-05-10T06:00:00Z')
  expect((await listed()).get(contractId)).toBe('undecided')
})
