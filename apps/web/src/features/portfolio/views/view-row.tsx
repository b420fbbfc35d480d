import { MOST_VIEW_NAME } from '@tacite/domain/filters/saved-view.ts'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { paths } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { renameView, type View } from './views-queries.ts'

interface ViewRowProps {
  view: View
  /** What it shows. */
  said: string
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One view among those that are arranged. */
export function ViewRow(props: ViewRowProps) {
  const { view, said, isFirst, isLast, onOpen, onMove, onRemove } = props
  const t = useTexts()
  const [isRenaming, setRenaming] = useState(false)
  const { name } = view
  if (isRenaming) return <RenameForm view={view} onClose={() => setRenaming(false)} />
  return (
    <li className="flex items-center gap-3 rounded-md px-2 py-2 hover:bg-canvas">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <TextLink render={<AppLink to={paths.view(view._id)} onClick={onOpen} />}>
            {name}
          </TextLink>
        </p>
        <p className="text-sm break-words text-ink-soft">{said}</p>
      </div>
      <div className="flex shrink-0 flex-wrap">
        <IconButton
          size="small"
          label={t('views.up', { name })}
          icon={<ArrowUp aria-hidden />}
          disabledReason={isFirst ? t('views.isFirst') : null}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('views.down', { name })}
          icon={<ArrowDown aria-hidden />}
          disabledReason={isLast ? t('views.isLast') : null}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t('views.renameNamed', { name })}
          icon={<Pencil aria-hidden />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          size="small"
          label={t('views.removeNamed', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

function RenameForm({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useTexts()
  const form = useForm({
    initial: { name: view.name },
    save: ({ name }) => renameView(view._id, name),
    changes: ['views'],
    onSaved: onClose,
  })
  return (
    <li className="rounded-md bg-canvas px-2 py-3">
      <form {...form.element} className="flex flex-col gap-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          label={t('views.dialog.name')}
          maxLength={MOST_VIEW_NAME}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary" isBusy={form.isBusy}>
            {t('views.rename')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
        </div>
      </form>
    </li>
  )
}
