import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import type { ClauseChoice } from './offered-clause.ts'

interface UnreadClauseProps {
  found: UseQueryResult<ClauseChoice[]>
  onClose: () => void
}

/** In the place of a clause that is loading, could not be loaded, or has no published wording any more. */
export function UnreadClause({ found: { data, error, refetch }, onClose }: UnreadClauseProps) {
  const t = useTexts()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t('clause-links.insert.untitled')}
      footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      {error ? (
        <EmptyState
          isSmall
          title={t('clause-links.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : data ? (
        <p>{t('clause-links.insert.unpublished')}</p>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  )
}
