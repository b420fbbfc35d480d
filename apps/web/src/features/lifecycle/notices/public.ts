import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { CancelReason } from './cancel-reason.tsx'
export { EvidenceLine } from './evidence-line.tsx'
export { ProofFileField } from './proof-file-field.tsx'
export { RegisterFacts, useKeptLines } from './register-facts.tsx'
export { SideAndMode } from './side-and-mode.tsx'

/** The button that opens the letter which was decided; inside a `Suspense`. */
export const DecidedLetter = lazy(async () => {
  const [module] = await Promise.all([
    import('./decided-letter.tsx'),
    loadTexts('notices', 'lifeline'),
  ])
  return { default: module.DecidedLetter }
})

/** The register of a contract's notices, on the « Échéances » tab; inside a `Suspense`. */
export const NoticesSection = lazy(async () => {
  const [module] = await Promise.all([
    import('./notices-section.tsx'),
    loadTexts('notices', 'lifeline'),
  ])
  return { default: module.NoticesSection }
})
