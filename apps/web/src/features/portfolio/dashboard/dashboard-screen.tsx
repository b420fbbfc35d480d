import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { NewContractButton } from '../../writing/new-contract/public.tsx'
import { Charts } from './charts.tsx'
import { ComingDays } from './coming-days.tsx'
import { dashboardQuery, type Dashboard } from './dashboard-queries.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { RequiredActions } from './required-actions.tsx'
import { DashboardFilterProvider, readDashboardFilter } from './widget-address.ts'
import { YearTiles } from './year-tiles.tsx'

// Loaded after the figures: the dashboard is the first page people load.
const DashboardScope = lazy(async () => {
  const [scope] = await Promise.all([
    import('./dashboard-scope.tsx'),
    loadTexts('contract-list', 'contracts', 'month-end'),
  ])
  return scope
})

// The last card of a long page.
const Counterparties = lazy(() => import('./counterparties.tsx'))

/** An overview of the contracts visible to the person, in all folders or in some. */
export function DashboardScreen() {
  const t = useTexts()
  const go = useGo()
  const filter = useScreenSearch(patterns.dashboard, readDashboardFilter)
  const { data, error, refetch } = useQuery(dashboardQuery(filter))
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
      ) : isNew(data) && !filter.tags && !filter.monthEnd ? (
        <EmptyState
          title={t('dashboard-screen.empty.title')}
          icon={<FileText aria-hidden />}
          action={<NewContractButton variant="secondary" />}
        >
          {t('dashboard-screen.empty.hint')}
        </EmptyState>
      ) : (
        <DashboardFilterProvider value={filter}>
          <Suspense fallback={<div className="mb-3 h-27 tablet:h-9" />}>
            <DashboardScope filter={filter} onShow={(next) => go(paths.dashboard({ ...next }))} />
          </Suspense>
          <div className="flex flex-col gap-5">
            <FigureTiles data={data} />
            <div className="grid items-start gap-3 desktop:auto-cols-fr desktop:grid-flow-col">
              {!filter.monthEnd && <RequiredActions actions={data.value} />}
              <ComingDays data={data} />
            </div>
            <YearTiles data={data} />
            <Charts data={data} />
            <Suspense>
              <Counterparties rows={data.topCounterpartiesContract} />
            </Suspense>
          </div>
        </DashboardFilterProvider>
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
