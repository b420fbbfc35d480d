import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import type { MenuAction } from '../../../ui/menu.tsx'

const ContractTasksDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./contract-tasks-dialog.tsx'),
    loadTexts('contract-tasks'),
  ])
  return module
})

interface TaskContract {
  _id: string
  title: string
}

/** The entry of a menu that opens what people asked each other about a contract, and its window. */
export function useContractTasks({ _id, title }: TaskContract): {
  action: MenuAction
  dialog: ReactNode
} {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return {
    action: {
      label: t('common.action.assignTask'),
      icon: <ListPlus aria-hidden />,
      onSelect: () => setOpen(true),
    },
    dialog: isOpen && (
      <Suspense>
        <ContractTasksDialog contractId={_id} title={title} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
