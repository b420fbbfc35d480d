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
  withoutStep,
  withNewStep,
  type DraftStep,
} from './circuit/circuit-draft.ts'
export { movedWords, openingWords } from './circuit/opening-words.ts'
export { CircuitStep } from './circuit/circuit-step.tsx'
/** Who would have to validate, and why; inside a `Suspense`. */
export const SimulatedSteps = lazy(async () => {
  const [module] = await Promise.all([
    import('./circuit/simulated-steps.tsx'),
    loadTexts('circuit-rules'),
  ])
  return { default: module.SimulatedSteps }
})
export { WorkflowSteps } from './workflow/workflow-steps.tsx'

/** The « Validation » tab of a contract's page; inside a `Suspense`. */
export const ValidationPanel = lazy(async () => {
  const [module] = await Promise.all([import('./validation-panel.tsx'), loadTexts('validation')])
  return { default: module.ValidationPanel }
})

/** One step of a contract's validation with its decision, for a task about it; inside a `Suspense`. */
export const StepDecision = lazy(async () => {
  const [module] = await Promise.all([
    import('./decision/step-decision.tsx'),
    loadTexts('validation'),
  ])
  return { default: module.StepDecision }
})
