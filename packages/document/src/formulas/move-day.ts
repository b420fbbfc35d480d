import type { DurationValue } from '../field-definition.ts'

const DAY_MS = 86_400_000

/**
 * A day so much later, or earlier; where its day of month is missing, the last of that month. Null beyond the years of
 * four figures.
 *
 * @example moveDay('2026-11-30', { count: 3, unit: 'months' }, 1) // '2027-02-28'
 */
export function moveDay(day: string, { count, unit }: DurationValue, sign: 1 | -1): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const by = sign * count
  const days = unit === 'days' ? by : unit === 'weeks' ? 7 * by : 0
  const months = unit === 'months' ? by : unit === 'years' ? 12 * by : 0
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = Date.UTC(year, month - 1 + months, Math.min(date, lastDate)) + days * DAY_MS
  const written = Number.isNaN(moved) ? '' : isoDay(moved)
  return /^[1-9]\d{3}-/.test(written) ? written : null
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

function isoDay(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
