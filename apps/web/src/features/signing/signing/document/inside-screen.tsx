import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { insideCalls } from '../inside-calls.ts'
import { documentQuery } from '../signing-calls.ts'
import { SignDocument } from './sign-document.tsx'

/** The same page for a person of the company, inside the shell. */
export function InsideScreen() {
  const t = useTexts()
  const contractId = useParams({ strict: false, select: ({ contractId: id }) => id ?? '' })
  const calls = useMemo(() => insideCalls(contractId), [contractId])
  const { data: document } = useSuspenseQuery(documentQuery(calls))
  useDocumentTitle(document.contract.title)
  return (
    <div className="-mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
      <div className="mx-auto w-full max-w-177 px-4 pt-3">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5"
          icon={<ArrowLeft aria-hidden />}
          render={<AppLink to={paths.contractEdit(contractId)} />}
        >
          {t('signing.inside.back')}
        </Button>
      </div>
      <SignDocument calls={calls} document={document} />
    </div>
  )
}
