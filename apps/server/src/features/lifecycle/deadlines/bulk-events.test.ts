import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { inDatabase, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const RUNNING = {
  status: 'SIGNED',
  signatureDate: '2025-12-15',
  lifecycle: YEARLY_TERMS as never,
} as const

/** Records a change of dates on these contracts as one act. Returns how many statements it took. */
function recordChanged(contractIds: readonly string[]): Promise<number> {
  const { events } = product.product.platform
  const changed = contractIds.map((id) => contractEvent(null, 'contract.datesChanged', id))
  return countStatements(product, company.companyId, (db) => events.recordMany(db, changed))
}

test('the facts and alerts of every contract of a bulk act are updated, in as many statements as for two', async () => {
  const contractIds: string[] = []
  for (let made = 0; made < 6; made += 1)
    contractIds.push(await standingContract(product, company, RUNNING))
  // The notice window is open.
  product.clock.set('2026-09-15T09:00:00Z')
  await inDatabase(product, `update contract_fact set phase = 'RUNNING', end_date = null`, [])
  await recordChanged(contractIds)
  const facts = await inDatabase(
    product,
    `select count(*)::int as facts, count(end_date)::int as dated from contract_fact`,
    [],
  )
  expect(facts).toEqual([{ facts: 6, dated: 6 }])
  const alerts = await inDatabase(
    product,
    `select count(distinct contract_id)::int as alerted from deadline_alert`,
    [],
  )
  expect(alerts).toEqual([{ alerted: 6 }])
  expect(await recordChanged(contractIds)).toBe(await recordChanged(contractIds.slice(0, 2)))
})
