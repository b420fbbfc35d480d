import type { keepingEndpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import LockDialog from './lock-dialog.tsx'

interface ContractLockDialogProps {
  contractId: string
  title: string
  onClose: () => void
}

export default function ContractLockDialog({
  contractId,
  title,
  onClose,
}: ContractLockDialogProps) {
  const queryClient = useQueryClient()
  return (
    <LockDialog
      what="contract"
      title={title}
      lock={(body) =>
        call<typeof keepingEndpoints.lock>('POST', '/contracts3/:contractId/locked', {
          params: { contractId },
          body,
        })
      }
      onLocked={() => refetchStale(queryClient, [{ topic: 'contract', contractId }])}
      onClose={onClose}
    />
  )
}
