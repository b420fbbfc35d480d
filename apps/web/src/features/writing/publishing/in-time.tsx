import { Suspense, type ReactNode } from 'react'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'

/** Each tab beside a text loads its code when it is opened. */
export function inTime(tab: ReactNode): ReactNode {
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <SkeletonText lines={8} />
        </LoadingRegion>
      }
    >
      {tab}
    </Suspense>
  )
}
