export {
  openNextStep,
  openStepOfKind,
  returnToWriting,
  stepsOfContract,
} from './advance-workflow.ts'
