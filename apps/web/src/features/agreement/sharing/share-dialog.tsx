import type { Locale } from '@tacite/domain/locale.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

interface ShareDialogProps {
  contractId: string
  title: string
  /** The contract's language, in which third parties are written to. */
  locale: Locale
  onClose: () => void
}

/** Shares the contract, and shows who has access now. */
export function ShareDialog({ contractId, title, locale, onClose }: ShareDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sharing.title', { title })}
      description={t('sharing.lead')}
    >
      <ShareForm contractId={contractId} locale={locale} />
      <ShareList contractId={contractId} onClose={onClose} />
    </Dialog>
  )
}
