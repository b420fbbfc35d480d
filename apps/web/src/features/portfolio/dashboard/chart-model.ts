import type { Widget } from './widget-filter.ts'

/** One of the six chart colours (look, Colours). */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6

export interface ChartSeries {
  id: string
  name: string
  colour: ChartColour
}

/** One group of marks: a bar, or a column of several series. */
export interface ChartGroup {
  id: string
  /** Beside the mark. */
  label: string
  /** A second line below the label: the year, where it changes. */
  note?: string
  /** For screen readers; defaults to the label. */
  longLabel?: string
  /** When a contract may belong to several marks. */
  total?: number
  marks: { seriesId: string; count: number; widget: Widget }[]
}

export interface ChartModel {
  series: readonly ChartSeries[]
  groups: readonly ChartGroup[]
}

export function totalOf(group: ChartGroup): number {
  return group.total ?? sumOf(group)
}

export function sumOf(group: ChartGroup): number {
  return group.marks.reduce((sum, { count }) => sum + count, 0)
}

export function isEmptyChart({ groups }: ChartModel): boolean {
  return groups.every((group) => totalOf(group) === 0)
}

export function fillOf(colour: ChartColour): string {
  return `var(--chart-${colour})`
}
