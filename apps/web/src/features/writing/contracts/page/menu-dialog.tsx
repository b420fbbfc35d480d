import type { ContractPage } from '../contract-queries.ts'
import StartDialog from '../links/start-dialog.tsx'
import type { StartKind } from '../links/start-kinds.ts'
import { WordCopyDialog } from '../../texts/public.tsx'

/** What the menu asks about in a window. */
export type MenuQuestion = StartKind | 'word'

interface MenuDialogProps {
  contract: ContractPage
  question: MenuQuestion
  onClose: () => void
}

/** The window of an action on the whole contract. */
export default function MenuDialog({ contract, question, onClose }: MenuDialogProps) {
  return question === 'word' ? (
    <WordCopyDialog textId={contract.textId} of="contract" onClose={onClose} />
  ) : (
    <StartDialog contract={contract} kind={question} onClose={onClose} />
  )
}
