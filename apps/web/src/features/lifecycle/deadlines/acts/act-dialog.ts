import type { ContractDeadlines } from '../deadlines-queries.ts'

/** What each window of an act is given. */
export interface ActDialogProps {
  contractId: string
  deadlines: ContractDeadlines
  onClose: () => void
}
