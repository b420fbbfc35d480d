import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ArchiveDialog, restoreMany } from '../../lifecycle/keeping/public.ts'
import type { ContractRow } from './list-queries.ts'
import { selectedAmong, selectedIds, type ContractSelection } from './use-selection.ts'

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
      {archived.length > 0 && <RestoreButton selection={selection} ids={archived} />}
      {(others.length > 0 || archived.length === 0) && (
        <ArchiveButton selection={selection} ids={others} />
      )}
    </>
  )
}

interface ButtonProps {
  selection: ContractSelection
  ids: readonly string[]
}

function ArchiveButton({ selection, ids }: ButtonProps) {
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

function RestoreButton({ selection, ids }: ButtonProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await restoreMany(queryClient, ids)
    setBusy(false)
    selection.select(new Set())
  }
  return (
    <Button icon={<ArchiveRestore aria-hidden />} isBusy={isBusy} onClick={() => void restore()}>
      {t('contract-list.keeping.restore', { count: ids.length })}
    </Button>
  )
}
