import type { ContractDeadlines } from '../deadlines-queries.ts'

/** Props of every act dialog. */
export interface ActDialogProps {
  contractId: string
  deadlines: ContractDeadlines
  onClose: () => void
}
