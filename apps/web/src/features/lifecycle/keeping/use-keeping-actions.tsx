import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Lock, LockOpen } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import type { MenuAction } from '../../../ui/menu.tsx'
import { keepingQuery } from './keeping-queries.ts'

const ContractLockDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./contract-lock-dialog.tsx'),
    loadTexts('archiving', 'refusals-keeping'),
  ])
  return module
})

interface Kept {
  _id: string
  title: string
  isArchived: boolean
  isLockedByPerson: boolean
}

/** Archiving and locking in the contract’s menu, and the window that one of them opens. */
export function useKeepingActions(contract: Kept): { actions: MenuAction[]; dialog: ReactNode } {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { data: keeping } = useQuery(keepingQuery(contract._id))
  const [isLocking, setLocking] = useState(false)
  const act = async (name: 'archiveContract' | 'restoreContract' | 'unlockContract') =>
    (await import('./keeping-acts.ts'))[name](queryClient, contract)
  const { isArchived, isLockedByPerson } = contract
  return {
    actions: [
      isLockedByPerson
        ? {
            label: t('keeping.menu.unlock'),
            icon: <LockOpen aria-hidden />,
            disabledReason: keeping?.unlocking?.message,
            onSelect: () => void act('unlockContract'),
          }
        : {
            label: t('keeping.menu.lock'),
            icon: <Lock aria-hidden />,
            disabledReason: keeping?.locking?.message,
            onSelect: () => setLocking(true),
          },
      isArchived
        ? {
            label: t('keeping.menu.restore'),
            icon: <ArchiveRestore aria-hidden />,
            disabledReason: keeping?.restoring?.message,
            onSelect: () => void act('restoreContract'),
          }
        : {
            label: t('keeping.menu.archive'),
            icon: <Archive aria-hidden />,
            disabledReason: keeping?.archiving?.message,
            onSelect: () => void act('archiveContract'),
          },
    ],
    dialog: isLocking && (
      <Suspense>
        <ContractLockDialog
          contractId={contract._id}
          title={contract.title}
          onClose={() => setLocking(false)}
        />
      </Suspense>
    ),
  }
}
