import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ValidationStep } from '../validation-queries.ts'

const MoveDueDayDialog = lazy(async () => {
  const [window] = await Promise.all([import('./move-due-day-dialog.tsx'), loadTexts('due-day')])
  return window
})

/** Gives an open step another due day; not offered to who only reads the validation. */
export function MoveDueDay({ contractId, step }: { contractId: string; step: ValidationStep }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { movingDueDay, dueOn, name } = step
  if (movingDueDay?.code === 'DUE_DAY_NOT_FOLLOWER') return null
  const words = dueOn ? 'moveDue' : 'setDue'
  return (
    <>
      <Button
        size="small"
        icon={<CalendarClock aria-hidden />}
        aria-label={t(`validation.step.${words}Of`, { name })}
        disabledReason={movingDueDay?.message}
        onClick={() => setOpen(true)}
      >
        {t(`validation.step.${words}`)}
      </Button>
      {isOpen && (
        <Suspense>
          <MoveDueDayDialog contractId={contractId} step={step} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
