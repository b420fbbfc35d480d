import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { changedMeanwhile } from '../../../platform/changed-meanwhile.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { previewChange, type Folder, type AccessImpact } from './folder-queries.ts'
import { useMoveFolder } from './use-move-folder.ts'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

interface MoveWindowProps {
  folder: Folder
  check: AccessImpactCheck
  onClose: () => void
}

const ROOT = 'root'

interface Place {
  _id: string
  name: string
}

/** Null: at the top. */
function parentOf(place: Place | null): Place | null {
  return place === null || place._id === ROOT ? null : place
}

/** Moves a folder into another one, found by name: an alternative to dragging. */
export function MoveWindow({ folder, check, onClose }: MoveWindowProps) {
  const t = useTexts()
  const moveTo = useMoveFolder()
  const here = folder.parentFolderId ?? ROOT
  const root = { value: ROOT, label: t('folders.move.root') }
  const isElsewhere = (place: Place | null): place is Place => place !== null && place._id !== here
  const form = useForm<{ place: Place | null }, AccessImpact>({
    initial: { place: { _id: here, name: '' } },
    beforeSubmit: ({ place }) => isElsewhere(place),
    soleField: 'place',
    goesToField: true,
    changedMeanwhile: changedMeanwhile(() => folder.path),
    isPreview: true,
    save: ({ place }) =>
      previewChange(folder._id, { kind: 'move', parentFolderId: parentOf(place)?._id ?? null }),
    onSaved: (sight, { place }) => {
      onClose()
      const change = moveTo(folder, parentOf(place))
      if (change) check.decide(change, sight)
    },
  })
  const { id, error, value: place, onChange } = form.bind('place')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('folders.move.window', { name: folder.name })}
      description={t('folders.move.hint')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={isElsewhere(form.values.place) ? null : t('folders.move.same')}
          >
            {t('folders.move.confirm')}
          </Button>
        </>
      }
    >
      <form {...form.element}>
        <ChoiceField
          noun="folders"
          scope={{ outside: folder._id }}
          own={[root]}
          id={id}
          error={error}
          label={t('folders.move.into')}
          value={place?._id ?? null}
          onChange={(chosenId, chosen) =>
            onChange(chosenId === ROOT ? { _id: ROOT, name: '' } : chosen)
          }
        />
      </form>
    </Dialog>
  )
}
