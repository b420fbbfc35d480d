import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { startingWorkflow } from './starting-workflow.ts'

/** Where contracts that come signed stand in their workflow. */
export interface SignedPlacement {
  workflowId: string
  /** Its follow-up; of a workflow without one, its first step, which is not opened. */
  stepId: string
  isOpened: boolean
  /** The steps before it: they took place elsewhere. */
  passedOver: readonly string[]
}

/** The placement of contracts of a type that come signed, the same for all of them. */
export async function signedPlacement(
  db: CompanyDatabase,
  asked: { typeId: string | null; workflowId: string | null },
): Promise<SignedPlacement> {
  const { workflowId, stepId } = await startingWorkflow(db, asked)
  const steps = await db
    .select('workflow_step')
    .where('workflow_step.workflow_id', '=', workflowId)
    .where('workflow_step.removed_at', 'is', null)
    .orderBy('workflow_step.position')
    .select(['workflow_step.id', 'workflow_step.kind', 'workflow_step.position'])
    .execute()
  const followUp = steps.find(({ kind }) => kind === 'followUp')
  if (!followUp) return { workflowId, stepId, isOpened: false, passedOver: [] }
  const before = steps.filter(({ position }) => position < followUp.position)
  return {
    workflowId,
    stepId: followUp.id,
    isOpened: true,
    passedOver: before.map(({ id }) => id),
  }
}
