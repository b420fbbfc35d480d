import { Eye, MoreHorizontal } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { ActiveContentNote, ArrangedRow } from './arranged-row.tsx'
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
  return (
    <ArrangedRow
      id={_id}
      name={name}
      isFirst={props.isFirst}
      isLast={props.isLast}
      reason={changing?.message ?? null}
      isDragged={isDragged}
      onDrag={onDrag}
      onDragEnd={onDragEnd}
      onDrop={onDrop}
      onStep={onAct}
      actions={
        <>
          <IconButton
            label={t('attachments.preview.title', { name })}
            icon={<Eye aria-hidden />}
            size="small"
            onClick={() => onAct('preview')}
          />
          <RowMenu {...props} href={fileUrl(contractId, _id)} />
        </>
      }
    >
      <p>
        {number === null
          ? t('attachments.kind.signaturePage')
          : t('attachments.number', { number })}
        <Facts attachment={attachment} />
      </p>
      <ActiveContentNote active={versions[0]?.active} />
      {kind === 'annex' && printObstacle && (
        <p className="text-ink-faint">
          {t('attachments.listed', { reason: t(`annexes.obstacle.${printObstacle}`) })}
        </p>
      )}
    </ArrangedRow>
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
