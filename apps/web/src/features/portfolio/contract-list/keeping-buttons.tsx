import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ArchiveDialog, restoreMany } from '../../lifecycle/keeping/public.ts'
import type { ContractRow, ListSearch } from './list-queries.ts'
import { selectedAmong, selectedIds, type ContractSelection } from './use-selection.ts'

interface KeepingButtonsProps {
  selection: ContractSelection
  rows: readonly ContractRow[]
  search: ListSearch
}

/** Archives the selected contracts and, where archives are listed, restores them: for those who may. */
export function KeepingButtons({ selection, rows, search }: KeepingButtonsProps) {
  return (
    <>
      {search['archived'] === 'true' && <RestoreButton selection={selection} rows={rows} />}
      <ArchiveButton selection={selection} rows={rows} />
    </>
  )
}

type ButtonProps = Omit<KeepingButtonsProps, 'search'>

function ArchiveButton({ selection, rows }: ButtonProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const ids = selectedAmong(selectedIds(selection), rows, false)
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

function RestoreButton({ selection, rows }: ButtonProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const ids = selectedAmong(selectedIds(selection), rows, true)
  const restore = async () => {
    setBusy(true)
    await restoreMany(queryClient, ids)
    setBusy(false)
    selection.select(new Set())
  }
  return (
    <Button
      icon={<ArchiveRestore aria-hidden />}
      isBusy={isBusy}
      disabledReason={ids.length === 0 ? t('contract-list.keeping.noneArchived') : null}
      onClick={() => void restore()}
    >
      {t('contract-list.keeping.restore', { count: ids.length })}
    </Button>
  )
}
