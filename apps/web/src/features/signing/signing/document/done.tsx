import { formatInstant } from '@tacite/i18n/format.ts'
import { CircleCheckBig, Download } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DocumentToSign, SigningCalls } from '../signing-calls.ts'

interface DoneProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** After the signature: that it is recorded, what comes next, and the copy once available. */
export function Done({ calls, document }: DoneProps) {
  const t = useTexts()
  const { signedAt } = document.signatory
  const isSealed = document.state === 'sealed'
  const next = isSealed ? 'sealed' : document.state === 'sealing' ? 'sealing' : 'waiting'
  return (
    <section
      role="status"
      className="border-b border-line bg-green-soft px-4 py-6 tablet:mb-5 tablet:rounded-lg tablet:border tablet:px-6"
    >
      <p className="flex items-center gap-2.5 text-title font-semibold text-green-ink">
        <CircleCheckBig aria-hidden className="size-6 shrink-0" />
        {t('signing.done.title')}
      </p>
      {signedAt && (
        <p className="mt-2">
          {t('signing.done.at', { moment: formatInstant(signedAt, t.locale, document.timeZone) })}
        </p>
      )}
      <p className="mt-1 text-ink-soft">{t(`signing.done.${next}`)}</p>
      {isSealed && (
        <div className="mt-4 flex flex-col items-start gap-2">
          <Button
            variant="primary"
            size="large"
            icon={<Download aria-hidden />}
            render={<a href={calls.sealedUrl} download />}
          >
            {t('signing.document.download')}
          </Button>
          <p className="text-sm text-ink-soft">{t('signing.done.keep')}</p>
        </div>
      )}
    </section>
  )
}
