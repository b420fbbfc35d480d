import { placeLabels } from './place-labels.ts'
import type { LabelPlace } from './place-labels.ts'
import type { ShownPoint } from './shown-points.ts'
import { spreadPoints } from './spread-points.ts'

/** Two 24 px targets do not touch (WCAG 2.5.8). */
export const pointGap = 28
/** Where there is room, far enough for neighbours to have their labels in turn above and below the line. */
const labelGap = 64
const edge = 14
/** Inter at 13 px, medium: the widest common letters are narrower than this on average. */
const letterWidth = 7.2
const dayWidth = 72

export interface RailPoint {
  at: number
  label: (LabelPlace & { width: number }) | null
}

/** Label priority when there is no room for all. */
const ranks: Record<string, number> = {
  today: 0,
  noticeLimit: 1,
  end: 2,
  termEnd: 2,
  renewal: 3,
  effective: 4,
  signed: 5,
  drafted: 6,
  validated: 7,
}

/** How many points fit on a line. */
export function roomFor(width: number): number {
  return Math.max(2, Math.floor((width - 2 * edge) / pointGap) + 1)
}

/**
 * The positions of points and labels on a line of `width` pixels.
 *
 * @param names the label of each point as rendered
 */
export function layOutRail(
  points: readonly ShownPoint[],
  names: readonly string[],
  today: string,
  width: number,
): RailPoint[] {
  const days = points.map(({ day }) => day)
  const room = width - 2 * edge
  const gap = Math.max(pointGap, Math.min(labelGap, (0.7 * room) / points.length))
  const places = spreadPoints(days, room, gap).map((at) => at + edge)
  const wishes = points.map(({ kind, day }, index) => ({
    at: places[index] ?? 0,
    width: Math.max((names[index] ?? '').length * letterWidth, dayWidth),
    // Past points give way to future ones.
    rank: (ranks[kind] ?? 8) + (day < today ? 4 : 0),
  }))
  const labels = placeLabels(wishes, width)
  return wishes.map(({ at, width: labelWidth }, index) => {
    const label = labels[index]
    return { at, label: label ? { ...label, width: labelWidth } : null }
  })
}
