import { chainAuditEvents } from '../platform/events/chain-audit-events.ts'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

/** Chains what has happened so far in a company, as the sequencer does a moment after. */
export async function chainTrail(
  { product }: TestProduct,
  { companyId }: Pick<TestCompany, 'companyId'>,
): Promise<void> {
  await chainAuditEvents(product.platform, companyId)
}
