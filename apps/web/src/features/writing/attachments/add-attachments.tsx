import {
  ATTACHMENT_KINDS,
  type AttachmentKind,
} from '@tacite/domain/attachments/attachment-kinds.ts'
import { CircleAlert, FileUp, Paperclip, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Attachments } from './attachment-queries.ts'
import type { useUploads } from './use-uploads.ts'

interface AddAttachmentsProps {
  attachments: Attachments
  uploads: ReturnType<typeof useUploads>
}

/** A button and a place to drop files; how far they are, and which ones failed and why. */
export function AddAttachments({ attachments, uploads }: AddAttachmentsProps) {
  const t = useTexts()
  const { changingAnnexes, changingSignaturePages, value } = attachments
  // Of a signed contract, only signature pages can be added.
  const [wanted, setKind] = useState<AttachmentKind | null>(null)
  const kind = wanted ?? (changingAnnexes && !changingSignaturePages ? 'signaturePage' : 'annex')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const reason = (kind === 'annex' ? changingAnnexes : changingSignaturePages)?.message ?? null
  const { progress } = uploads
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !reason && !progress) void uploads.add(chosen, kind)
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(!reason)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col gap-3 rounded-lg border border-dashed p-4 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-field bg-canvas',
      )}
    >
      {value.length === 0 && (
        <div className="flex gap-3">
          <Paperclip aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
          <div>
            <p className="font-medium">{t('attachments.empty')}</p>
            <p className="text-sm text-ink-soft">{t('attachments.emptyLead')}</p>
          </div>
        </div>
      )}
      <Select
        label={t('attachments.addAs')}
        value={kind}
        onChange={setKind}
        options={ATTACHMENT_KINDS.map((each) => ({
          value: each,
          label: t(`attachments.kind.${each}`),
        }))}
      />
      <Button
        className="self-start"
        icon={<FileUp aria-hidden />}
        isBusy={progress !== null}
        disabledReason={reason}
        onClick={() => input.current?.click()}
      >
        {t('attachments.add')}
      </Button>
      <p className="text-sm text-ink-faint">
        {isOver ? t('attachments.dropHere') : t('attachments.addHint')}
      </p>
      <p role="status" className={progress ? 'text-sm' : 'sr-only'}>
        {progress && t('attachments.adding', { ...progress })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('attachments.add')}
        onChange={({ target }) => {
          add(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}

/** Which files were not added, and why; nothing while there are none. */
export function UploadFailures({ failures, dismiss }: AddAttachmentsProps['uploads']) {
  const t = useTexts()
  if (failures.length === 0) return null
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-red-soft px-3 py-2 text-red-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('common.error.attachmentFailed')}</p>
        <ul className="mt-0.5 list-disc pl-4 text-sm">
          {failures.map(({ name, reason }) => (
            <li key={name} className="break-words">
              {t('attachments.failedLine', { name, reason })}
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={t('attachments.dismiss')}
        icon={<X aria-hidden />}
        size="small"
        onClick={dismiss}
      />
    </div>
  )
}
