/** How many backups stay: the newest of each of the last so many days, weeks and months that have one. */
export interface Retention {
  daily: number
  weekly: number
  monthly: number
}

export const DEFAULT_RETENTION: Retention = { daily: 7, weekly: 4, monthly: 6 }

/** Reads `daily=7,weekly=4,monthly=6`; what is left out is 0. Null for anything else, and for keeping nothing. */
export function parseRetention(text: string): Retention | null {
  const retention: Retention = { daily: 0, weekly: 0, monthly: 0 }
  for (const each of text.split(',')) {
    const [, name, count] = /^(daily|weekly|monthly)=(\d{1,4})$/.exec(each.trim()) ?? []
    if (!name) return null
    retention[name as keyof Retention] = Number(count)
  }
  return Object.values(retention).some((count) => count > 0) ? retention : null
}

export function formatRetention({ daily, weekly, monthly }: Retention): string {
  return `daily=${daily},weekly=${weekly},monthly=${monthly}`
}

/**
 * Which moments of backups are no longer kept. The newest always is.
 * @example outdated(backups.map(({ startedAt }) => startedAt), { daily: 7, weekly: 4, monthly: 6 })
 */
export function outdated(moments: readonly Date[], retention: Retention): Date[] {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const keep = (count: number, periodOf: (moment: Date) => number) => {
    const periods = new Set<number>()
    for (const moment of newestFirst) {
      if (periods.has(periodOf(moment))) continue
      if (periods.size === count) return
      periods.add(periodOf(moment))
      kept.add(moment)
    }
  }
  keep(retention.daily, dayOf)
  // Weeks begin on Monday; day 0 was a Thursday.
  keep(retention.weekly, (moment) => Math.floor((dayOf(moment) + 3) / 7))
  keep(retention.monthly, (moment) => moment.getUTCFullYear() * 12 + moment.getUTCMonth())
  return moments.filter((moment) => !kept.has(moment))
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / 86_400_000)
}
