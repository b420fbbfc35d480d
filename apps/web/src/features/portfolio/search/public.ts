import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** The PDF of a contract that came signed, in the place of its text; inside a `Suspense`. */
export const SignedPaper = lazy(async () => {
  const [module] = await Promise.all([
    import('./signed-paper.tsx'),
    loadTexts('signed-paper', 'search-screen', 'recognition'),
  ])
  return { default: module.SignedPaper }
})

/** Whether the signed document of a contract can be searched; inside a `Suspense`. */
export const DocumentReading = lazy(async () => {
  const [module] = await Promise.all([import('./document-reading.tsx'), loadTexts('recognition')])
  return { default: module.DocumentReading }
})
