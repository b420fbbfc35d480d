import { Refused } from '@tacite/domain/refusal.ts'
import { severityOf, type Severity } from '@tacite/domain/readiness/readiness-kinds.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'
import { openDeviations } from '../playbook/public.ts'
import { findingsOf } from './findings-of.ts'
import { readinessRules } from './readiness-rules.query.ts'

/** An answer names no more of them: the screen lists them all. */
export const MOST_REFUSALS = 20

/**
 * Refuses a contract of which a blocking finding remains.
 *
 * @param signatoryCount null before a validation, which has none
 * @returns what the contract type says about characters that the PDF would print as a square
 */
export async function requireReady(
  db: CompanyDatabase,
  contractId: string,
  content: ContractContent,
  signatoryCount: number | null,
): Promise<{ unprintable: Severity }> {
  const rules = await readinessRules(db, contractId)
  const deviations = await openDeviations(db, contractId, content)
  const blocking = findingsOf(content, deviations, rules, signatoryCount).filter(
    ({ severity }) => severity === 'blocks',
  )
  if (blocking.length > 0)
    throw new Refused(
      'RULE',
      blocking.slice(0, MOST_REFUSALS).map(({ refusal }) => refusal),
    )
  return { unprintable: severityOf('charactersUnprintable', rules) }
}
