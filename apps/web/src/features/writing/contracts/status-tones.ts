import type { Tone } from '../../../ui/badge.tsx'
import type { ContractPage } from './contract-queries.ts'

/** The same status always in the same colour, on every screen. */
export const statusTones: Record<ContractPage['status'], Tone> = {
  DRAFT: 'neutral',
  NEGOTIATION: 'amber',
  VALIDATION: 'violet',
  SIGNATURE: 'accent',
  SIGNED: 'green',
  TERMINATED: 'red',
  CANCELLED: 'neutral',
}
