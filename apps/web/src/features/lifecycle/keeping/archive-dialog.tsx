import type { Archivable, keepingEndpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { keys } from '../../../platform/query-keys.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { archiveContracts } from './archive-many.ts'

interface ArchiveDialogProps {
  contractIds: readonly string[]
  onArchived: () => void
  onClose: () => void
}

/** Says which of the selected contracts cannot be archived, and why, before the others are. */
export default function ArchiveDialog({ contractIds, onArchived, onClose }: ArchiveDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const judged = useQuery(judgedQuery(contractIds))
  const rows = judged.data?.value ?? []
  const archivable = rows.filter(({ reason }) => reason === null).map(({ _id }) => _id)
  const count = archivable.length
  const archive = useMutation({
    mutationFn: () => archiveContracts(queryClient, archivable),
    onSuccess: () => {
      onClose()
      onArchived()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        judged.isPending
          ? t('archiving.checking')
          : count > 0
            ? t('archiving.title', { count })
            : t('archiving.none')
      }
      description={count > 0 ? t('archiving.consequence', { count }) : undefined}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={archive.isPending}
            disabledReason={count === 0 && !judged.isPending ? t('archiving.none') : null}
            onClick={() => archive.mutate()}
          >
            {t('archiving.confirm', { count })}
          </Button>
        </>
      }
    >
      {judged.error ? (
        <p role="alert">{messageOf(judged.error)}</p>
      ) : judged.isPending ? (
        <LoadingRegion>
          <Skeleton className="h-5 w-2/3" />
        </LoadingRegion>
      ) : (
        <Refused rows={rows.filter(({ reason }) => reason !== null)} />
      )}
    </Dialog>
  )
}

function Refused({ rows }: { rows: readonly Archivable[] }) {
  const t = useTexts()
  if (rows.length === 0) return null
  return (
    <div className="flex flex-col gap-2 pb-2">
      <p className="font-medium">{t('archiving.kept', { count: rows.length })}</p>
      <ul className="flex flex-col gap-1.5">
        {rows.map(({ _id, title, reason }) => (
          <li key={_id} className="min-w-0 text-sm break-words">
            <span className="block">{title ?? t('archiving.unseen')}</span>
            <span className="text-ink-soft">{reason?.message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const judgedQuery = (contractIds: readonly string[]) => ({
  queryKey: keys.contracts('archivable', contractIds),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call<typeof keepingEndpoints.judge>('POST', '/contracts3/archivable', {
      body: { contractIds: [...contractIds] },
      signal,
    }),
})
