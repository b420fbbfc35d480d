import { useMutation } from '@tanstack/react-query'
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
  /** The signature has moved on since this page was loaded: fetch it again. */
  onStale: () => void
  onClose: () => void
}

/** Signs in two steps: the signature with the consent, then the code that was mailed for this very document. */
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
  // Kept apart from the call: while another code is on its way, the field for it stays.
  const [sent, setSent] = useState<SentCode | null>(null)
  const code = useMutation({
    mutationFn: () => calls.sendCode(documentSha256),
    meta: { showsError: true },
    onSuccess: setSent,
    onError: refreshWhenStale,
  })
  const sign = useMutation({
    mutationFn: (digits: string) =>
      calls.sign({ documentSha256, code: digits, signature: signatureOf(draft) }),
    meta: { showsError: true },
    onSuccess: onSigned,
    onError: refreshWhenStale,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('signing.dialog.title', document.contract)}>
      {sent ? (
        <div className="pb-5">
          <CodeForm
            sent={sent}
            submitLabel={t('signing.dialog.submit')}
            isBusy={sign.isPending || sign.isSuccess}
            error={sign.error ?? code.error}
            onSubmit={(digits) => sign.mutate(digits)}
            onResend={() => {
              sign.reset()
              code.mutate()
            }}
            aside={
              <Button
                variant="quiet"
                onClick={() => {
                  code.reset()
                  sign.reset()
                  setSent(null)
                }}
              >
                {t('signing.dialog.back')}
              </Button>
            }
          />
        </div>
      ) : (
        <SignatureStep
          draft={draft}
          onDraft={setDraft}
          consentText={document.consentText}
          isBusy={code.isPending}
          error={code.error}
          onSubmit={() => code.mutate()}
        />
      )}
    </Dialog>
  )
}
