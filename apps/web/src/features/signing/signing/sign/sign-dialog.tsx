import { useState } from 'react'
import { ApiError } from '../../../../platform/api-error.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DocumentToSign, SentCode, SigningCalls } from '../signing-calls.ts'
import { CodeForm } from './code-form.tsx'
import { signatureOf, type SignatureDraft } from './signature-draft.ts'
import { SignatureStep } from './signature-step.tsx'

interface SignDialogProps {
  calls: SigningCalls
  document: DocumentToSign
  onSigned: (document: DocumentToSign) => void
  /** The signature has changed since this page was loaded: refetch it. */
  onStale: () => void
  onClose: () => void
}

/** Signs in two steps: the signature with the consent, then the code mailed for this very document. */
export function SignDialog({ calls, document, onSigned, onStale, onClose }: SignDialogProps) {
  const t = useTexts()
  const [draft, setDraft] = useState<SignatureDraft>({
    kind: 'typed',
    name: document.signatory.name,
    strokes: [],
    hasConsented: false,
  })
  const documentSha256 = document.document.sha256
  const refreshWhenStale = (error: Error) => {
    if (error instanceof ApiError && [401, 409].includes(error.status)) onStale()
  }
  const [sent, setSent] = useState<SentCode | null>(null)
  const sendCode = () => calls.sendCode(documentSha256)
  return (
    <Dialog isOpen onClose={onClose} title={t('signing.dialog.title', document.contract)}>
      {sent ? (
        <div className="pb-5">
          <CodeForm
            sent={sent}
            submitLabel={t('signing.dialog.submit')}
            save={(code) => calls.sign({ documentSha256, code, signature: signatureOf(draft) })}
            onSaved={onSigned}
            resend={sendCode}
            onResent={setSent}
            onRefused={refreshWhenStale}
            aside={
              <Button variant="quiet" onClick={() => setSent(null)}>
                {t('signing.dialog.back')}
              </Button>
            }
          />
        </div>
      ) : (
        <SignatureStep
          draft={draft}
          onDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          consentText={document.consentText}
          sendCode={sendCode}
          onSent={setSent}
          onRefused={refreshWhenStale}
        />
      )}
    </Dialog>
  )
}
