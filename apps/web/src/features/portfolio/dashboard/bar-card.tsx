import type { ChartPart } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import type { Widget as WidgetId } from '@tacite/domain/filters/widget-ids.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import { barsOf } from './chart-models.ts'
import type { ShortTextProps } from './short-text.tsx'

interface BarCardProps {
  type: WidgetId
  title: string
  empty: string
  parts: readonly ChartPart[]
  /** Characters of a name before it is cut. */
  most?: ShortTextProps['most'] | undefined
  /** Below the bars. */
  children?: ReactNode
}

/** Numbers of contracts, one bar per part, under a summarising sentence. */
export function BarCard({ type, title, empty, parts, most, children }: BarCardProps) {
  const contracts = useTexts()('dashboard-screen.chart.contracts')
  const model = barsOf(type, contracts, parts)
  return (
    <ChartCard title={title} empty={empty} model={model} widget={{ type }}>
      <BarChart model={model} label={contracts} most={most} />
      {children}
    </ChartCard>
  )
}
