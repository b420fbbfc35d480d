import type { LifelinePoint } from '../deadlines-queries.ts'

/** A drawn point: several past renewals may share one. */
export interface ShownPoint extends LifelinePoint {
  /** How many points it represents. */
  count: number
}

/**
 * The points worth drawing: limits of past terms are omitted. When there is no room for all, past renewals before the
 * last one are merged into one point, then ends of future terms are omitted: the renewal on the next day implies
 * them.
 *
 * @param most how many points fit
 */
export function shownPoints(
  points: readonly LifelinePoint[],
  today: string,
  most: number,
): readonly ShownPoint[] {
  const lastRenewal = points.findLast(({ kind, day }) => kind === 'renewal' && day <= today)
  const isOver = ({ kind, day }: LifelinePoint) =>
    kind === 'noticeLimit' && lastRenewal !== undefined && day < lastRenewal.day
  const shown = points.filter((point) => !isOver(point)).map((point) => ({ ...point, count: 1 }))
  if (shown.length <= most) return shown
  const gathered = gatherRenewals(shown, lastRenewal)
  if (gathered.length <= most) return gathered
  return gathered.filter(({ kind, isCertain }) => kind !== 'termEnd' || isCertain)
}

function gatherRenewals(
  shown: readonly ShownPoint[],
  lastRenewal: LifelinePoint | undefined,
): readonly ShownPoint[] {
  const earlier = shown.filter(
    (point) => point.kind === 'renewal' && lastRenewal !== undefined && point.day < lastRenewal.day,
  )
  const first = earlier[0]
  if (!first) return shown
  return shown
    .filter((point) => point === first || !earlier.includes(point))
    .map((point) => (point === first ? { ...point, count: earlier.length } : point))
}

/** Whether the stretch between two neighbours has happened, is certain, or depends on people's decisions. */
export function stretchOf(
  from: Pick<LifelinePoint, 'isCertain' | 'day'>,
  to: Pick<LifelinePoint, 'isCertain' | 'day'>,
  today: string,
): 'past' | 'certain' | 'conditional' {
  if (!from.isCertain || !to.isCertain) return 'conditional'
  return to.day <= today ? 'past' : 'certain'
}

/** The colour of a point; the opposite meanings of a limit are distinguished by words too (R9). */
export type PointTone = 'past' | 'coming' | 'today' | 'preventRenewal' | 'obtainRenewal' | 'end'

export function toneOf(
  { kind, day }: Pick<LifelinePoint, 'kind' | 'day'>,
  today: string,
  limitMeaning: 'preventRenewal' | 'obtainRenewal' | null,
): PointTone {
  if (kind === 'today') return 'today'
  if (kind === 'noticeLimit') return limitMeaning ?? 'preventRenewal'
  if (kind === 'end') return 'end'
  return day <= today ? 'past' : 'coming'
}
