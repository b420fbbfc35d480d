import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths, patterns } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useScreenParam, useScreenSearch } from '../../../../platform/screen-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { readReviewSearch } from '../imports-address.ts'
import { rowQuery } from '../plan-queries.ts'
import { DeskView } from './desk-view.tsx'
import { reviewQuery, takeRow } from './review-queries.ts'

/** The review of an import, one contract at a time: its document beside what was read in it. */
export function DeskScreen() {
  const t = useTexts()
  const go = useGo()
  const importId = useScreenParam(patterns.importReview, 'importId')
  const search = useScreenSearch(patterns.importReview, readReviewSearch)
  const scope = search.show === 'all' ? 'all' : 'doubts'
  const position = search.row === undefined ? null : Number(search.row)
  useDocumentTitle(t('import-review.title'))
  const take = useMutation({
    mutationFn: (wanted: { position?: number; after?: number }) =>
      takeRow(importId, { scope, ...wanted }),
    meta: { showsError: true },
    onSuccess: ({ position: taken }) => {
      if (taken !== position)
        go(
          paths.importReview(importId, {
            ...search,
            row: taken === null ? undefined : String(taken),
          }),
          { replace: true },
        )
    },
  })
  const { mutate } = take
  useEffect(() => {
    mutate(position === null ? {} : { position })
    // A new scope asks for its own first row.
  }, [importId, position, scope, mutate])
  const { data: row, error } = useQuery({
    ...rowQuery(importId, position ?? 0),
    enabled: position !== null,
  })
  const failure = error ?? take.error
  if (failure && !row) return <Failed importId={importId} message={messageOf(failure)} />
  if (take.data && position === null) return <Finished importId={importId} scope={scope} />
  if (!row || position === null)
    return (
      <LoadingRegion>
        <Skeleton className="h-120 rounded-lg" />
      </LoadingRegion>
    )
  return (
    <DeskView
      key={row.position}
      importId={importId}
      row={row}
      scope={scope}
      onNext={() => mutate({ after: position })}
    />
  )
}

function Failed({ importId, message }: { importId: string; message: string }) {
  const t = useTexts()
  return (
    <EmptyState
      title={t('import-review.failed')}
      action={<BackButton importId={importId}>{t('import-review.back')}</BackButton>}
    >
      {message}
    </EmptyState>
  )
}

/** Nothing is left, or others have the rest in hand. */
function Finished({ importId, scope }: { importId: string; scope: 'doubts' | 'all' }) {
  const t = useTexts()
  const { data } = useQuery(reviewQuery(importId))
  const left = data ? data.rows - data.reviewed : 0
  return (
    <EmptyState
      title={t(scope === 'doubts' ? 'import-review.over.doubts' : 'import-review.over.all')}
      action={
        <>
          <BackButton importId={importId}>{t('import-review.back')}</BackButton>
          {scope === 'doubts' && left > 0 && (
            <TextLink render={<AppLink to={paths.importReview(importId, { show: 'all' })} />}>
              {t('import-review.over.others', { count: left })}
            </TextLink>
          )}
        </>
      }
    >
      {data && t('import-review.progress', { done: data.reviewed, total: data.rows })}
    </EmptyState>
  )
}

function BackButton({ importId, children }: { importId: string; children: string }) {
  return (
    <Button variant="primary" render={<AppLink to={paths.import(importId, { step: 'plan' })} />}>
      {children}
    </Button>
  )
}
