import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isEmptyChart, type ChartModel } from './chart-model.ts'
import { DashboardCard } from './dashboard-card.tsx'
import type { Widget } from './widget-filter.ts'

/** Few read a chart as its figures. */
const ChartTable = lazy(async () => ({ default: (await import('./chart-table.tsx')).ChartTable }))

interface ChartCardProps {
  /** The chart's message, as a sentence. */
  title: string
  /** What will be shown here, and what makes it appear. */
  empty: string
  model: ChartModel
  /** Everything the chart counts. */
  widget: Widget
  children: ReactNode
}

/** A chart under its summarising sentence, with the same figures as a table. */
export function ChartCard({ title, empty, model, widget, children }: ChartCardProps) {
  const t = useTexts()
  const [isTable, setIsTable] = useState(false)
  const hasNothing = isEmptyChart(model)
  return (
    <DashboardCard
      title={title}
      widget={hasNothing ? null : widget}
      actions={
        !hasNothing && (
          <IconButton
            size="small"
            label={
              isTable ? t('dashboard-screen.chart.asChart') : t('dashboard-screen.chart.asTable')
            }
            icon={isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            onClick={() => setIsTable(!isTable)}
          />
        )
      }
    >
      {hasNothing ? (
        <p className="py-8 text-center text-ink-soft">{empty}</p>
      ) : isTable ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ChartTable model={model} caption={title} />
        </Suspense>
      ) : (
        children
      )}
    </DashboardCard>
  )
}
