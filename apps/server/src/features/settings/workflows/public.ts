export {
  beginAtFollowUp,
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
} from './advance-workflow.ts'
export { countDueDates } from './due-dates.ts'
export { startingWorkflow } from './starting-workflow.ts'
export { stepsPassedOverByMarking, stepsPassedOverBySending } from './passed-over-steps.ts'
