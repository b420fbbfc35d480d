import { LoadingRegion, Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx'

/** A skeleton of the contract's page. */
export function ContractSkeleton() {
  return (
    <LoadingRegion>
      <div className="-mx-4 -my-5 min-h-dvh bg-canvas tablet:-mx-8 tablet:-my-6">
        <div className="flex h-11 items-center border-b border-line bg-paper px-4 tablet:px-6">
          <Skeleton className="h-6 w-96 max-w-full" />
        </div>
        <div className="flex h-9 items-center border-b border-line bg-paper px-4 tablet:px-6">
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
        <div className="mx-auto mt-13 max-w-177 rounded-lg border border-line bg-paper p-14">
          <Skeleton className="mx-auto mb-9 h-9 w-3/5" />
          {[5, 4, 6].map((lines) => (
            <div key={lines} className="mb-8">
              <Skeleton className="mb-3 h-6 w-2/5" />
              <SkeletonText lines={lines} />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  )
}
