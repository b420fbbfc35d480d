import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { EvidenceNote } from './evidence-note.tsx'
import { evidenceQuery } from './evidence-queries.ts'

/** Fields of the terms whose evidence has another name: an end or a span is a duration. */
const EVIDENCE_OF: Partial<Record<string, readonly EvidenceField[]>> = {
  duration: ['endDate', 'duration'],
}

interface ExplainedEvidenceProps {
  contractId: string
  /** The terms that a step of an explanation takes as they are stated. */
  fields: readonly string[]
}

/** The sentences of the document on which a step of an explanation rests. One that was corrected since proves nothing. */
export function ExplainedEvidence({ contractId, fields }: ExplainedEvidenceProps) {
  const t = useTexts()
  const { data } = useQuery(evidenceQuery(contractId))
  const names = fields.flatMap((field): readonly string[] => EVIDENCE_OF[field] ?? [field])
  const found = data?.value.filter(
    ({ field, isValue, isCorrected }) => isValue && !isCorrected && names.includes(field),
  )
  if (!found || found.length === 0) return null
  return (
    <ul aria-label={t('contract-evidence.explained.label')} className="mt-1.5 flex flex-col gap-2">
      {found.map((evidence) => (
        <li key={evidence.position}>
          <EvidenceNote contractId={contractId} evidence={evidence} />
        </li>
      ))}
    </ul>
  )
}
