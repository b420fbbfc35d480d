import type { NoticeKind } from '@tacite/domain/notices/notice-record.ts'
import { useState } from 'react'
import { currentLocale } from '../../../../platform/locale.ts'
import { ChoicesStep } from './choices-step.tsx'
import type { LetterChoices, LetterDraft } from './letter-draft.ts'
import { TextStep } from './text-step.tsx'

interface LetterDialogProps {
  contractId: string
  /** What it proposes to notify. */
  kind?: NoticeKind
  /** Why the contract cannot be ended by a letter now; null: it can. */
  ending: string | null
  onClose: () => void
}

/** « Préparer une lettre » : what to notify and how, then the letter to be reviewed, which becomes a PDF. */
export function LetterDialog({
  contractId,
  kind = 'nonRenewal',
  ending,
  onClose,
}: LetterDialogProps) {
  const [choices, setChoices] = useState<LetterChoices>({
    kind: ending === null ? kind : 'priceRevision',
    mode: 'registeredLetter',
    locale: currentLocale(),
    endsOn: null,
    ground: '',
    appliesFrom: null,
    price: '',
  })
  const [draft, setDraft] = useState<LetterDraft | null>(null)
  if (draft === null)
    return (
      <ChoicesStep
        contractId={contractId}
        choices={choices}
        ending={ending}
        onDrafted={(made, chosen) => {
          setChoices(chosen)
          setDraft(made)
        }}
        onClose={onClose}
      />
    )
  return (
    <TextStep
      contractId={contractId}
      choices={choices}
      draft={draft}
      onBack={() => setDraft(null)}
      onClose={onClose}
    />
  )
}
