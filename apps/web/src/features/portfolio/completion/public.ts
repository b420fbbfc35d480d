import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** Completes the selected contracts; inside a `Suspense`. */
export const CompleteButton = lazy(async () => {
  const [module] = await Promise.all([import('./complete-button.tsx'), loadTexts('completion')])
  return { default: module.CompleteButton }
})
