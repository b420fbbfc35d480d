import { lazy } from 'react'
import { loadTexts } from '../../platform/locale.ts'

export { deadlinesQuery } from './deadlines-queries.ts'
export { TinyLifeline } from './lifeline/tiny-lifeline.tsx'
export type { TinyPoint } from './lifeline/tiny-lifeline.tsx'

/** The lifeline of a contract, large: `<Suspense><ContractLifeline contractId={…} /></Suspense>`. */
export const ContractLifeline = lazy(async () => {
  const [module] = await Promise.all([
    import('./lifeline/contract-lifeline.tsx'),
    loadTexts('lifeline'),
  ])
  return { default: module.ContractLifeline }
})
