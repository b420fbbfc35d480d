import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { placedEvidenceQuery } from './evidence-queries.ts'

async function loadParts() {
  const [parts] = await Promise.all([
    import('./evidence-parts.ts'),
    loadTexts('contract-evidence', 'import-plan'),
  ])
  return parts
}

/** Beside a value that the document of an imported contract proves: opens its sentence; inside a `Suspense`. */
export const EvidenceMark = lazy(async () => ({ default: (await loadParts()).EvidenceMark }))

/** What the document of an imported contract states besides its values; inside a `Suspense`. */
export const OtherEvidence = lazy(async () => ({ default: (await loadParts()).OtherEvidence }))

/** The sentences that an explanation of a deadline rests on; inside a `Suspense`. */
export const ExplainedEvidence = lazy(async () => ({
  default: (await loadParts()).ExplainedEvidence,
}))

/** The sentence that was read, beside the page on which it stands; inside a `Suspense`. */
export const EvidencePassage = lazy(async () => ({ default: (await loadParts()).EvidencePassage }))
