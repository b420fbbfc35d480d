import type { StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepsOfContract, type WorkflowStep } from './advance-workflow.ts'

/** The steps that a contract goes past without having done them when it is sent for signature. */
export async function stepsPassedOverBySending(
  db: CompanyDatabase,
  contractId: string,
): Promise<WorkflowStep[]> {
  const steps = await stepsOfContract(db, contractId)
  return notDoneBefore(
    steps,
    steps.find(({ kind }) => kind === 'signature'),
  )
}

/** The same when it is marked as signed, which also leads past the signature of a workflow that has no such step. */
export async function stepsPassedOverByMarking(
  db: CompanyDatabase,
  contractId: string,
): Promise<WorkflowStep[]> {
  const steps = await stepsOfContract(db, contractId)
  const ofKind = (wanted: StepKind) => steps.find(({ kind }) => kind === wanted)
  return notDoneBefore(steps, ofKind('signature') ?? ofKind('followUp'))
}

function notDoneBefore(
  steps: readonly WorkflowStep[],
  next: WorkflowStep | undefined,
): WorkflowStep[] {
  return steps.filter(
    ({ isDone, position }) => !isDone && next !== undefined && position < next.position,
  )
}
