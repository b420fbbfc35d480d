import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { lazy, Suspense } from 'react'
import { BarCard } from './bar-card.tsx'
import type { ChartColour } from './chart-model.ts'
import { ColumnCard } from './column-card.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { FolderChartSkeleton } from './folder-chart-skeleton.tsx'
import { RenewedContracts } from './renewed-contracts.tsx'

// Loaded, with its figures, after those of the dashboard: it is far down the page.
const FolderChart = lazy(() => import('./folder-chart.tsx'))

const UNSIGNED: Record<string, ChartColour> = {
  DRAFT: 3,
  NEGOTIATION: 2,
  VALIDATION: 4,
  SIGNATURE: 1,
}

/** Nine states, six colours: ended ones share the last. */
const SIGNED: Record<string, ChartColour> = {
  IN_FORCE: 1,
  NOT_STARTED: 3,
  TACITLY_RENEWED: 4,
  RENEWED: 4,
  INDEFINITE: 4,
  TERMINATING: 2,
  TERMINATED: 5,
  EXPIRED: 6,
  CANCELLED: 6,
}

const ENDING: Record<string, ChartColour> = { expired: 1, deadline: 2 }

/** The last card of the shorter column takes the remaining room: both end level. */
const side = 'flex min-w-0 flex-col gap-3 *:last:grow'

/** The charts, each under its summarising sentence. */
export function Charts({ data }: { data: Dashboard }) {
  const t = useTexts()
  const formats = useFormats()
  /** The year stands below its first month. */
  const monthOf = ({ _id }: { _id: string }, place: number) => ({
    label: formats.shortMonth(_id),
    ...(place === 0 || _id.endsWith('-01') ? { note: _id.slice(0, 4) } : {}),
  })
  return (
    <div className="grid gap-3 desktop:grid-cols-2">
      <div className={side}>
        <ColumnCard
          type="documentsPreSignByMonth"
          title={t('dashboard-screen.preSign.title', {
            count: sumOf(data.documentsPreSignByMonth),
          })}
          empty={t('dashboard-screen.preSign.empty')}
          stacks={data.documentsPreSignByMonth}
          colours={UNSIGNED}
          shortLabel={monthOf}
        />
        <ColumnCard
          type="contractsExpiredAndDedlineByMonth"
          title={t('dashboard-screen.ending.title', {
            count: data.endingOrDeadlineCount,
          })}
          empty={t('dashboard-screen.ending.empty')}
          stacks={data.contractsExpiredAndDedlineByMonth}
          colours={ENDING}
          shortLabel={monthOf}
        />
        <BarCard
          type="contractsBydepartment"
          title={t('dashboard-screen.department.title')}
          empty={t('dashboard-screen.department.empty')}
          parts={data.contractsBydepartment}
        />
        <BarCard
          type="contractsFinacialAmountGroup"
          title={t('dashboard-screen.tier.title', {
            count: sumOf(data.contractsFinacialAmountGroup),
          })}
          empty={t('dashboard-screen.tier.empty')}
          parts={data.contractsFinacialAmountGroup}
        />
        <Suspense fallback={<FolderChartSkeleton />}>
          <FolderChart />
        </Suspense>
      </div>
      <div className={side}>
        <ColumnCard
          type="statusContractsSigned"
          title={t('dashboard-screen.signed.title', { count: sumOf(data.statusContractsSigned) })}
          empty={t('dashboard-screen.signed.empty')}
          stacks={data.statusContractsSigned}
          colours={SIGNED}
          shortLabel={({ name }) => ({ label: name })}
        />
        <BarCard
          type="contractsByTypeRenewal"
          title={t('dashboard-screen.renewal.title')}
          empty={t('dashboard-screen.renewal.empty')}
          parts={data.contractsByTypeRenewal}
        >
          <RenewedContracts count={data.renewedContractsCount} />
        </BarCard>
        <BarCard
          type="tacitRenewalContracts"
          title={t('dashboard-screen.tacit.title', { count: sumOf(data.tacitRenewalContracts) })}
          empty={t('dashboard-screen.tacit.empty')}
          parts={data.tacitRenewalContracts}
        />
        <BarCard
          type="contractsByType"
          title={t('dashboard-screen.type.title')}
          empty={t('dashboard-screen.type.empty')}
          parts={data.contractsByType}
        />
      </div>
    </div>
  )
}

function sumOf(parts: readonly { count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}
