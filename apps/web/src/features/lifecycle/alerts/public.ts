import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { ALERT_FIELDS, alertPlace } from './alert-place.ts'
export { settingWords } from './setting-words.ts'

/** The alerts of a contract, in its deadlines. */
export const AlertsSection = lazy(async () => {
  const [module] = await Promise.all([import('./alerts-section.tsx'), loadTexts('alerts')])
  return module
})

/** Those of a contract type, in its form. */
export const TypeAlertsFields = lazy(async () => {
  const [module] = await Promise.all([import('./type-alerts-fields.tsx'), loadTexts('alerts')])
  return module
})
