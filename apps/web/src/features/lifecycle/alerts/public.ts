import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { ALERT_FIELDS, alertPlace } from './alert-place.ts'
export { settingWords } from './setting-words.ts'

/** The alerts of a contract, in its deadlines. */
export const AlertsSection = lazy(async () => {
  const [module] = await Promise.all([import('./alerts-section.tsx'), loadTexts('alerts')])
  return module
})

/** The buttons on a notification of an alert; their texts are those of `alert-answers`. */
export { AlertActs } from './alert-acts.tsx'
export type { AskedAnswer } from './answer-queries.ts'

/** What is asked before an answer to an alert is sent; inside a `Suspense`. */
export const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

/** The alert behind a task; inside a `Suspense`. */
export const TaskAlert = lazy(async () => {
  const [module] = await Promise.all([import('./task-alert.tsx'), loadTexts('alert-answers')])
  return module
})

/** Those of a contract type, in its form. */
export const TypeAlertsFields = lazy(async () => {
  const [module] = await Promise.all([import('./type-alerts-fields.tsx'), loadTexts('alerts')])
  return module
})
