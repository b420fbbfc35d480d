import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ProofNote } from '../imports/public.ts'
import type { ContractEvidence } from './evidence-queries.ts'

interface EvidenceNoteProps {
  contractId: string
  evidence: ContractEvidence
}

/** A sentence with its words marked, who took it, and the way to its page. */
export function EvidenceNote({ contractId, evidence }: EvidenceNoteProps) {
  const t = useTexts()
  const { position, page, quote, isCorrected, acceptedBy, isInDocument } = evidence
  return (
    <div className="flex flex-col gap-1.5">
      {isCorrected && (
        <p className="text-sm text-amber-ink">{t('contract-evidence.mark.corrected')}</p>
      )}
      <ProofNote proof={evidence} />
      {acceptedBy !== null && (
        <p className="text-sm text-ink-faint">
          {t('contract-evidence.mark.by', { name: acceptedBy })}
        </p>
      )}
      {isInDocument ? (
        <TextLink
          className="self-start text-sm"
          render={
            <AppLink
              to={paths.signedDocument(contractId, { page, evidence: position })}
              aria-label={t('contract-evidence.mark.seeWhat', { quote })}
            />
          }
        >
          {t('contract-evidence.mark.see')}
        </TextLink>
      ) : (
        <p className="text-sm text-ink-faint">{t('contract-evidence.mark.replaced')}</p>
      )}
    </div>
  )
}
