import { ALERT_DATES } from '@tacite/domain/deadlines/alert-setting.ts'
import type { FieldPlace } from '../../../platform/form-lines.ts'

/** The fields of a setting of alerts, where the server may refuse it. */
export const ALERT_FIELDS = [
  ...ALERT_DATES.map((date) => `days.${date}`),
  'owner',
  'groupIds',
  'personIds',
]

/** The field that shows what was refused of a setting of alerts; null: another part of the form. */
export function alertPlace(refused: string): FieldPlace | null {
  if (refused === 'days') return { field: 'days.limit' }
  return ALERT_FIELDS.includes(refused) ? { field: refused } : null
}
