import { ApiError } from '../../../platform/api-error.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'

/** The panel of a record that is loading, or failed to: a skeleton of its form. */
export function RecordLoading({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const t = useTexts()
  return (
    <SidePanel title={error ? t('administration.notFound') : ' '} onClose={onClose}>
      {error ? (
        <EmptyState
          isSmall
          title={isNowhere(error) ? t('administration.nowhere') : messageOf(error)}
        />
      ) : (
        <LoadingRegion>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-14 w-full" />
          </div>
        </LoadingRegion>
      )}
    </SidePanel>
  )
}

/** No such record: it may be deleted, of another person, or mistyped so that it is not an id at all (400). */
function isNowhere(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
