import type { searchEndpoints } from '@tacite/api/portfolio/search-endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { signedDocumentQuery, type SignedDocument } from './search-queries.ts'

/** Pages named before the others are counted. */
const MOST_NAMED = 8

/** Whether the signed document of a contract can be searched, and how far the recognition of its images is. */
export function DocumentReading({ contractId }: { contractId: string }) {
  const { data } = useQuery(signedDocumentQuery(contractId))
  if (!data) return null
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <p role="status">
        <ReadingWords document={data} />
      </p>
      {data.recognition && <Recognition contractId={contractId} document={data} />}
    </div>
  )
}

function ReadingWords({ document: { state, pages, recognition } }: { document: SignedDocument }) {
  const t = useTexts()
  const of = pages ?? 0
  if (state === 'recognising') {
    const count = recognition?.waiting ?? 0
    return t('recognition.recognising', { count, pages: of })
  }
  if (state === 'partial') {
    const count = recognition?.failed.count ?? 0
    return t('recognition.partial', { count, pages: of })
  }
  return t(`recognition.state.${state}`)
}

interface RecognitionProps {
  contractId: string
  document: SignedDocument
}

function Recognition({
  contractId,
  document: { recognition, recognisingAgain },
}: RecognitionProps) {
  const t = useTexts()
  if (!recognition) return null
  const { recognised, illegible, failed } = recognition
  const unnamed = failed.count - failed.pages.slice(0, MOST_NAMED).length
  return (
    <>
      {recognised > 0 && <p>{t('recognition.recognised', { count: recognised })}</p>}
      {illegible.count > 0 && <Illegible {...illegible} />}
      {failed.count > 0 && (
        <>
          <ul className="flex flex-col gap-1">
            {failed.pages.slice(0, MOST_NAMED).map(({ page, why }) => (
              <li key={page} className="flex gap-2">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
                {t(`recognition.failed.${why}`, { page })}
              </li>
            ))}
            {unnamed > 0 && <li>{t('recognition.failedMore', { count: unnamed })}</li>}
          </ul>
          <AgainButton contractId={contractId} count={failed.count} reason={recognisingAgain} />
        </>
      )}
    </>
  )
}

function Illegible({ pages, count }: { pages: readonly number[]; count: number }) {
  const t = useTexts()
  const named = pages.slice(0, MOST_NAMED).map(String)
  const unnamed = count - named.length
  return (
    <p>
      {unnamed > 0
        ? t('recognition.illegibleMore', { count: unnamed, pages: named })
        : t('recognition.illegible', { count, pages: named })}
    </p>
  )
}

interface AgainButtonProps {
  contractId: string
  count: number
  reason: SignedDocument['recognisingAgain']
}

function AgainButton({ contractId, count, reason }: AgainButtonProps) {
  const t = useTexts()
  const again = useMutation({
    mutationFn: () =>
      call<typeof searchEndpoints.recogniseAgain>(
        'POST',
        '/contracts3/:contractId/signed-document/recognition',
        { params: { contractId } },
      ),
    meta: { changes: [{ topic: 'reading', contractId }] },
    onSuccess: () => toasts.success(currentTexts()('recognition.againAsked')),
  })
  return (
    <div className="mt-1">
      <Button
        size="small"
        icon={<RotateCw aria-hidden />}
        isBusy={again.isPending}
        disabledReason={reason?.message}
        onClick={() => again.mutate()}
      >
        {t('recognition.again', { count })}
      </Button>
    </div>
  )
}
