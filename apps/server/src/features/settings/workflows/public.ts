export {
  beginAtFollowUp,
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
  stepsPassedOverBySending,
} from './advance-workflow.ts'
