import { chainAuditEvents } from '../platform/events/chain-audit-events.ts'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

/** Chains the events of a company so far, as the sequencer does a moment later. */
export async function chainTrail(
  { product }: TestProduct,
  { companyId }: Pick<TestCompany, 'companyId'>,
): Promise<void> {
  await chainAuditEvents(product.platform, companyId)
}
