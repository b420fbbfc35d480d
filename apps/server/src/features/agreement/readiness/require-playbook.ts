import { playbookDeviations } from '@tacite/document/readiness/playbook-deviations.ts'
import { severityOf } from '@tacite/domain/readiness/readiness-kinds.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'
import { openDeviations } from '../playbook/public.ts'
import { readinessRules } from './readiness-rules.query.ts'
import { MOST_REFUSALS } from './require-ready.ts'

/**
 * Refuses a contract that deviates from its playbook where that blocks. Nothing else of the checklist counts for what
 * was signed outside the product: the paper says what it says, but the company's position is asked for as its
 * validation is.
 */
export async function requirePlaybook(
  db: CompanyDatabase,
  contractId: string,
  content: ContractContent,
): Promise<void> {
  const rules = await readinessRules(db, contractId)
  const deviations = await openDeviations(db, contractId, content)
  const blocking = playbookDeviations({ deviations }).filter(
    ({ kind }) => severityOf(kind, rules) === 'blocks',
  )
  if (blocking.length > 0)
    throw new Refused(
      'RULE',
      blocking.slice(0, MOST_REFUSALS).map(({ refusal }) => refusal),
    )
}
