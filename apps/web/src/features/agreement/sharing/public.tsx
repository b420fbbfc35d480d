import { lazy, Suspense } from 'react'
import { loadable } from '../../../platform/loadable.tsx'
import { loadTexts } from '../../../platform/locale.ts'

const action = loadable(async () => {
  const [module] = await Promise.all([import('./share-action.tsx'), loadTexts('sharing')])
  return module.ShareAction
})

/** « Partager » in the header of a contract's page. */
export const ShareAction = action.Part
export const loadShareAction = action.load

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
