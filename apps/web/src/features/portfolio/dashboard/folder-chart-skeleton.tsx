import { Skeleton } from '../../../ui/skeleton.tsx'

/** In the place of the chart until its figures are there. */
export function FolderChartSkeleton() {
  return <Skeleton className="h-72 rounded-lg" />
}
