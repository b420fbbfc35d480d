import { useTexts } from '../../platform/locale.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import type { ChartColour } from './chart-model.ts'
import { barsOf, columnsOf } from './chart-models.ts'
import { ColumnChart } from './column-chart.tsx'
import type { Dashboard } from './dashboard-queries.ts'

const UNSIGNED: Record<string, ChartColour> = {
  DRAFT: 3,
  NEGOTIATION: 2,
  VALIDATION: 4,
  SIGNATURE: 1,
}

/** Nine states, six colours: what is over shares the last one. */
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

/** The charts, each under the sentence that it says. */
export function Charts({ data }: { data: Dashboard }) {
  const t = useTexts()
  const contracts = t('dashboard-screen.chart.contracts')
  const monthOf = ({ _id }: { _id: string }) => _id.slice(5)
  const preSign = columnsOf(
    'documentsPreSignByMonth',
    data.documentsPreSignByMonth,
    UNSIGNED,
    monthOf,
  )
  const signed = columnsOf(
    'statusContractsSigned',
    data.statusContractsSigned,
    SIGNED,
    ({ name }) => name,
  )
  const ending = columnsOf(
    'contractsExpiredAndDedlineByMonth',
    data.contractsExpiredAndDedlineByMonth,
    ENDING,
    monthOf,
  )
  const renewal = barsOf('contractsByTypeRenewal', contracts, data.contractsByTypeRenewal)
  const departments = barsOf('contractsBydepartment', contracts, data.contractsBydepartment)
  const sumOf = (parts: readonly { count: number }[]) =>
    parts.reduce((sum, { count }) => sum + count, 0)
  const preSignTitle = t('dashboard-screen.preSign.title', {
    count: sumOf(data.documentsPreSignByMonth),
  })
  const signedTitle = t('dashboard-screen.signed.title', {
    count: sumOf(data.statusContractsSigned),
  })
  const endingTitle = t('dashboard-screen.ending.title', {
    count: sumOf(data.contractsExpiredAndDedlineByMonth),
  })
  return (
    <div className="grid items-start gap-3 desktop:grid-cols-2">
      <ChartCard
        title={preSignTitle}
        empty={t('dashboard-screen.preSign.empty')}
        model={preSign}
        widget={{ type: 'documentsPreSignByMonth' }}
      >
        <ColumnChart model={preSign} label={preSignTitle} />
      </ChartCard>
      <ChartCard
        title={signedTitle}
        empty={t('dashboard-screen.signed.empty')}
        model={signed}
        widget={{ type: 'statusContractsSigned' }}
      >
        <ColumnChart model={signed} label={signedTitle} />
      </ChartCard>
      <ChartCard
        title={endingTitle}
        empty={t('dashboard-screen.ending.empty')}
        model={ending}
        widget={{ type: 'contractsExpiredAndDedlineByMonth' }}
      >
        <ColumnChart model={ending} label={endingTitle} />
      </ChartCard>
      <div className="grid gap-3">
        <ChartCard
          title={t('dashboard-screen.renewal.title')}
          empty={t('dashboard-screen.renewal.empty')}
          model={renewal}
          widget={{ type: 'contractsByTypeRenewal' }}
        >
          <BarChart model={renewal} label={contracts} />
        </ChartCard>
        <ChartCard
          title={t('dashboard-screen.department.title')}
          empty={t('dashboard-screen.department.empty')}
          model={departments}
          widget={{ type: 'contractsBydepartment' }}
        >
          <BarChart model={departments} label={contracts} />
        </ChartCard>
      </div>
    </div>
  )
}
