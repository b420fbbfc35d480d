import { isImportField } from '@tacite/domain/imports/import-fields.ts'
import type { OtherField } from '@tacite/domain/imports/text-statements.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { EvidenceNote } from './evidence-note.tsx'
import { evidenceQuery, type ContractEvidence } from './evidence-queries.ts'

/** What the text states and the contract has no field for: its law, its court, a term of payment. */
export function OtherEvidence({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useQuery(evidenceQuery(contractId))
  const others = data?.value.filter(({ isValue, field }) => !isValue && field !== 'siren') ?? []
  if (others.length === 0) return null
  return (
    <TitledSection
      title={t('contract-evidence.others.title')}
      lead={t('contract-evidence.others.lead')}
    >
      <ul className="flex flex-col gap-4">
        {others.map((evidence) => (
          <li key={evidence.position} className="flex flex-col gap-1">
            <p className="break-words">
              {t('import-plan.proposals.line', {
                field: labelOf(t, evidence.field),
                value: evidence.quote,
              })}
            </p>
            <EvidenceNote contractId={contractId} evidence={evidence} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function labelOf(t: ReturnType<typeof useTexts>, field: ContractEvidence['field']): string {
  return isImportField(field)
    ? t(`import-plan.field.${field}`)
    : t(`import-plan.other.${field satisfies OtherField}`)
}
