import { useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn, TableSort } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { ShortText } from './short-text.tsx'
import { useWidgetAddress } from './widget-address.ts'

type Row = Dashboard['topCounterpartiesContract'][number]

/** Specification 9. */
const PAGE_SIZES = [5, 10, 20, 30, 40]

/** The counterparties with the most signed contracts. */
export default function Counterparties({ rows }: { rows: readonly Row[] }) {
  const t = useTexts()
  const title = t('dashboard-screen.counterparties.title')
  if (rows.length === 0) {
    return (
      <DashboardCard title={title} widget={null}>
        <p className="py-6 text-center text-ink-soft">
          {t('dashboard-screen.counterparties.empty')}
        </p>
      </DashboardCard>
    )
  }
  return (
    <DashboardCard title={title} widget={{ type: 'topCounterpartiesContract' }}>
      <CounterpartyTable title={title} rows={rows} />
    </DashboardCard>
  )
}

function CounterpartyTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const formats = useFormats()
  const [sort, setSort] = useState<TableSort>({ key: 'countContracts', direction: 'desc' })
  const [skip, setSkip] = useState(0)
  const [pageSize, setPageSize] = useState(5)
  const sorted = sortRows(rows, sort, formats.compare)
  return (
    <>
      <Table<Row>
        caption={title}
        columns={useColumns()}
        rows={sorted.slice(skip, skip + pageSize)}
        keyOf={({ _id }) => _id}
        nameOf={({ counterparty }) => counterparty}
        sort={sort}
        onSort={(next) => {
          setSkip(0)
          setSort(next)
        }}
        density="compact"
        empty={null}
      />
      <Pagination
        label={title}
        skip={skip}
        pageSize={pageSize}
        total={rows.length}
        onSkip={setSkip}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => {
          setSkip(0)
          setPageSize(size)
        }}
      />
    </>
  )
}

/** Nulls sort last in both directions. */
function sortRows(
  rows: readonly Row[],
  { key, direction }: TableSort,
  compare: (a: string, b: string) => number,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => {
    if (key === 'counterparty') return sign * compare(a.counterparty, b.counterparty)
    const [first, second] = [valueOf(a, key), valueOf(b, key)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second) || compare(a.counterparty, b.counterparty)
  })
}

function valueOf(row: Row, key: string): number | null {
  if (key === 'durationContracts') return row.durationContracts
  return key === 'turnover' ? row.turnover : row.countContracts
}

function useColumns(): TableColumn<Row>[] {
  const t = useTexts()
  const formats = useFormats()
  const widgetAddress = useWidgetAddress()
  return [
    {
      id: 'counterparty',
      header: t('dashboard-screen.counterparties.name'),
      sortKey: 'counterparty',
      isRowHeader: true,
      cell: ({ _id, counterparty }) => (
        <TextLink
          isQuiet
          render={<AppLink to={widgetAddress({ type: 'topCounterpartiesContract', value: _id })} />}
        >
          <ShortText text={counterparty} most={15} />
        </TextLink>
      ),
    },
    {
      id: 'countContracts',
      header: t('dashboard-screen.counterparties.count'),
      sortKey: 'countContracts',
      align: 'end',
      cell: ({ countContracts }) => (
        <span className="tabular-nums">{formats.number(countContracts)}</span>
      ),
    },
    {
      id: 'durationContracts',
      header: t('dashboard-screen.counterparties.duration'),
      sortKey: 'durationContracts',
      align: 'end',
      cell: ({ durationContracts }) => (
        <span className="whitespace-nowrap tabular-nums">
          {durationContracts === null
            ? t('dashboard-screen.year.none')
            : t('dashboard-screen.year.years', { count: durationContracts })}
        </span>
      ),
    },
    {
      id: 'turnover',
      header: t('dashboard-screen.counterparties.turnover'),
      sortKey: 'turnover',
      align: 'end',
      cell: ({ turnover, otherTurnovers }) => (
        <span className="flex flex-col whitespace-nowrap tabular-nums">
          {/* Nothing in the company's currency is no amount of zero. */}
          {(turnover > 0 || otherTurnovers.length === 0) && (
            <span>{formats.amount(Math.round(turnover * 100))}</span>
          )}
          {otherTurnovers.map((other) => (
            <span key={other.currency}>
              {formats.amount(Math.round(other.turnover * 100), other.currency)}
            </span>
          ))}
        </span>
      ),
    },
  ]
}
