import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** How many contracts in force are to be completed; inside a `Suspense`. */
export const ToCompleteNotice = lazy(async () => {
  const [module] = await Promise.all([
    import('./to-complete-notice.tsx'),
    loadTexts('contract-list'),
  ])
  return { default: module.ToCompleteNotice }
})

/** Completes the selected contracts; inside a `Suspense`. */
export const CompleteButton = lazy(async () => {
  const [module] = await Promise.all([import('./complete-button.tsx'), loadTexts('completion')])
  return { default: module.CompleteButton }
})
