import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

const StepStrip = lazy(async () => {
  const [module] = await Promise.all([import('./step-strip.tsx'), loadTexts('validation')])
  return { default: module.StepStrip }
})

/** A contract's position in its workflow, in one line. */
export function WorkflowSteps({ contractId }: { contractId: string }) {
  return (
    // Reserves the height of the line to avoid a layout shift.
    <div className="h-9">
      <Suspense>
        <StepStrip contractId={contractId} />
      </Suspense>
    </div>
  )
}
