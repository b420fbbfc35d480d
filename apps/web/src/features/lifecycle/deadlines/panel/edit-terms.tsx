import { CalendarCog } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { useValues } from '../../../../platform/use-values.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { draftOf, draftShapes } from '../form/lifecycle-draft.ts'

const LifecycleDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../form/lifecycle-dialog.tsx'),
    loadTexts('administration', 'corrections'),
  ])
  return { default: module.LifecycleDialog }
})

interface EditTermsProps {
  contractId: string
  deadlines: ContractDeadlines
}

/** Opens the form of the terms; dismissed, it keeps what was typed. */
export function EditTerms({ contractId, deadlines }: EditTermsProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { lifecycle, signatureDate } = deadlines
  const isSigned = deadlines.terms !== 'open'
  const off = isSigned ? deadlines.correcting : deadlines.editing
  const terms = useValues(draftOf(lifecycle, signatureDate), draftShapes)
  const label = terms.isChanged
    ? t('deadlines-panel.terms.resume')
    : deadlines.terms === 'transcribed'
      ? t('deadlines-panel.terms.correct')
      : lifecycle.duration
        ? t('deadlines-panel.terms.edit')
        : t('deadlines-panel.terms.define')
  return (
    <div>
      <Button
        icon={<CalendarCog aria-hidden />}
        variant={lifecycle.duration ? 'secondary' : 'primary'}
        disabledReason={off?.message}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LifecycleDialog
            contractId={contractId}
            deadlines={deadlines}
            terms={terms}
            onClose={() => setOpen(false)}
            onEnd={() => {
              terms.discard()
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
