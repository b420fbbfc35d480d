import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** The PDF of a contract that came signed, in the place of its text; inside a `Suspense`. */
export const SignedPaper = lazy(async () => {
  const [module] = await Promise.all([
    import('./signed-paper.tsx'),
    loadTexts('signed-paper', 'search-screen'),
  ])
  return { default: module.SignedPaper }
})
