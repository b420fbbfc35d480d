import { Badge, type Tone } from '../../../ui/badge.tsx'
import { statusTones } from '../../writing/contracts/public.tsx'
import type { ContractRow } from './list-queries.ts'

const TONE_OF_DETAIL: Partial<Record<string, Tone>> = {
  EXPIRED: 'neutral',
  TERMINATING: 'red',
}

/** Where a contract stands: the step of an unsigned one, the finer state of a signed one. */
export function StatusBadge({ row }: { row: ContractRow }) {
  const tone = TONE_OF_DETAIL[row.statusDetailKey] ?? statusTones[row.statusWorkflow.status]
  return <Badge tone={tone}>{row.statusDetail}</Badge>
}
