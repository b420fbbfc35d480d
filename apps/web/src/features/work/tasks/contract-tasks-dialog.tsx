import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { AssignTaskForm } from './assign-task-form.tsx'
import { contractTasksQuery } from './contract-tasks-queries.ts'
import { RequestList } from './request-list.tsx'

interface ContractTasksDialogProps {
  contractId: string
  title: string
  onClose: () => void
}

/** Asks a colleague for something about a contract, and shows what was asked before. */
export default function ContractTasksDialog(props: ContractTasksDialogProps) {
  const { contractId, title, onClose } = props
  const t = useTexts()
  const { data, error, refetch } = useQuery(contractTasksQuery(contractId))
  // Each task that was assigned leaves an empty form.
  const [assigned, setAssigned] = useState(0)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('contract-tasks.title', { title })}
      description={t('contract-tasks.lead')}
    >
      <div className="flex flex-col gap-6 pb-2">
        {data?.assigning && <p className="text-ink-soft">{data.assigning.message}</p>}
        {data && !data.assigning && (
          <AssignTaskForm
            key={assigned}
            contractId={contractId}
            onAssigned={() => setAssigned(assigned + 1)}
          />
        )}
        {data && <RequestList contractId={contractId} {...data} />}
        {!data && error && (
          <EmptyState
            isSmall
            title={t('contract-tasks.failed')}
            action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
          >
            {messageOf(error)}
          </EmptyState>
        )}
        {!data && !error && (
          <LoadingRegion>
            <SkeletonText lines={8} />
          </LoadingRegion>
        )}
      </div>
    </Dialog>
  )
}
