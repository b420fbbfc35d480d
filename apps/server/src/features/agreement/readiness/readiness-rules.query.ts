import { PLAYBOOK_KINDS, type ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * What the type of a contract says about the checks; what it does not say is the default. Its workflow may want no
 * deviation from the playbook, whatever the type says.
 */
export async function readinessRules(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadinessRules> {
  const row = await db
    .select('contract')
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .innerJoin('workflow', (join) =>
      join
        .onRef('workflow.company_id', '=', 'contract.company_id')
        .onRef('workflow.id', '=', 'contract.workflow_id'),
    )
    .where('contract.id', '=', contractId)
    .select(['contract_type.readiness', 'workflow.needs_playbook'])
    .executeTakeFirst()
  const ofWorkflow = row?.needs_playbook
    ? Object.fromEntries(PLAYBOOK_KINDS.map((kind) => [kind, 'blocks' as const]))
    : {}
  const ofType: ReadinessRules = row?.readiness ?? {}
  return { ...ofType, ...ofWorkflow }
}
