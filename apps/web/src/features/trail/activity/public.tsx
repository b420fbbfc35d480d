import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** The « Activité » tab of a contract's page; inside a `Suspense`. */
export const ActivityPanel = lazy(async () => {
  const [module] = await Promise.all([import('./activity-panel.tsx'), loadTexts('activity-panel')])
  return { default: module.ActivityPanel }
})
