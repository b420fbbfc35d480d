import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fileUrl, pageUrl, type Attachment, type Attachments } from './attachment-queries.ts'

export interface AttachmentWindowProps {
  contractId: string
  attachment: Attachment
  downloading: Attachments['downloading']
  onClose: () => void
}

/** The pages of a PDF, or an image; for other kinds, why there is none. */
export default function PreviewDialog(props: AttachmentWindowProps) {
  const { contractId, attachment, downloading, onClose } = props
  const t = useTexts()
  const [page, setPage] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  const { name, versions } = attachment
  const current = versions[0]!
  const total = Math.max(1, current.pageCount)
  const turn = (to: number) => {
    setFailed(false)
    setPage(to)
  }
  const isNone = current.preview === null || (current.preview === 'pages' && !current.pageCount)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('attachments.preview.title', { name })}
      footer={
        <>
          {current.preview === 'pages' && !isNone && (
            <div className="mr-auto flex items-center gap-2">
              <IconButton
                label={t('attachments.preview.previous')}
                icon={<ChevronLeft aria-hidden />}
                disabledReason={page === 1 ? t('attachments.preview.isFirst') : null}
                onClick={() => turn(page - 1)}
              />
              <span role="status" className="text-sm tabular-nums">
                {t('attachments.preview.page', { page, total })}
              </span>
              <IconButton
                label={t('attachments.preview.next')}
                icon={<ChevronRight aria-hidden />}
                disabledReason={page === total ? t('attachments.preview.isLast') : null}
                onClick={() => turn(page + 1)}
              />
            </div>
          )}
          <Button
            icon={<Download aria-hidden />}
            disabledReason={downloading?.message ?? null}
            render={
              downloading ? undefined : <a href={fileUrl(contractId, attachment._id)} download />
            }
          >
            {t('attachments.download')}
          </Button>
          <Button onClick={onClose}>{t('common.action.close')}</Button>
        </>
      }
    >
      {isNone || hasFailed ? (
        <EmptyState isSmall title={name}>
          {hasFailed ? t('attachments.preview.failed') : t('attachments.preview.none')}
        </EmptyState>
      ) : (
        <div className="flex min-h-[55dvh] items-start justify-center rounded-md bg-canvas p-2">
          <img
            key={page}
            src={pageUrl(contractId, attachment._id, { page, number: current.number })}
            alt={t('attachments.preview.alt', { page, name })}
            onError={() => setFailed(true)}
            className="max-w-full border border-line bg-white"
          />
        </div>
      )}
    </Dialog>
  )
}
