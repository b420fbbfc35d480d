import type { Temporal } from 'temporal-polyfill'
import { rememberedDuration } from './remembered-duration.ts'

/**
 * Adds (or subtracts) days.
 *
 * @example addDays(day('2026-12-31'), 1) // 2027-01-01
 */
export function addDays(day: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return day.add(rememberedDuration('days', days))
}
