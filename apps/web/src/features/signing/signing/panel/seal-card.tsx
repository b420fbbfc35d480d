import { Download, ShieldCheck } from 'lucide-react'
import { urlOf } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Signature } from './signature-queries.ts'

interface SealCardProps {
  contractId: string
  seal: NonNullable<Signature['seal']>
}

/** The sealed PDF: where it is, and the value of its seal. */
export function SealCard({ contractId, seal }: SealCardProps) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <section aria-labelledby="seal" className="rounded-lg border border-line bg-canvas p-4">
      <h2 id="seal" className="flex items-center gap-2 font-semibold">
        <ShieldCheck aria-hidden className="size-4.5 text-green" />
        {t('signing-panel.sealed.title')}
      </h2>
      <p className="mt-1 text-sm">
        {t('signing-panel.sealed.at', { moment: formats.instant(seal.sealedAt) })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {t(seal.level === 'B-T' ? 'signing-panel.sealed.levelBT' : 'signing-panel.sealed.levelBB')}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('signing-panel.sealed.certificate')}</p>
      <p className="mt-2 text-xs text-ink-faint">{t('signing-panel.sealed.fingerprint')}</p>
      <p className="text-xs break-all tabular-nums text-ink-soft">{seal.sha256}</p>
      <Button
        className="mt-3"
        icon={<Download aria-hidden />}
        render={
          <a download href={urlOf('/contracts3/:contractId/signed', { params: { contractId } })} />
        }
      >
        {t('signing-panel.sealed.download')}
      </Button>
    </section>
  )
}
