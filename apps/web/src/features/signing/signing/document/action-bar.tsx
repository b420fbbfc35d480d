import { PenLine } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DocumentToSign } from '../signing-calls.ts'

interface ActionBarProps {
  document: DocumentToSign
  onSign: () => void
}

/** Stays at the bottom of the screen while reading. When it is not the reader's turn, it says so. */
export function ActionBar({ document, onSign }: ActionBarProps) {
  const t = useTexts()
  const why = document.signing?.message
  return (
    <div className="sticky bottom-0 z-10 -mb-(--toast-room) border-t border-line bg-paper px-4 pt-3 pb-[calc(12px+var(--toast-room))] shadow-high">
      <div className="mx-auto flex w-full max-w-177 flex-col gap-2 tablet:flex-row tablet:items-center tablet:justify-between tablet:px-4">
        <p className="text-sm text-ink-soft">{why ?? t('signing.document.barLead')}</p>
        <Button
          variant="primary"
          size="large"
          icon={<PenLine aria-hidden />}
          disabledReason={why}
          onClick={onSign}
        >
          {t('signing.document.sign')}
        </Button>
      </div>
    </div>
  )
}
