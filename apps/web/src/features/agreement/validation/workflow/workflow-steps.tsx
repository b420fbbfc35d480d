import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

const StepStrip = lazy(async () => {
  const [module] = await Promise.all([import('./step-strip.tsx'), loadTexts('validation')])
  return { default: module.StepStrip }
})

/** Where a contract stands in its workflow, in one line under the header of its page. */
export function WorkflowSteps({ contractId }: { contractId: string }) {
  return (
    // The height of the line, so that nothing moves when it comes.
    <div className="h-11 shrink-0 border-b border-line bg-paper">
      <Suspense>
        <StepStrip contractId={contractId} />
      </Suspense>
    </div>
  )
}
