import type { ChartStack } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import { ChartCard } from './chart-card.tsx'
import type { ChartColour } from './chart-model.ts'
import { columnsOf } from './chart-models.ts'
import { ColumnChart } from './column-chart.tsx'

interface ColumnCardProps {
  type: WidgetId
  title: string
  empty: string
  stacks: readonly ChartStack[]
  /** Of the series, by their id. */
  colours: Readonly<Record<string, ChartColour>>
  shortLabel: (stack: ChartStack) => string
}

/** Numbers of contracts over time, one column a month or a year, under the sentence that they say. */
export function ColumnCard({ type, title, empty, stacks, colours, shortLabel }: ColumnCardProps) {
  const model = columnsOf(type, stacks, colours, shortLabel)
  return (
    <ChartCard title={title} empty={empty} model={model} widget={{ type }}>
      <ColumnChart model={model} label={title} />
    </ChartCard>
  )
}
