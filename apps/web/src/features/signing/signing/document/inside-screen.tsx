import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { insideCalls } from '../inside-calls.ts'
import { documentQuery } from '../signing-calls.ts'
import { SignDocument } from './sign-document.tsx'

const RefuseLetter = lazy(async () => ({
  default: (await import('./refuse-letter.tsx')).RefuseLetter,
}))

/** The same page for a person of the company, inside the shell. */
export function InsideScreen() {
  const t = useTexts()
  const contractId = useParams({ strict: false, select: ({ contractId: id }) => id ?? '' })
  const { letter }: Record<string, string | undefined> = useSearch({ strict: false })
  const calls = useMemo(() => insideCalls(contractId, letter), [contractId, letter])
  const { data: document } = useSuspenseQuery(documentQuery(calls))
  useDocumentTitle(document.contract.title)
  return (
    <div className="-mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
      <div className="mx-auto flex w-full max-w-177 items-center justify-between gap-2 px-4 pt-3">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5"
          icon={<ArrowLeft aria-hidden />}
          render={
            <AppLink to={paths.contractEdit(contractId, letter ? { tab: 'deadlines' } : {})} />
          }
        >
          {t('signing.inside.back')}
        </Button>
        <Suspense>
          {letter && document.state === 'out' && (
            <RefuseLetter contractId={contractId} noticeId={letter} sender={document.sender} />
          )}
        </Suspense>
      </div>
      <SignDocument calls={calls} document={document} />
    </div>
  )
}
