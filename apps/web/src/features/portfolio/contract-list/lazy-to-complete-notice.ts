import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** For pages that have no texts of the list; inside a `Suspense`. */
export const LazyToCompleteNotice = lazy(async () => {
  const [module] = await Promise.all([
    import('./to-complete-notice.tsx'),
    loadTexts('contract-list'),
  ])
  return { default: module.ToCompleteNotice }
})
