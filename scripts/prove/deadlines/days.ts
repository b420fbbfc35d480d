/** A calendar day as the number of days since 1970-01-01: the arithmetic of the rules is then that of whole numbers. */
export type Day = number

const MS_A_DAY = 86_400_000

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / MS_A_DAY
}

export function parseDay(iso: string): Day {
  return dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)))
}

export function parseKnownDay(iso: string | null): Day | null {
  return iso === null ? null : parseDay(iso)
}

export function formatDay(day: Day): string {
  return new Date(day * MS_A_DAY).toISOString().slice(0, 10)
}

export function formatKnownDay(day: Day | null): string | null {
  return day === null ? null : formatDay(day)
}

export function yearOf(day: Day): number {
  return new Date(day * MS_A_DAY).getUTCFullYear()
}

/** 1 is January. */
export function monthOf(day: Day): number {
  return new Date(day * MS_A_DAY).getUTCMonth() + 1
}

export function dayOfMonth(day: Day): number {
  return new Date(day * MS_A_DAY).getUTCDate()
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day * MS_A_DAY).getUTCDay()
}

/** The last day of the month that comes `months` after that of `day`. */
export function lastDayOfMonth(day: Day, months = 0): Day {
  return Date.UTC(yearOf(day), monthOf(day) + months, 0) / MS_A_DAY
}

/** The same day of the month, or the last one of a month that does not have it. */
export function addMonths(day: Day, months: number): Day {
  const last = lastDayOfMonth(day, months)
  return last - dayOfMonth(last) + Math.min(dayOfMonth(day), dayOfMonth(last))
}

/** Whether the month that comes `months` later has the same day of the month. */
export function hasSameDayOfMonth(day: Day, months: number): boolean {
  return dayOfMonth(addMonths(day, months)) === dayOfMonth(day)
}
