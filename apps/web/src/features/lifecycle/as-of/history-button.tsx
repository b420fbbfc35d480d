import type { HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

const HistoryDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./history-dialog.tsx'),
    loadTexts('as-of', 'amendments'),
  ])
  return module
})

interface HistoryButtonProps {
  contractId: string
  /** One, or those that are one line: a renewal is its type, its duration and its number. */
  values: readonly HistoryName[]
  /** As the line is called. */
  label: string
}

/** Opens what a value was, is and will be, from the value; a mouse shows it on its line, `group/row`. */
export function HistoryButton({ contractId, values, label }: HistoryButtonProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        className="text-ink-faint opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
        label={t('editor.summary.history', { name: label })}
        icon={<History aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <HistoryDialog
            contractId={contractId}
            values={values}
            label={label}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
