import type {
  signingEndpoints,
  UploadedVerification,
} from '@tacite/api/signing/signing-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'

/** Checks whether a PDF from elsewhere is the sealed copy. */
export function VerifyFile({ contractId }: { contractId: string }) {
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const verify = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      return call<typeof signingEndpoints.verify>('POST', '/contracts3/:contractId/verification', {
        params: { contractId },
        body: form as never,
      })
    },
    meta: { showsError: true },
  })
  return (
    <section className="flex flex-col items-start gap-3">
      <Button
        variant="quiet"
        className="-ml-3.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('signing-panel.verify.title')}
      </Button>
      {isOpen && (
        <div id={id} className="flex w-full flex-col gap-3">
          <p className="text-sm text-ink-soft">{t('signing-panel.verify.lead')}</p>
          <FileDrop
            label={t('signing-panel.verify.drop')}
            hint={t('signing-panel.verify.hint')}
            accept="application/pdf,.pdf"
            isBusy={verify.isPending}
            error={verify.error ? messageOf(verify.error) : null}
            onFiles={([file]) => file && verify.mutate(file)}
          />
          {verify.data && <Verdict verification={verify.data} />}
        </div>
      )}
    </section>
  )
}

function Verdict({ verification }: { verification: UploadedVerification }) {
  const t = useTexts()
  const formats = useFormats()
  const { isValid, isThisCopy, organisation, sealedAt, contract, findings } = verification
  const isGood = isValid && isThisCopy
  const said = isGood ? 'same' : isValid ? 'valid' : 'invalid'
  const Icon = isGood ? ShieldCheck : ShieldAlert
  return (
    <div
      role="status"
      className={`rounded-md px-4 py-3 ${isGood ? 'bg-green-soft text-green-ink' : 'bg-red-soft text-red-ink'}`}
    >
      <p className="flex gap-2 font-medium">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t(`signing-panel.verify.${said}`)}
      </p>
      {organisation && sealedAt && (
        <p className="mt-1 text-sm">
          {t('signing-panel.verify.organisation', {
            organisation,
            moment: formats.instant(sealedAt),
          })}
        </p>
      )}
      {contract && <p className="text-sm">{t('signing-panel.verify.of', contract)}</p>}
      <ul className="mt-1 list-disc pl-4 text-sm">
        {findings.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
