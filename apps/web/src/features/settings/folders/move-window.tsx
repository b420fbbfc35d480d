import { useId, useMemo, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Folder, FolderBranch } from './folder-queries.ts'
import { pathOf, withThoseAbove } from './tree-rows.ts'
import { useMoveFolder } from './use-move-folder.ts'
import type { SightCheck } from './use-sight-check.ts'

interface MoveWindowProps {
  folder: Folder
  branches: readonly FolderBranch[]
  check: SightCheck
  onClose: () => void
}

const ROOT = 'root'

/** Puts a folder into another one, found by its name: what the mouse does by dragging. */
export function MoveWindow({ folder, branches, check, onClose }: MoveWindowProps) {
  const t = useTexts()
  const formId = useId()
  const [place, setPlace] = useState<string | null>(folder.parentFolderId ?? ROOT)
  const move = useMoveFolder(check, branches)
  const options = useMemo(
    () => [
      { value: ROOT, label: t('folders.move.root') },
      ...branches
        .filter(({ _id }) => !withThoseAbove(branches, _id).some((at) => at._id === folder._id))
        .map(({ _id }) => ({ value: _id, label: pathOf(branches, _id) })),
    ],
    [branches, folder._id, t],
  )
  const isElsewhere = place !== null && place !== (folder.parentFolderId ?? ROOT)
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
          move(folder._id, place === ROOT ? null : place)
        }}
      >
        <Combobox
          label={t('folders.move.into')}
          options={options}
          value={place}
          onChange={setPlace}
        />
      </form>
    </Dialog>
  )
}
