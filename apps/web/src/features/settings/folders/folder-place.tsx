import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Folder } from './folder-queries.ts'
import { MoveWindow } from './move-window.tsx'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

interface FolderPlaceProps {
  folder: Folder
  check: AccessImpactCheck
}

/** A folder's place and contents, and ways to move it. */
export function FolderPlace({ folder, check }: FolderPlaceProps) {
  const t = useTexts()
  const [isMoving, setMoving] = useState(false)
  return (
    <section aria-labelledby="folder-place" className="flex flex-col gap-2">
      <h2 id="folder-place" className="font-semibold">
        {t('folders.place')}
      </h2>
      <p className="text-sm break-words text-ink-soft">{folder.path}</p>
      <p className="text-sm">
        <TextLink
          render={<AppLink to={paths.contracts({ tags: `eq:${folder._id}`, archived: 'true' })} />}
        >
          {t('folders.contracts', { count: folder.contractsInside })}
        </TextLink>
        {folder.foldersInside > 0 && (
          <span className="text-ink-soft">
            {' '}
            {t('folders.ofThem', { own: folder.contracts, count: folder.foldersInside })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setMoving(true)}>
          {t('folders.move.open')}
        </Button>
        <Button
          size="small"
          render={<AppLink to={paths.folders({ open: 'new', parent: folder._id })} />}
        >
          {t('folders.createIn')}
        </Button>
        <Button
          size="small"
          render={<AppLink to={paths.personalOptions({ follow: folder._id })} />}
        >
          {t('folders.follow')}
        </Button>
      </div>
      {isMoving && <MoveWindow folder={folder} check={check} onClose={() => setMoving(false)} />}
    </section>
  )
}
