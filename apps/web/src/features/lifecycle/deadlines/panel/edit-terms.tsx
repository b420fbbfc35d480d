import { CalendarCog } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { draftOf } from '../form/lifecycle-draft.ts'
import type { LifecycleDraft } from '../form/lifecycle-draft.ts'

const LifecycleDialog = lazy(async () => ({
  default: (await import('../form/lifecycle-dialog.tsx')).LifecycleDialog,
}))

interface EditTermsProps {
  contractId: string
  deadlines: ContractDeadlines
}

/** Opens the form of the terms; dismissed, it keeps what was typed. */
export function EditTerms({ contractId, deadlines }: EditTermsProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<LifecycleDraft | null>(null)
  const { editing, lifecycle } = deadlines
  const label = draft
    ? t('deadlines-panel.terms.resume')
    : lifecycle.duration
      ? t('deadlines-panel.terms.edit')
      : t('deadlines-panel.terms.define')
  return (
    <div>
      <Button
        icon={<CalendarCog aria-hidden />}
        variant={lifecycle.duration ? 'secondary' : 'primary'}
        disabledReason={editing?.message}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LifecycleDialog
            contractId={contractId}
            regime={deadlines.regime}
            draft={draft ?? draftOf(lifecycle)}
            onDraft={setDraft}
            onClose={() => setOpen(false)}
            onEnd={() => {
              setDraft(null)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
