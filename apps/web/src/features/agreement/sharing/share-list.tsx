import { useInfiniteQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { ShareRow } from './share-row.tsx'
import { sharesQuery } from './share-queries.ts'

interface ShareListProps {
  contractId: string
  onClose: () => void
}

/** Who currently has a share of the contract. */
export function ShareList({ contractId, onClose }: ShareListProps) {
  const t = useTexts()
  const query = useInfiniteQuery({ ...sharesQuery(contractId), meta: { showsError: true } })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // A row is as old as its page.
  const shares = data?.pages.flatMap(({ value, revision }) =>
    value.map((share) => ({ share, revision })),
  )
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('sharing.list.title')}</h3>
      {shares ? (
        <ul className="mt-1 flex flex-col divide-y divide-line">
          {shares.map((row) => (
            <ShareRow key={row.share._id} {...row} contractId={contractId} onClose={onClose} />
          ))}
        </ul>
      ) : error ? (
        <EmptyState
          isSmall
          title={t('sharing.list.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <LoadingRegion>
          <SkeletonText lines={4} />
        </LoadingRegion>
      )}
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('sharing.list.more')}
        </Button>
      )}
    </section>
  )
}
