import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRemoval } from '../../settings/administration/public.tsx'
import type { ClauseRecord } from './clause-queries.ts'
import { clauses } from './clause-records.ts'
import { DeletionImpact } from './uses/impact.tsx'
import { impactQuery } from './uses/uses-queries.ts'
import { StanceBadge } from './clause-state.tsx'

interface DeleteDialogProps {
  clause: ClauseRecord
  onClose: () => void
  onRemoved: () => void
}

/** What goes with a clause, before it goes. */
export function DeleteDialog({ clause, onClose, onRemoved }: DeleteDialogProps) {
  const t = useTexts()
  const { _id, title, variants } = clause
  const impact = useQuery(impactQuery(_id, true))
  const removal = useRemoval({ changes: ['clauses'], remove: clauses.remove, onRemoved })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('clauses.deleteTitle', { title })}
      consequence={t('clauses.deleteConsequence')}
      confirmLabel={t('clauses.delete')}
      // Nobody confirms what they could not read yet.
      isBusy={removal.isPending || impact.isPending}
      onConfirm={() => removal.mutate({ id: _id, name: title })}
    >
      {impact.error && <p role="alert">{messageOf(impact.error)}</p>}
      {impact.data && <DeletionImpact impact={impact.data} />}
      {variants.length > 0 && (
        <div className="flex flex-col gap-2">
          <p>{t('clauses.deleteVariants', { count: variants.length })}</p>
          <ul className="flex flex-col gap-1.5">
            {variants.map((variant) => (
              <li key={variant._id} className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-words">{variant.title}</span>
                <StanceBadge stance={variant.stance} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  )
}
