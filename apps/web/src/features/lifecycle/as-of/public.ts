import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { HistoryButton } from './history-button.tsx'

/** A contract on another day, in place of its page; inside a `Suspense`. */
export const AsOfView = lazy(async () => {
  const [module] = await Promise.all([import('./as-of-view.tsx'), loadTexts('as-of')])
  return module
})
