import { Skeleton } from '../../ui/skeleton.tsx'

/** The frame of the shell while the person is being loaded. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh">
      <div className="hidden w-58 shrink-0 border-r border-line bg-canvas px-4 py-3 tablet:block">
        <Skeleton className="h-6 w-28" />
      </div>
      <div className="flex-1">
        <div className="h-12 border-b border-line" />
        <div className="px-4 py-5 tablet:px-8 tablet:py-6">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </div>
      </div>
    </div>
  )
}
