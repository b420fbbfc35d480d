import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useGo } from '../../platform/go.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PagePicture } from './page-picture.tsx'
import { PageTurner } from './page-turner.tsx'
import { pageHitsQuery, signedPdfAddress } from './search-queries.ts'
import { signedDocumentRoute } from './search-routes.ts'

/** The pages of a signed document, with the words that were looked for. */
export function SignedDocumentScreen() {
  const t = useTexts()
  const go = useGo()
  const { contractId } = signedDocumentRoute.useParams()
  const { q = '', page: written } = signedDocumentRoute.useSearch()
  const page = Number(written ?? 1)
  const { data, error, refetch } = useQuery(pageHitsQuery(contractId, page, q))
  const title = data?.title ?? t('search-screen.document')
  useDocumentTitle(title)
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={title}
        description={
          q === ''
            ? undefined
            : t('search-screen.hits', { count: data?.value.length ?? 0, words: q })
        }
        back={<BackLink words={q} contractId={contractId} />}
        actions={
          <Button
            icon={<Download aria-hidden />}
            render={<a href={signedPdfAddress(contractId)} download />}
          >
            {t('search-screen.download')}
          </Button>
        }
      />
      {error ? (
        <EmptyState
          title={t('search-screen.documentFailed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : data ? (
        <>
          <PageTurner
            page={page}
            pages={data.pages}
            onTurn={(next) => go(paths.signedDocument(contractId, { page: next, q }))}
          />
          <PagePicture
            contractId={contractId}
            page={page}
            boxes={data.value}
            alt={t('search-screen.pageOf', { page, title })}
          />
        </>
      ) : (
        <LoadingRegion>
          <Skeleton className="aspect-[210/297] rounded-sm" />
        </LoadingRegion>
      )}
    </div>
  )
}

function BackLink({ words, contractId }: { words: string; contractId: string }) {
  const t = useTexts()
  return (
    <TextLink
      isQuiet
      render={
        <AppLink to={words === '' ? paths.contractEdit(contractId) : paths.signedSearch(words)} />
      }
    >
      <ArrowLeft aria-hidden className="mr-1 inline size-4" />
      {words === '' ? t('search-screen.backToContract') : t('search-screen.backToResults')}
    </TextLink>
  )
}
