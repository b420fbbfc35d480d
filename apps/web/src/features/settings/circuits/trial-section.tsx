import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { DraftStep } from '../../agreement/validation/public.ts'

const CircuitTrial = lazy(async () => {
  const [module] = await Promise.all([import('./circuit-trial.tsx'), loadTexts('circuit-rules')])
  return module
})

export interface TrialSectionProps {
  /** Null for a new one. */
  circuitId: string | null
  steps: readonly DraftStep[]
}

/** Opens the trial of the circuit being edited. */
export function TrialSection(props: TrialSectionProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button
          size="small"
          icon={<FlaskConical aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('circuits.try')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <CircuitTrial {...props} />
        </Suspense>
      )}
    </>
  )
}
