import { shifted } from '../calendar/shifted.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { AlertDate, AlertDays } from './alert-setting.ts'

/** One chosen alert of a day. */
export interface AlertStage {
  about: Exclude<AlertDate, 'window'>
  day: IsoDay
  /** 0: on the day. */
  before: number
  /** First and last day on which raising it still helps. */
  from: IsoDay
  until: IsoDay
}

interface LimitDays {
  legalLimit: IsoDay
  prudentLimit: IsoDay
  sendBy: IsoDay
}

/** The chosen alerts of a limit. Where a letter may leave on the limit itself, both are one day, and one alert. */
export function limitStages(
  { legalLimit, prudentLimit, sendBy }: LimitDays,
  days: AlertDays,
  windowDays: number,
): AlertStage[] {
  const isOneDay = sendBy === prudentLimit
  const distances = [
    ...days.limit,
    ...days.window.map((before) => before + windowDays),
    ...(isOneDay ? days.sendBy : []),
  ]
  return [
    ...stagesOf('limit', { day: prudentLimit, last: legalLimit }, distances),
    ...stagesOf(
      'sendBy',
      { day: sendBy, last: shifted(prudentLimit, -1) },
      isOneDay ? [] : days.sendBy,
    ),
  ]
}

/** The chosen alerts of an early exit: of the last day to notify it. */
export function exitStages(
  { legalLimit, prudentLimit }: Pick<LimitDays, 'legalLimit' | 'prudentLimit'>,
  days: AlertDays,
): AlertStage[] {
  return stagesOf('exit', { day: prudentLimit, last: legalLimit }, days.exit)
}

/** The chosen alerts of the end of a contract. */
export function endStages(end: IsoDay, days: AlertDays): AlertStage[] {
  return stagesOf('end', { day: end, last: end }, days.end)
}

/** One for each distance. Of several that are due the nearest is raised, and stands for the others. */
function stagesOf(
  about: AlertStage['about'],
  { day, last }: { day: IsoDay; last: IsoDay },
  distances: readonly number[],
): AlertStage[] {
  return [...new Set(distances)].map((before) => ({
    about,
    day,
    before,
    from: shifted(day, -before),
    until: before === 0 ? last : shifted(day, -1),
  }))
}
