import { FileText } from 'lucide-react'
import { urlOf } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { SignatoryRow } from './signatory-row.tsx'
import type { Signature } from './signature-queries.ts'

const TONES: Record<Signature['state'], Tone> = {
  out: 'accent',
  sealing: 'amber',
  sealed: 'green',
  scanned: 'green',
  cancelled: 'neutral',
}

interface CurrentSignatureProps {
  contractId: string
  signature: Signature
}

/** The sender, and each signatory in order with their progress. */
export function CurrentSignature({ contractId, signature }: CurrentSignatureProps) {
  const t = useTexts()
  const formats = useFormats()
  const isOnPaper = signature.provider === 'scan'
  const moment = formats.instant(signature.requestedAt)
  return (
    <section aria-label={t('signing-panel.signatories')} className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-1.5">
        <Badge tone={TONES[signature.state]}>{t(`signing-panel.state.${signature.state}`)}</Badge>
        <p className="text-sm text-ink-soft">
          {t(isOnPaper ? 'signing-paper.frozenBy' : 'signing-panel.sentBy', {
            name: signature.requestedBy.name,
            moment,
          })}
        </p>
        <TextLink
          isExternal
          href={urlOf('/contracts3/:contractId/signature/document.pdf', { params: { contractId } })}
        >
          <FileText aria-hidden className="mr-1 inline size-3.5" />
          {t(isOnPaper ? 'signing-paper.frozenPdf' : 'signing-panel.shownPdf')}
        </TextLink>
      </div>
      {!isOnPaper && (
        <>
          <h2 className="font-semibold">{t('signing-panel.signatories')}</h2>
          <ol className="flex flex-col divide-y divide-line border-y border-line">
            {signature.signatories.map((signatory) => (
              <SignatoryRow key={signatory._id} contractId={contractId} signatory={signatory} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
