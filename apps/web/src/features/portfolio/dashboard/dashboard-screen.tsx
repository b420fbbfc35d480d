import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { NewContractButton } from '../../writing/new-contract/public.tsx'
import { Charts } from './charts.tsx'
import { ComingDays } from './coming-days.tsx'
import { Counterparties } from './counterparties.tsx'
import { dashboardQuery, type Dashboard } from './dashboard-queries.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { RequiredActions } from './required-actions.tsx'
import { YearTiles } from './year-tiles.tsx'

/** An overview of the contracts visible to the person. */
export function DashboardScreen() {
  const t = useTexts()
  const { data, error, refetch } = useQuery(dashboardQuery)
  useDocumentTitle(t('dashboard-screen.title'))
  return (
    <>
      <PageHeader
        title={t('dashboard-screen.title')}
        description={t('dashboard-screen.lead')}
        actions={<NewContractButton />}
      />
      {error && !data ? (
        <EmptyState
          title={t('dashboard-screen.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : data === undefined ? (
        <DashboardSkeleton />
      ) : isNew(data) ? (
        <EmptyState
          title={t('dashboard-screen.empty.title')}
          icon={<FileText aria-hidden />}
          action={<NewContractButton variant="secondary" />}
        >
          {t('dashboard-screen.empty.hint')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <FigureTiles data={data} />
          <div className="grid items-start gap-3 desktop:grid-cols-2">
            <RequiredActions actions={data.value} />
            <ComingDays data={data} />
          </div>
          <YearTiles data={data} />
          <Charts data={data} />
          <Counterparties rows={data.topCounterpartiesContract} />
        </div>
      )}
    </>
  )
}

/** Nothing written or signed yet. */
function isNew(data: Dashboard): boolean {
  return (
    data.contractsInProgressCount === 0 &&
    data.documentsPostSignCount === 0 &&
    data.contractsByTypeRenewal.every(({ count }) => count === 0)
  )
}

function DashboardSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex flex-col gap-5">
        <div className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} className="h-29 rounded-lg" />
          ))}
        </div>
        <div className="grid gap-3 desktop:grid-cols-2">
          {[1, 2, 3, 4].map((chart) => (
            <Skeleton key={chart} className="h-72 rounded-lg" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  )
}
