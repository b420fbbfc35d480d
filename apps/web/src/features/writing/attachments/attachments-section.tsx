import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { AddAttachments } from './add-attachments.tsx'
import { AttachmentRow, type RowAct } from './attachment-row.tsx'
import { attachmentsQuery, type Attachment } from './attachment-queries.ts'
import { DownloadTogether } from './download-together.tsx'
import { useAttachmentActs } from './use-attachment-acts.ts'
import { UploadFailures } from './upload-failures.tsx'
import { useUploads } from './use-uploads.ts'

const windows = {
  preview: lazy(() => import('./preview-dialog.tsx')),
  versions: lazy(() => import('./versions-dialog.tsx')),
  edit: lazy(() => import('./edit-dialog.tsx')),
}

/** The annexes and signature pages of a contract: added, looked at, put in order, downloaded together. */
export function AttachmentsSection({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useSuspenseQuery(attachmentsQuery(contractId))
  const uploads = useUploads(contractId)
  const acts = useAttachmentActs(contractId)
  const [open, setOpen] = useState<{ name: keyof typeof windows; id: string } | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const newVersion = useRef<HTMLInputElement>(null)
  const replaced = useRef<Attachment | null>(null)
  const { value } = data
  const changing = (kind: AttachmentKind) =>
    kind === 'annex' ? data.changingAnnexes : data.changingSignaturePages
  const act = (attachment: Attachment, wanted: RowAct) => {
    const at = value.indexOf(attachment)
    if (wanted === 'up' || wanted === 'down')
      return acts.move(attachment, wanted === 'up' ? at - 1 : at + 1)
    if (wanted === 'delete') return acts.remove(attachment)
    if (wanted !== 'newVersion') return setOpen({ name: wanted, id: attachment._id })
    replaced.current = attachment
    newVersion.current?.click()
  }
  const drop = (place: number) => {
    const attachment = value.find(({ _id }) => _id === dragged)
    setDragged(null)
    if (attachment && value.indexOf(attachment) !== place) acts.move(attachment, place)
  }
  const shown = open && value.find(({ _id }) => _id === open.id)
  const Window = open && windows[open.name]
  return (
    <section aria-labelledby="attachments" className="flex flex-col gap-4">
      <div>
        <h2 id="attachments" className="font-semibold">
          {t('attachments.title')}
        </h2>
        <p className="text-sm text-ink-faint">{t('attachments.lead')}</p>
      </div>
      <p role="status" className="sr-only">
        {acts.announcement}
      </p>
      <UploadFailures {...uploads} />
      {value.length > 0 && (
        <ol className="flex flex-col divide-y divide-line rounded-md border border-line">
          {value.map((attachment, at) => (
            <AttachmentRow
              key={attachment._id}
              contractId={contractId}
              attachment={attachment}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              changing={changing(attachment.kind)}
              deleting={
                attachment.kind === 'annex' ? data.deletingAnnexes : data.deletingSignaturePages
              }
              downloading={data.downloading}
              isDragged={dragged === attachment._id}
              onDrag={() => setDragged(attachment._id)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => drop(at)}
              onAct={(wanted) => act(attachment, wanted)}
            />
          ))}
        </ol>
      )}
      {value.length > 0 && (
        <DownloadTogether contractId={contractId} downloading={data.downloading} />
      )}
      <AddAttachments attachments={data} uploads={uploads} />
      <input
        ref={newVersion}
        type="file"
        hidden
        aria-label={t('attachments.newVersion')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && replaced.current) void uploads.addVersion(file, replaced.current)
          target.value = ''
        }}
      />
      {Window && shown && (
        <Suspense>
          <Window
            contractId={contractId}
            attachment={shown}
            downloading={data.downloading}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
