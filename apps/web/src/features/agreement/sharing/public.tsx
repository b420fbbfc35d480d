import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

const LazyAction = lazy(async () => {
  const [module] = await Promise.all([import('./share-action.tsx'), loadTexts('sharing')])
  return { default: module.ShareAction }
})

/** « Partager » in the header of a contract's page; its space is reserved until its code is loaded. */
export function ShareAction({ contractId }: { contractId: string }) {
  return (
    <Suspense>
      <LazyAction contractId={contractId} />
    </Suspense>
  )
}

const LazyThirdParties = lazy(async () => {
  const [module] = await Promise.all([import('./third-parties.tsx'), loadTexts('sharing')])
  return { default: module.ThirdParties }
})

/** Who outside the company reads a contract. */
export function ThirdParties({ contractId }: { contractId: string }) {
  return (
    <Suspense>
      <LazyThirdParties contractId={contractId} />
    </Suspense>
  )
}
