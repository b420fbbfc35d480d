import { Badge, type Tone } from '../../ui/badge.tsx'
import type { ContractRow } from './list-queries.ts'

/** The same state always has the same colour, beside its word. */
const TONE_OF_STATUS: Record<ContractRow['statusWorkflow']['status'], Tone> = {
  DRAFT: 'neutral',
  NEGOTIATION: 'amber',
  VALIDATION: 'violet',
  SIGNATURE: 'accent',
  SIGNED: 'green',
  TERMINATED: 'red',
  CANCELLED: 'neutral',
}

const TONE_OF_DETAIL: Partial<Record<string, Tone>> = {
  EXPIRED: 'neutral',
  TERMINATING: 'red',
}

/** Where a contract stands: the step of an unsigned one, the finer state of a signed one. */
export function StatusBadge({ row }: { row: ContractRow }) {
  const tone = TONE_OF_DETAIL[row.statusDetailKey] ?? TONE_OF_STATUS[row.statusWorkflow.status]
  return <Badge tone={tone}>{row.statusDetail}</Badge>
}
