import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { LifelineStrip, LifelineToggle } from './lifeline/lifeline-strip.tsx'
export { TinyLifeline } from './lifeline/tiny-lifeline.tsx'
export type { TinyPoint } from './lifeline/tiny-lifeline.tsx'

/** What another type or counterparty does to the deadlines; inside a `Suspense`. */
export const ChangePreview = lazy(async () => {
  const [module] = await Promise.all([
    import('./corrections/change-preview.tsx'),
    loadTexts('corrections'),
  ])
  return module
})

/** The « Échéances » tab of a contract's page; inside a `Suspense`. */
export const DeadlinesPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/deadlines-panel.tsx'),
    loadTexts('lifeline', 'deadlines-panel'),
  ])
  return { default: module.DeadlinesPanel }
})
