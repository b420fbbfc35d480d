export {
  beginAtFollowUp,
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
} from './advance-workflow.ts'
export { startingWorkflow } from './starting-workflow.ts'
export { stepsPassedOverByMarking, stepsPassedOverBySending } from './passed-over-steps.ts'
