import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export type { ChangesView } from './changes-view.ts'
export { ContentChangesView } from './content-changes-view.tsx'

/** The same with its texts; inside a `Suspense`. */
export const LazyContentChanges = lazy(async () => {
  const [module] = await Promise.all([
    import('./content-changes-view.tsx'),
    loadTexts('accepted-changes', 'corrections', 'deadlines-panel'),
  ])
  return { default: module.ContentChangesView }
})
