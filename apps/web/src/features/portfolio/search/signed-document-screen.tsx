import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ArrowLeft, Download, FileText } from 'lucide-react'
import { paths, patterns } from '../../../platform/paths.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { useScreenParam, useScreenSearch } from '../../../platform/screen-address.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { EvidencePassage, placedEvidenceQuery } from '../evidence/public.ts'
import { PagePicture } from '../../../ui/page-picture.tsx'
import { PageTurner } from './page-turner.tsx'
import { PageWords } from './page-words.tsx'
import {
  originalAddress,
  pageImageAddress,
  pageHitsQuery,
  readingPauseMs,
  signedDocumentQuery,
  signedPdfAddress,
  type PageHits,
} from './search-queries.ts'
import { readDocumentSearch } from './search-address.ts'

/** The pages of a signed document, with the searched words. */
export function SignedDocumentScreen() {
  const t = useTexts()
  const contractId = useScreenParam(patterns.signedDocument, 'contractId')
  const { q = '', page: written } = useScreenSearch(patterns.signedDocument, readDocumentSearch)
  const page = Number(written ?? 1)
  const { data: document } = useQuery(signedDocumentQuery(contractId))
  const isToCome = !document || document.state === 'waiting' || page <= (document.pages ?? 0)
  const { data, error, refetch } = useQuery({
    ...pageHitsQuery(contractId, page, q),
    refetchInterval: ({ state }) => (isToCome && isNotThere(state.error) ? readingPauseMs : false),
  })
  // A hidden contract has no screen; a page that is not indexed yet is waited for.
  if (error instanceof ApiError && error.status === 404 && !isNotThere(error)) throw error
  const isWaitedFor = isToCome && isNotThere(error)
  const title = data?.title ?? t('search-screen.document')
  useDocumentTitle(title)
  return (
    <div className="mx-auto w-full max-w-6xl">
      <PageHeader
        title={title}
        description={data && (q === '' ? data.reference : <HitCount hits={data} words={q} />)}
        back={<WayBack words={q} contractId={contractId} />}
        actions={
          <>
            {q !== '' && (
              <Button
                icon={<FileText aria-hidden />}
                render={<AppLink to={paths.contractEdit(contractId)} />}
              >
                {t('search-screen.contract')}
              </Button>
            )}
            <DownloadButton contractId={contractId} />
          </>
        }
      />
      {isWaitedFor ? (
        <>
          <p role="status" className="mb-4 text-sm text-ink-soft">
            {t('search-screen.documentWaiting')}
          </p>
          <PageSkeleton />
        </>
      ) : error ? (
        <EmptyState
          title={t('search-screen.documentFailed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : data ? (
        <Page contractId={contractId} page={page} hits={data} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAGE_NOT_FOUND'
}

/** Of a contract that came signed, the file as it was received is the signed one. */
function DownloadButton({ contractId }: { contractId: string }) {
  const t = useTexts()
  const mayDownload = holds(useMe(), 'contracts:attachments:download')
  const { data: document } = useQuery(signedDocumentQuery(contractId))
  const isRefused = document?.origin === 'imported' && !mayDownload
  const address =
    document?.origin === 'imported' ? originalAddress(contractId) : signedPdfAddress(contractId)
  return (
    <Button
      icon={<Download aria-hidden />}
      disabledReason={
        isRefused ? t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DOWNLOAD' }) : null
      }
      render={isRefused ? undefined : <a href={address} download />}
    >
      {t('search-screen.download')}
    </Button>
  )
}

function HitCount({ hits, words }: { hits: PageHits; words: string }) {
  const t = useTexts()
  return (
    <span aria-live="polite">
      {t('search-screen.hits', { count: hits.content.hits.length, words })}
    </span>
  )
}

interface PageProps {
  contractId: string
  page: number
  /** From the previous page, until those of this one arrive. */
  hits: PageHits
}

function Page({ contractId, page, hits }: PageProps) {
  const t = useTexts()
  const go = useGo()
  const search = useScreenSearch(patterns.signedDocument, readDocumentSearch)
  const isThere = hits.page === page
  const evidence = search.evidence === undefined ? null : Number(search.evidence)
  const { data: placed } = useQuery({
    ...placedEvidenceQuery(contractId, evidence ?? 0),
    enabled: evidence !== null,
  })
  const passage = placed?.page === page ? placed.boxes : null
  return (
    <>
      <PageTurner
        page={page}
        pages={hits.pages}
        hitPages={hits.hitPages}
        onTurn={(next) => go(paths.signedDocument(contractId, { ...search, page: next }))}
      />
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]">
        <PagePicture
          key={page}
          address={(width) => pageImageAddress(contractId, page, width)}
          boxes={passage?.value ?? (isThere ? hits.boxes : [])}
          {...(passage && { around: passage.sentence })}
          alt={t('search-screen.pageOf', { page, title: hits.title })}
        />
        <div className="min-w-0">
          {evidence !== null && (
            <Suspense>
              <EvidencePassage contractId={contractId} position={evidence} />
            </Suspense>
          )}
          {isThere ? <PageWords hits={hits} /> : <SkeletonText />}
        </div>
      </div>
    </>
  )
}

function PageSkeleton() {
  return (
    <LoadingRegion>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]">
        <Skeleton className="aspect-[210/297] rounded-sm" />
        <SkeletonText />
      </div>
    </LoadingRegion>
  )
}

function WayBack({ words, contractId }: { words: string; contractId: string }) {
  const t = useTexts()
  const { skip } = useScreenSearch(patterns.signedDocument, readDocumentSearch)
  const to =
    words === '' ? paths.contractEdit(contractId) : paths.signedSearch(words, Number(skip ?? 0))
  return (
    <TextLink isQuiet render={<AppLink to={to} />}>
      <ArrowLeft aria-hidden className="mr-1 inline size-4" />
      {words === '' ? t('search-screen.backToContract') : t('search-screen.backToResults')}
    </TextLink>
  )
}
