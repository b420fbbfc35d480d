import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const alertsOf = async (contractId: string) => (await rowsOf(contractId)).map(({ alert }) => alert)
const rowsOf = (contractId: string) =>
  inDatabase(
    product,
    `select target::text || case when withdrawn_at is null then ' open' else ' withdrawn' end as alert from deadline_alert
      where contract_id = $1 and target::text in ('2026-09-30', '2026-10-05') order by target`,
    [contractId],
  )

test('an amendment withdraws the alert that it outdates, and another raises none twice', async () => {
  await company.comeBack('2026-09-10T09:00:00Z')
  const { administrator } = company
  const master = (await createContract(administrator))._id
  await administrator.call('PUT', `/contracts3/${master}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, master)
  const raised = await alertsOf(master)
  expect(raised.length).toBeGreaterThan(0)
  expect(new Set(raised)).toEqual(new Set(['2026-09-30 open']))
  const amended = async (patch: object) => {
    const { body } = await administrator.call('POST', `/contracts3/${master}/amendments`, {
      title: 'Avenant',
    })
    const path = `/contracts3/${body._id}/amended-terms`
    await administrator.call('PUT', path, { effectiveOn: null, patches: [patch] })
    await signOnPaper(product, company, body._id, '2026-09-10', 'marked')
  }
  const notice = { unit: 'monthsAndDays', months: 2, days: 26 }
  await amended({ field: 'notice', value: notice })
  const after = await alertsOf(master)
  expect(new Set(after)).toEqual(new Set(['2026-09-30 withdrawn', '2026-10-05 open']))
  await amended({ field: 'amount', value: 100 })
  expect(await alertsOf(master)).toEqual(after)
})
