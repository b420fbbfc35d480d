import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { useQuery } from '@tanstack/react-query'
import { TextQuote } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { EvidenceNote } from './evidence-note.tsx'
import { evidenceQuery } from './evidence-queries.ts'

interface EvidenceMarkProps {
  contractId: string
  /** Those of one line: a renewal is its type, its duration and its number. */
  fields: readonly EvidenceField[]
  /** As the line is called. */
  label: string
}

/** A quiet mark: what the document says of a value. Without evidence, none. */
export function EvidenceMark({ contractId, fields, label }: EvidenceMarkProps) {
  const t = useTexts()
  const { data } = useQuery(evidenceQuery(contractId))
  const found = data?.value.filter(
    // The number of a party proves who it is.
    ({ field, isValue }) => fields.includes(field) && (isValue || field === 'siren'),
  )
  if (!found || found.length === 0) return null
  return (
    <Popover
      title={t('contract-evidence.mark.title')}
      align="end"
      trigger={
        <IconButton
          size="small"
          className="text-ink-faint"
          icon={<TextQuote aria-hidden />}
          label={t('contract-evidence.mark.label', { name: label })}
        />
      }
    >
      <div className="flex flex-col gap-4">
        {found.map((evidence) => (
          <EvidenceNote key={evidence.position} contractId={contractId} evidence={evidence} />
        ))}
      </div>
    </Popover>
  )
}
