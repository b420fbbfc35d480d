import { useId, useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Folder } from './folder-queries.ts'
import { useMoveFolder } from './use-move-folder.ts'
import type { SightCheck } from './use-sight-check.ts'

interface MoveWindowProps {
  folder: Folder
  check: SightCheck
  onClose: () => void
}

const ROOT = 'root'

/** Puts a folder into another one, found by its name: what the mouse does by dragging. */
export function MoveWindow({ folder, check, onClose }: MoveWindowProps) {
  const t = useTexts()
  const formId = useId()
  const from = folder.parentFolderId ?? ROOT
  const [place, setPlace] = useState<{ _id: string; name: string } | null>({ _id: from, name: '' })
  const move = useMoveFolder(check)
  const root = { value: ROOT, label: t('folders.move.root') }
  const isElsewhere = place !== null && place._id !== from
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
            form={formId}
            variant="primary"
            disabledReason={isElsewhere ? null : t('folders.move.same')}
          >
            {t('folders.move.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isElsewhere) return
          onClose()
          move(folder, place._id === ROOT ? null : place)
        }}
      >
        <ChoiceField
          noun="folders"
          scope={{ outside: folder._id }}
          own={[root]}
          label={t('folders.move.into')}
          value={place?._id ?? null}
          onChange={(id, chosen) => setPlace(id === ROOT ? { _id: ROOT, name: '' } : chosen)}
        />
      </form>
    </Dialog>
  )
}
