import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TableColumn, TableSort } from '../../../../ui/table-column.ts'
import { Table } from '../../../../ui/table.tsx'
import type { ShownView } from '../team/view-address.ts'
import { awaitedTotalsQuery, type AwaitedTotal } from './awaited-queries.ts'
import { useAwaitedWords } from './awaited-words.ts'

/** Beside each other on a wide screen: who is awaited, and in which circuit. */
export function AwaitedTotals({ shown }: { shown: ShownView }) {
  const t = useTexts()
  const { circuitOf } = useAwaitedWords()
  const { data } = useQuery(awaitedTotalsQuery)
  if (data && data.people.length === 0) return null
  return (
    <div className="mb-4 grid grid-cols-1 gap-4 desktop:grid-cols-2">
      <Totals
        title={t('awaited.byPerson')}
        column={t('awaited.column.person')}
        totals={data?.people}
        nameOf={({ name }) => name ?? ''}
        chosen={shown.person}
        onChoose={(person) => shown.show({ person })}
      />
      <Totals
        title={t('awaited.byCircuit')}
        column={t('awaited.column.circuit')}
        totals={data?.circuits}
        nameOf={circuitOf}
        chosen={shown.circuit}
        onChoose={(circuit) => shown.show({ circuit })}
      />
    </div>
  )
}

interface TotalsProps {
  title: string
  /** What the names are of. */
  column: string
  /** Undefined while they load. */
  totals: readonly AwaitedTotal[] | undefined
  nameOf: (total: AwaitedTotal) => string
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

const SHOWN_FIRST = 5

/** Sorted here: all of them have come. Opening one shows only what is awaited there. */
function Totals({ title, column, totals, nameOf, chosen, onChoose }: TotalsProps) {
  const t = useTexts()
  const formats = useFormats()
  const [sort, setSort] = useState<TableSort>({ key: 'longest', direction: 'desc' })
  const [isWhole, setWhole] = useState(false)
  const sorted = totals && sortedBy(totals, sort, nameOf, formats.compare)
  const choose = ({ _id }: AwaitedTotal) => onChoose(_id === chosen ? undefined : _id)
  const hidden = (sorted?.length ?? 0) - SHOWN_FIRST
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 font-medium">{title}</h2>
      <Table
        caption={title}
        columns={useColumns(column, nameOf)}
        rows={isWhole ? sorted : sorted?.slice(0, SHOWN_FIRST)}
        loadingRows={3}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        sort={sort}
        onSort={setSort}
        onOpen={choose}
        openKey={chosen ?? null}
        empty={null}
        card={(total) => <TotalCard total={total} name={nameOf(total)} onChoose={choose} />}
      />
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('awaited.fewer') : t('awaited.more', { count: hidden })}
        </Button>
      )}
    </section>
  )
}

function useColumns(header: string, nameOf: TotalsProps['nameOf']): TableColumn<AwaitedTotal>[] {
  const t = useTexts()
  const { days, median } = useAwaitedWords()
  return [
    {
      id: 'name',
      header,
      sortKey: 'name',
      isRowHeader: true,
      cell: (total) => <span className="font-medium">{nameOf(total)}</span>,
    },
    {
      id: 'count',
      header: t('awaited.column.count'),
      sortKey: 'count',
      align: 'end',
      width: 'w-28',
      cell: ({ count, late }) => <Count count={count} late={late} />,
    },
    {
      id: 'median',
      header: t('awaited.column.median'),
      sortKey: 'median',
      align: 'end',
      width: 'w-28',
      cell: (total) => median(total.median),
    },
    {
      id: 'longest',
      header: t('awaited.column.longest'),
      sortKey: 'longest',
      align: 'end',
      width: 'w-28',
      cell: ({ longest }) => days(longest),
    },
  ]
}

function Count({ count, late }: Pick<AwaitedTotal, 'count' | 'late'>) {
  const t = useTexts()
  return (
    <span className="tabular-nums">
      {count}
      {late > 0 && (
        <span className="block text-xs font-medium text-red-ink">
          {t('team-tasks.people.late', { count: late })}
        </span>
      )}
    </span>
  )
}

function TotalCard(props: {
  total: AwaitedTotal
  name: string
  onChoose: (total: AwaitedTotal) => void
}) {
  const { total, name, onChoose } = props
  const t = useTexts()
  const { days, median } = useAwaitedWords()
  return (
    <button type="button" className="w-full text-left text-sm" onClick={() => onChoose(total)}>
      <span className="block font-medium">{name}</span>
      <span className="block text-ink-soft">
        {t('awaited.card', {
          count: total.count,
          median: median(total.median),
          longest: days(total.longest),
        })}
      </span>
    </button>
  )
}

function sortedBy(
  totals: readonly AwaitedTotal[],
  { key, direction }: TableSort,
  nameOf: TotalsProps['nameOf'],
  compare: (one: string, other: string) => number,
): AwaitedTotal[] {
  const sign = direction === 'asc' ? 1 : -1
  return totals.toSorted((one, other) =>
    key === 'name'
      ? sign * compare(nameOf(one), nameOf(other))
      : sign * (one[key as 'count'] - other[key as 'count']),
  )
}
