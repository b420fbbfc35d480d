import type { ChartPart, ChartStack } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import type { ChartColour, ChartGroup, ChartModel } from './chart-model.ts'

/** Bars of one colour: a part, its name and its count. */
export function barsOf(type: WidgetId, name: string, parts: readonly ChartPart[]): ChartModel {
  return {
    series: [{ id: 'count', name, colour: 1 }],
    groups: parts.map((part) => ({
      id: part._id,
      label: part.name,
      marks: [{ seriesId: 'count', count: part.count, widget: { type, value: part._id } }],
    })),
  }
}

/**
 * Columns of several series. A part is `<column>.<series>`; empty series are left out, and beyond six colours the
 * last one is shared.
 *
 * @param colours by series id, so that a state keeps its colour
 */
export function columnsOf(
  type: WidgetId,
  stacks: readonly ChartStack[],
  colours: Readonly<Record<string, ChartColour>>,
  shortLabel: (stack: ChartStack, place: number) => { label: string; note?: string },
): ChartModel {
  const names = new Map<string, string>()
  for (const { _id, parts } of stacks) {
    for (const part of parts) if (part.count > 0) names.set(seriesOf(_id, part), part.name)
  }
  return {
    series: Object.entries(colours)
      .filter(([id]) => names.has(id))
      .map(([id, colour]) => ({ id, name: names.get(id) ?? id, colour })),
    groups: stacks.map((stack, place): ChartGroup => ({
      id: stack._id,
      ...shortLabel(stack, place),
      longLabel: stack.name,
      total: stack.count,
      marks: stack.parts.map((part) => ({
        seriesId: seriesOf(stack._id, part),
        count: part.count,
        widget: { type, value: part._id },
      })),
    })),
  }
}

function seriesOf(stackId: string, part: ChartPart): string {
  return part._id.slice(stackId.length + 1)
}
