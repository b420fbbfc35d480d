import { NO_OBJECT } from '@tacite/domain/filters/filter-field.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { BarCard } from './bar-card.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { contractsByFolderQuery } from './dashboard-queries.ts'
import { FolderChartSkeleton } from './folder-chart-skeleton.tsx'
import { useDashboardFilter } from './widget-address.ts'

/** The fullest folders: those at the top, or those that the dashboard is about and what is inside them. */
export default function FolderChart() {
  const t = useTexts()
  const { data, error } = useQuery(contractsByFolderQuery(useDashboardFilter()))
  const title = t('dashboard-screen.folders.title')
  if (data === undefined)
    return error ? (
      <DashboardCard title={title}>
        <p className="py-8 text-center text-ink-soft">{messageOf(error)}</p>
      </DashboardCard>
    ) : (
      <FolderChartSkeleton />
    )
  const { value: parts, count } = data
  const shown = parts.filter(({ _id }) => _id !== NO_OBJECT).length
  return (
    <BarCard
      type="contractsByFolder"
      title={title}
      empty={t('dashboard-screen.folders.empty')}
      parts={parts}
      most={15}
    >
      <p className="mt-2 px-2 text-sm text-ink-soft">
        {shown < count && `${t('dashboard-screen.folders.fullest', { shown, count })} `}
        {t('dashboard-screen.folders.note')}
      </p>
    </BarCard>
  )
}
