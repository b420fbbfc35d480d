import { Archive } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ArchiveDialog } from '../../lifecycle/keeping/public.ts'
import type { ContractRow } from './list-queries.ts'
import { selectedAmong, selectedIds, type ContractSelection } from './use-selection.ts'

// Few selections hold archived contracts.
const RestoreButton = lazy(async () => {
  const { RestoreButton: button } = await import('./restore-button.tsx')
  return { default: button }
})

interface KeepingButtonsProps {
  selection: ContractSelection
  rows: readonly ContractRow[]
}

/** Archives the selected contracts, restores those that are archived: for those who may. Only what applies is shown. */
export function KeepingButtons({ selection, rows }: KeepingButtonsProps) {
  const ids = selectedIds(selection)
  const archived = selectedAmong(ids, rows, true)
  const others = selectedAmong(ids, rows, false)
  return (
    <>
      {archived.length > 0 && (
        <Suspense>
          <RestoreButton selection={selection} ids={archived} />
        </Suspense>
      )}
      {(others.length > 0 || archived.length === 0) && (
        <ArchiveButton selection={selection} ids={others} />
      )}
    </>
  )
}

export interface KeepingButtonProps {
  selection: ContractSelection
  ids: readonly string[]
}

function ArchiveButton({ selection, ids }: KeepingButtonProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  return (
    <>
      <Button
        icon={<Archive aria-hidden />}
        disabledReason={ids.length === 0 ? t('contract-list.keeping.none') : null}
        onClick={() => setAsked(ids)}
      >
        {t('contract-list.keeping.archive', { count: ids.length })}
      </Button>
      {asked && (
        <Suspense>
          <ArchiveDialog
            contractIds={asked}
            onArchived={() => selection.select(new Set())}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
