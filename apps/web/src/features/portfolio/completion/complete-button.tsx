import { MOST_COMPLETED_AT_ONCE } from '@tacite/domain/contracts/lacks.ts'
import { ListTodo } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { CompleteDialog } from './complete-dialog.tsx'

interface CompleteButtonProps {
  contractIds: readonly string[]
  /** Why nothing can be done with what is selected. */
  offReason: string | null
  onCompleted: () => void
}

/** Opens what the selected contracts are given. */
export function CompleteButton({ contractIds, offReason, onCompleted }: CompleteButtonProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const tooMany =
    contractIds.length > MOST_COMPLETED_AT_ONCE
      ? t('completion.tooMany', { most: MOST_COMPLETED_AT_ONCE })
      : null
  return (
    <>
      <Button
        icon={<ListTodo aria-hidden />}
        disabledReason={offReason ?? tooMany}
        onClick={() => setAsked(contractIds)}
      >
        {t('completion.act', { count: contractIds.length })}
      </Button>
      {asked && (
        <CompleteDialog
          contractIds={asked}
          onCompleted={onCompleted}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
