import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

const StepStrip = lazy(async () => {
  const [module] = await Promise.all([import('./step-strip.tsx'), loadTexts('validation')])
  return { default: module.StepStrip }
})

/** A contract's position in its workflow, in one line under the page header. */
export function WorkflowSteps({ contractId }: { contractId: string }) {
  return (
    // Reserves the height of the line to avoid a layout shift.
    <div className="h-11 shrink-0 border-b border-line bg-paper">
      <Suspense>
        <StepStrip contractId={contractId} />
      </Suspense>
    </div>
  )
}
