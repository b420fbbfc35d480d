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
  /** By series id. */
  colours: Readonly<Record<string, ChartColour>>
  shortLabel: (stack: ChartStack, place: number) => { label: string; note?: string }
}

/** Numbers of contracts over time, one column per month or year, under a summarising sentence. */
export function ColumnCard({ type, title, empty, stacks, colours, shortLabel }: ColumnCardProps) {
  const model = columnsOf(type, stacks, colours, shortLabel)
  return (
    <ChartCard title={title} empty={empty} model={model} widget={{ type }}>
      <ColumnChart model={model} label={title} />
    </ChartCard>
  )
}
