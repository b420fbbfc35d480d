export {
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
  stepsPassedOverByMarking,
  stepsPassedOverBySending,
} from './advance-workflow.ts'
