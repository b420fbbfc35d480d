import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { documentQuery, type DocumentToSign, type SigningCalls } from '../signing-calls.ts'
import { ShownAnnexes } from '../../../writing/attachments/outside.tsx'
import { ActionBar } from './action-bar.tsx'
import { DocumentHead } from './document-head.tsx'
import { DocumentText } from './document-text.tsx'
import { Done } from './done.tsx'

const SignDialog = lazy(async () => ({
  default: (await import('../sign/sign-dialog.tsx')).SignDialog,
}))

interface SignDocumentProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** A document for its signatory: what it is, its whole text, and the action always visible. */
export function SignDocument({ calls, document }: SignDocumentProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isSigning, setSigning] = useState(false)
  const hasSigned = document.signatory.state === 'signed'
  const key = documentQuery(calls).queryKey
  return (
    <>
      <div className="mx-auto w-full max-w-177 flex-1 tablet:px-4 tablet:py-6">
        {hasSigned && <Done calls={calls} document={document} />}
        <DocumentHead calls={calls} document={document} />
        <DocumentText calls={calls} document={document} />
        <ShownAnnexes
          annexes={document.document.annexes}
          lead={t('annexes.shown.leadToSign')}
          hrefOf={calls.annexUrl}
        />
        <p className="px-4 py-6 text-center text-sm text-ink-faint">{t('signing.document.end')}</p>
      </div>
      {!hasSigned && <ActionBar document={document} onSign={() => setSigning(true)} />}
      {isSigning && (
        <Suspense>
          <SignDialog
            calls={calls}
            document={document}
            onClose={() => setSigning(false)}
            onStale={() => void queryClient.invalidateQueries({ queryKey: key })}
            onSigned={(signed) => {
              setSigning(false)
              queryClient.setQueryData(key, signed)
              window.scrollTo({ top: 0 })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
