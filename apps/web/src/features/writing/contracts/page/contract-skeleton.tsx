import { LoadingRegion, Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx'

/** A skeleton of the contract's page. */
export function ContractSkeleton() {
  return (
    <LoadingRegion>
      <div className="-mx-4 -my-5 min-h-dvh bg-canvas tablet:-mx-8 tablet:-my-6">
        <div className="h-[101px] border-b border-line bg-paper px-4 py-3 tablet:px-6">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mt-2 h-7 w-96 max-w-full" />
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
        </div>
        <div className="mx-auto mt-16 max-w-177 rounded-lg border border-line bg-paper p-14">
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
