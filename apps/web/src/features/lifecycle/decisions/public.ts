import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** « Décision à prendre », among the deadlines of a contract; inside a `Suspense`. */
export const DecisionSection = lazy(async () => {
  const [module] = await Promise.all([import('./decision-section.tsx'), loadTexts('decisions')])
  return module
})
