import { lazy } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

/** « Ce qui a changé depuis votre accord »; inside a `Suspense`. */
export const ChangesSinceYes = lazy(async () => {
  const [module] = await Promise.all([
    import('./changes-since-yes.tsx'),
    loadTexts('accepted-changes'),
  ])
  return module
})
