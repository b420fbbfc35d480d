import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export {
  idsOf,
  rewrittenFields,
  maxSteps,
  startingSteps,
  stepField,
  stepPlace,
  withMovedStep,
  withNewStep,
  type DraftStep,
} from './circuit/circuit-draft.ts'
export { CircuitStep } from './circuit/circuit-step.tsx'
export { WorkflowSteps } from './workflow/workflow-steps.tsx'

/** The « Validation » tab of a contract's page; inside a `Suspense`. */
export const ValidationPanel = lazy(async () => {
  const [module] = await Promise.all([import('./validation-panel.tsx'), loadTexts('validation')])
  return { default: module.ValidationPanel }
})
