import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PagePictures } from '../../../ui/page-pictures.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EvidenceMark } from '../evidence/public.ts'
import { DocumentReading } from './document-reading.tsx'
import { pageImageAddress, signedDocumentQuery, type SignedDocument } from './search-queries.ts'

/** The pages that were signed, who signed them, and a search in their text. */
export function SignedPaper({ contractId, title }: { contractId: string; title: string }) {
  const t = useTexts()
  const { data, error, refetch } = useQuery(signedDocumentQuery(contractId))
  if (error)
    return (
      <EmptyState
        title={t('search-screen.documentFailed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!data) return <LoadingPaper />
  const { pages } = data
  return (
    <div className="mx-auto flex max-w-220 flex-col gap-4 p-4 tablet:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <div className="flex items-center gap-1">
            <SignedBy document={data} />
            {data.origin === 'imported' && data.signatureDate !== null && (
              <Suspense>
                <EvidenceMark
                  contractId={contractId}
                  fields={['signatureDate']}
                  label={t('signed-paper.signedOn', { day: data.signatureDate })}
                />
              </Suspense>
            )}
          </div>
          <DocumentReading contractId={contractId} />
        </div>
        <SearchInPages contractId={contractId} />
      </div>
      {pages !== null && (
        <PagePictures
          label={t('signed-paper.pagesOf', { title })}
          count={pages}
          alt={(page) => t('search-screen.pageOf', { page, title })}
          address={(page, width) => pageImageAddress(contractId, page, width)}
        />
      )}
    </div>
  )
}

/** « Signé le 15/12/2023 par Alice Martin (notre société) » */
function SignedBy({ document: { signatureDate: day, signatories } }: { document: SignedDocument }) {
  const t = useTexts()
  if (day === null) return null
  const names = signatories.map(({ name, side }) =>
    side === null ? name : t(`signed-paper.side.${side}`, { name }),
  )
  return (
    <p className="font-medium break-words">
      {names.length === 0
        ? t('signed-paper.signedOn', { day })
        : t('signed-paper.signedBy', { day, names })}
    </p>
  )
}

/** Leads to the pages found, with the words marked on them. */
function SearchInPages({ contractId }: { contractId: string }) {
  const t = useTexts()
  const go = useGo()
  const id = useId()
  const [words, setWords] = useState('')
  return (
    <form
      role="search"
      aria-label={t('signed-paper.search')}
      className="flex flex-[0_1_22rem] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') go(paths.signedDocument(contractId, { q: words.trim() }))
      }}
    >
      <TextField
        id={id}
        className="min-w-0 flex-1"
        label={t('search-screen.field')}
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('signed-paper.find')}
      </Button>
    </form>
  )
}

function LoadingPaper() {
  return (
    <LoadingRegion>
      <Skeleton className="mx-auto aspect-[210/297] w-full max-w-220 rounded-sm" />
    </LoadingRegion>
  )
}
