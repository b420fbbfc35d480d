import { Eye, GripVertical, MoreHorizontal, ShieldAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { fileUrl, type Attachment, type Attachments } from './attachment-queries.ts'

export type RowAct = 'preview' | 'versions' | 'edit' | 'newVersion' | 'up' | 'down' | 'delete'

interface AttachmentRowProps {
  contractId: string
  attachment: Attachment
  isFirst: boolean
  isLast: boolean
  /** Why it cannot be changed, deleted or downloaded. */
  changing: Attachments['changingAnnexes']
  deleting: Attachments['deletingAnnexes']
  downloading: Attachments['downloading']
  isDragged: boolean
  onDrag: () => void
  onDragEnd: () => void
  onDrop: () => void
  onAct: (act: RowAct) => void
}

/** One attached file: what it is, its handle, its preview and its menu. */
export function AttachmentRow(props: AttachmentRowProps) {
  const { contractId, attachment, isDragged, changing, onDrag, onDragEnd, onDrop, onAct } = props
  const { _id, kind, number, name, printObstacle, versions } = attachment
  const t = useTexts()
  const reason = changing?.message ?? null
  const [current] = versions
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.altKey && { ArrowUp: 'up', ArrowDown: 'down' }[event.key]
    if (!wanted) return
    event.preventDefault()
    if (!reason && !(wanted === 'up' ? props.isFirst : props.isLast)) onAct(wanted as RowAct)
  }
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1.5 px-2 py-2.5',
        isDragged && 'opacity-50',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div
        draggable={!reason}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', _id)
          event.dataTransfer.effectAllowed = 'move'
          onDrag()
        }}
        onDragEnd={onDragEnd}
        onKeyDown={onKeyDown}
        className={classNames('-ml-1', !reason && 'cursor-grab')}
      >
        <IconButton
          label={`${t('attachments.drag', { name })}. ${t('attachments.dragHint')}`}
          icon={<GripVertical aria-hidden />}
          size="small"
          disabledReason={reason}
        />
      </div>
      <p className="col-start-2 row-start-1 pt-1 font-medium break-words">{name}</p>
      <div className="col-start-3 row-start-1 flex">
        <IconButton
          label={t('attachments.preview.title', { name })}
          icon={<Eye aria-hidden />}
          size="small"
          onClick={() => onAct('preview')}
        />
        <RowMenu {...props} href={fileUrl(contractId, _id)} />
      </div>
      <div className="col-span-2 col-start-2 flex flex-col gap-1 pr-1 text-sm text-ink-soft">
        <p>
          {number === null
            ? t('attachments.kind.signaturePage')
            : t('attachments.number', { number })}
          <Facts attachment={attachment} />
        </p>
        {current?.active.outcome && (
          <p className="flex gap-1.5 rounded-md bg-amber-soft px-2 py-1 text-amber-ink">
            <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('editor.files.activeLead', {
              contents: current.active.found
                .map((found) => t(`document-import.active.kinds.${found.kind}`))
                .join(' ; '),
            })}
          </p>
        )}
        {kind === 'annex' && printObstacle && (
          <p className="text-ink-faint">
            {t('attachments.listed', { reason: t(`annexes.obstacle.${printObstacle}`) })}
          </p>
        )}
      </div>
    </li>
  )
}

/** Version, size, pages and signature date, after its kind. */
function Facts({ attachment }: Pick<AttachmentRowProps, 'attachment'>) {
  const t = useTexts()
  const { bytes, instant } = useFormats()
  const { versions, signatureDate } = attachment
  const [current] = versions
  if (!current) return null
  const facts = [
    versions.length > 1 && t('attachments.version', { number: current.number }),
    bytes(current.sizeBytes),
    current.preview === 'pages' && t('attachments.pages', { count: current.pageCount }),
    signatureDate && t('attachments.signedOn', { day: signatureDate }),
    t('attachments.addedOn', { moment: instant(current.uploadedAt) }),
  ]
  return facts.filter(Boolean).map((fact) => ` · ${fact}`)
}

function RowMenu(props: AttachmentRowProps & { href: string }) {
  const { attachment, isFirst, isLast, changing, deleting, downloading, href, onAct } = props
  const t = useTexts()
  const { name, versions } = attachment
  const off = changing?.message
  const received = versions[0]?.receivedSha256
  const download = (label: string, address: string) => ({
    label,
    disabledReason: downloading?.message,
    render: <a href={address} download aria-label={label} />,
  })
  return (
    <LazyMenu
      align="end"
      trigger={
        <IconButton
          label={t('attachments.menu', { name })}
          icon={<MoreHorizontal aria-hidden />}
          size="small"
          hasTooltip={false}
        />
      }
      groups={[
        {
          actions: [
            download(t('attachments.download'), href),
            ...(received
              ? [download(t('attachments.downloadReceived'), `${href}?version=received`)]
              : []),
            { label: t('attachments.versions.open'), onSelect: () => onAct('versions') },
          ],
        },
        {
          actions: [
            {
              label: t('attachments.newVersion'),
              onSelect: () => onAct('newVersion'),
              disabledReason: off,
            },
            { label: t('attachments.edit'), onSelect: () => onAct('edit'), disabledReason: off },
            {
              label: t('attachments.up'),
              onSelect: () => onAct('up'),
              disabledReason: off ?? (isFirst ? t('attachments.first') : null),
            },
            {
              label: t('attachments.down'),
              onSelect: () => onAct('down'),
              disabledReason: off ?? (isLast ? t('attachments.last') : null),
            },
          ],
        },
        {
          actions: [
            {
              label: t('attachments.delete'),
              isDangerous: true,
              onSelect: () => onAct('delete'),
              disabledReason: deleting?.message,
            },
          ],
        },
      ]}
    />
  )
}
