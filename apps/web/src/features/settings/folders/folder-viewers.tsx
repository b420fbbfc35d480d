import { Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { FolderAccess } from '../../people/access/public.tsx'

/** « Qui peut le voir, et pourquoi »: fetched on request. */
export function FolderViewers({ folderId }: { folderId: string }) {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <Button size="small" className="self-start" onClick={() => setShown(true)}>
        {t('folders.whoSees')}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      }
    >
      <FolderAccess folderId={folderId} />
    </Suspense>
  )
}
