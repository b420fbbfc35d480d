import { Download } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fileUrl } from './attachment-queries.ts'
import type { AttachmentWindowProps } from './preview-dialog.tsx'

/** Every file that the attachment has had, each with the hash that proves it unchanged. */
export default function VersionsDialog(props: AttachmentWindowProps) {
  const { contractId, attachment, downloading, onClose } = props
  const t = useTexts()
  const { bytes, instant } = useFormats()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('attachments.versions.title', { name: attachment.name })}
      footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      <ol className="flex flex-col divide-y divide-line pb-2">
        {attachment.versions.map((version, at) => {
          const { number, fileName, sizeBytes, sha256, receivedSha256, uploadedBy } = version
          const by = { moment: instant(version.uploadedAt), name: uploadedBy.name }
          return (
            <li key={number} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <span className="first-letter:uppercase">
                    {t('attachments.version', { number })}
                  </span>
                  <Badge tone={at === 0 ? 'green' : 'neutral'}>
                    {t(at === 0 ? 'attachments.versions.counting' : 'attachments.versions.earlier')}
                  </Badge>
                </p>
                <p className="text-sm break-words text-ink-soft">
                  {fileName} · {bytes(sizeBytes)}
                </p>
                <p className="text-sm text-ink-faint">{t('attachments.versions.by', by)}</p>
                <Hash label={t('attachments.versions.hash')} value={sha256} />
                {receivedSha256 && (
                  <Hash label={t('attachments.versions.receivedHash')} value={receivedSha256} />
                )}
              </div>
              <IconButton
                label={t('attachments.versions.downloadNumber', { number })}
                icon={<Download aria-hidden />}
                disabledReason={downloading?.message ?? null}
                render={
                  downloading ? undefined : (
                    <a href={fileUrl(contractId, attachment._id, { number })} download />
                  )
                }
              />
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

function Hash({ label, value }: { label: string; value: string }) {
  return (
    <p className="mt-1 text-xs text-ink-faint">
      {label}
      <code className="mt-0.5 block rounded-md bg-canvas p-1.5 font-mono break-all">{value}</code>
    </p>
  )
}
