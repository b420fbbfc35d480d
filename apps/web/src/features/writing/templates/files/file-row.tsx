import { Download, MoreHorizontal } from 'lucide-react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import { ActiveContentNote, ArrangedRow } from '../../attachments/public.tsx'
import { templateFileUrl, type TemplateFileRow } from './file-queries.ts'

interface FileRowProps {
  templateId: string
  file: TemplateFileRow
  isFirst: boolean
  isLast: boolean
  /** Why it cannot be changed; null: it can. */
  reason: string | null
  isDragged: boolean
  onDrag: () => void
  onDragEnd: () => void
  onDrop: () => void
  onStep: (to: 'up' | 'down') => void
  onRename: () => void
  onRemove: () => void
}

/** One file of a template: what it is, its handle, its download and its menu. */
export function FileRow(props: FileRowProps) {
  const { templateId, file } = props
  const t = useTexts()
  const { bytes, instant } = useFormats()
  const { _id, name, pageCount, printObstacle } = file
  const facts = [
    bytes(file.sizeBytes),
    pageCount > 1 && t('attachments.pages', { count: pageCount }),
    t('templates.files.addedOn', { moment: instant(file.addedAt) }),
  ]
  return (
    <ArrangedRow
      {...props}
      id={_id}
      name={name}
      actions={
        <>
          <IconButton
            label={t('templates.files.download', { name })}
            icon={<Download aria-hidden />}
            size="small"
            render={<a href={templateFileUrl(templateId, _id)} download />}
          />
          <RowMenu {...props} />
        </>
      }
    >
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <ActiveContentNote active={file.active} />
      {printObstacle && (
        <p className="text-ink-faint">
          {t('templates.files.listed', { reason: t(`annexes.obstacle.${printObstacle}`) })}
        </p>
      )}
    </ArrangedRow>
  )
}

function RowMenu({ file, isFirst, isLast, reason, onStep, onRename, onRemove }: FileRowProps) {
  const t = useTexts()
  const act = (label: string, onSelect: () => void, off: string | null = null) => ({
    label,
    onSelect,
    disabledReason: reason ?? off,
  })
  return (
    <LazyMenu
      align="end"
      trigger={
        <IconButton
          label={t('attachments.menu', { name: file.name })}
          icon={<MoreHorizontal aria-hidden />}
          size="small"
          hasTooltip={false}
        />
      }
      groups={[
        {
          actions: [
            act(t('templates.files.rename'), onRename),
            act(
              t('attachments.up'),
              () => onStep('up'),
              isFirst ? t('templates.files.isFirst') : null,
            ),
            act(
              t('attachments.down'),
              () => onStep('down'),
              isLast ? t('templates.files.isLast') : null,
            ),
          ],
        },
        { actions: [{ ...act(t('templates.files.remove'), onRemove), isDangerous: true }] },
      ]}
    />
  )
}
