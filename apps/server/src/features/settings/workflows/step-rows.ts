import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

const NOT_LEFT = {
  completed_at: null,
  completed_by: null,
  passed_over_at: null,
  passed_over_by: null,
}

/** Prevents removing the step from the workflow while a contract moves to it. */
export async function holdWorkflow(db: CompanyDatabase, contractId: string): Promise<void> {
  await sql`select from workflow join contract
      on contract.company_id = workflow.company_id and contract.workflow_id = workflow.id
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}
    for share of workflow`.execute(db.tx)
}

/** A completed step keeps its day and its author. */
export async function complete(
  db: CompanyDatabase,
  contractId: string,
  stepIds: readonly string[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  if (stepIds.length === 0) return
  await db
    .insert(
      'contract_step',
      stepIds.map((id) => ({
        contract_id: contractId,
        step_id: id,
        opened_at: at,
        completed_at: at,
        completed_by: by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'step_id']).doUpdateSet((set) => ({
        passed_over_at: null,
        passed_over_by: null,
        completed_at: set.fn.coalesce('contract_step.completed_at', set.val(at)),
        completed_by: set
          .case()
          .when('contract_step.completed_at', 'is', null)
          .then(set.ref('excluded.completed_by'))
          .else(set.ref('contract_step.completed_by'))
          .end(),
      })),
    )
    .execute()
}

export async function passOver(
  db: CompanyDatabase,
  contractId: string,
  stepIds: readonly string[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  if (stepIds.length === 0) return
  const passedOver = { passed_over_at: at, passed_over_by: by }
  await db
    .insert(
      'contract_step',
      stepIds.map((id) => ({ contract_id: contractId, step_id: id, ...passedOver })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'step_id']).doUpdateSet(passedOver),
    )
    .execute()
}

export async function reopen(
  db: CompanyDatabase,
  contractId: string,
  stepId: string,
  at: Date,
): Promise<void> {
  const open = { ...NOT_LEFT, opened_at: at }
  await db
    .insert('contract_step', { contract_id: contractId, step_id: stepId, ...open })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'step_id']).doUpdateSet(open),
    )
    .execute()
}

export async function reopenLater(
  db: CompanyDatabase,
  contractId: string,
  stepIds: readonly string[],
): Promise<void> {
  if (stepIds.length === 0) return
  await db
    .update('contract_step')
    .set({ opened_at: null, ...NOT_LEFT })
    .where('contract_step.contract_id', '=', contractId)
    .where('contract_step.step_id', 'in', stepIds)
    .execute()
}
