import { urlOf } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface WordCopyDialogProps {
  textId: string
  /** Texts of the library are written for later: nothing of them is decided yet. */
  of: 'contract' | 'library'
  onClose: () => void
}

/** What a text's Word file is, and what it leaves out, before it is downloaded. */
export default function WordCopyDialog({ textId, of, onClose }: WordCopyDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('document-import.wordCopy.title')}
      description={t(`document-import.wordCopy.${of}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            onClick={onClose}
            render={<a href={urlOf('/texts/:textId/word', { params: { textId } })} download />}
          >
            {t('document-import.wordCopy.download')}
          </Button>
        </>
      }
    >
      <p className="pb-2">
        {t(
          of === 'contract'
            ? 'document-import.wordCopy.left'
            : 'document-import.wordCopy.leftLibrary',
        )}
      </p>
    </Dialog>
  )
}
