export {
  beginAtFollowUp,
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
} from './advance-workflow.ts'
export { countDueDates } from './due-dates.ts'
export { contractsDue, contractsLate, IS_AWAITED } from './late-steps.ts'
export { moveContract, previewMove } from './move-to-step.ts'
export { signedPlacement, type SignedPlacement } from './signed-placement.query.ts'
export { startingWorkflow } from './starting-workflow.ts'
export { stepsPassedOverByMarking, stepsPassedOverBySending } from './passed-over-steps.ts'
