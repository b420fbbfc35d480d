import { inDatabase } from '../../../apps/server/src/testing/standing-terms.ts'
import type { TestCompany } from '../../../apps/server/src/testing/companies.ts'
import type { TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import type { TrailEvent } from './replay.ts'

/** The trail of a company's contracts, in its order. */
export async function trailOf(
  product: TestProduct,
  { companyId }: TestCompany,
): Promise<TrailEvent[]> {
  const rows = await inDatabase(
    product,
    `select event.contract_id as "contractId", (event.at at time zone 'Europe/Paris')::date::text as day, event.action, event.payload
      from audit_event as event where event.company_id = $1 and event.contract_id is not null order by event.at, event.id`,
    [companyId],
  )
  return rows as unknown as TrailEvent[]
}
