import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'

/** While two versions are compared. */
export function Comparing({ lines }: { lines: number }) {
  return (
    <LoadingRegion>
      <SkeletonText lines={lines} />
    </LoadingRegion>
  )
}
