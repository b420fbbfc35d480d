import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { placedEvidenceQuery } from './evidence-queries.ts'

/** What each of these parts shows is worded there. */
const loadWords = () => loadTexts('contract-evidence', 'import-plan', 'second-reader')

/** Beside a value that the document of an imported contract proves: opens its sentence; inside a `Suspense`. */
export const EvidenceMark = lazy(async () => {
  const [module] = await Promise.all([import('./evidence-mark.tsx'), loadWords()])
  return { default: module.EvidenceMark }
})

/** What the document of an imported contract states besides its values; inside a `Suspense`. */
export const OtherEvidence = lazy(async () => {
  const [module] = await Promise.all([import('./other-evidence.tsx'), loadWords()])
  return { default: module.OtherEvidence }
})

/** The sentences that an explanation of a deadline rests on; inside a `Suspense`. */
export const ExplainedEvidence = lazy(async () => {
  const [module] = await Promise.all([import('./explained-evidence.tsx'), loadWords()])
  return { default: module.ExplainedEvidence }
})

/** The sentence that was read, beside the page on which it stands; inside a `Suspense`. */
export const EvidencePassage = lazy(async () => {
  const [module] = await Promise.all([import('./evidence-passage.tsx'), loadWords()])
  return { default: module.EvidencePassage }
})
