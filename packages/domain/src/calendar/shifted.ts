import { addDays } from './days.ts'
import { dayFromIso, isoDay, type IsoDay } from './iso-day.ts'

/** @example shifted('2026-03-01', -1) // '2026-02-28' */
export function shifted(day: IsoDay, days: number): IsoDay {
  return isoDay(addDays(dayFromIso(day), days))
}
