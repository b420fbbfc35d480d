import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useGo } from '../../platform/go.ts'
import { useTexts } from '../../platform/locale.ts'
import { Table } from '../../ui/table.tsx'
import type { TableColumn, TableSort } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ContractCard } from './contract-card.tsx'
import { defaultOrder, listPageSize, type ContractRow } from './list-queries.ts'
import { RowLifeline } from './row-lifeline.tsx'
import { StatusBadge } from './status-badge.tsx'
import { keyOfListed, useAmendments, type ListedContract } from './use-amendments.ts'

export interface ContractTableProps {
  rows: readonly ContractRow[] | undefined
  orderBy: string | undefined
  onOrder: (orderBy: string) => void
  empty: ReactNode
}

/** Contracts as rows: what each is, where it stands, its next days and its amount. A master opens onto its amendments. */
export function ContractTable({ rows, orderBy, onOrder, empty }: ContractTableProps) {
  const t = useTexts()
  const go = useGo()
  const { shown, expansion } = useAmendments(rows)
  return (
    <Table<ListedContract>
      caption={t('contract-list.title')}
      columns={useColumns()}
      rows={shown}
      loadingRows={listPageSize}
      keyOf={keyOfListed}
      nameOf={(row) => row.title}
      sort={readSort(orderBy ?? defaultOrder)}
      onSort={({ key, direction }) => onOrder(`${key} ${direction}`)}
      expansion={expansion}
      onOpen={(row) => go(paths.contractEdit(row._id))}
      empty={empty}
      card={(row) => <ContractCard row={row} />}
    />
  )
}

function readSort(text: string): TableSort {
  const [key = '', direction] = text.split(' ')
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' }
}

function useColumns(): TableColumn<ContractRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'reference',
      header: t('contract-list.column.reference'),
      sortKey: 'reference',
      width: 'w-28',
      cell: (row) => <span className="text-ink-soft tabular-nums">{row.reference}</span>,
    },
    {
      id: 'title',
      header: t('contract-list.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      width: 'min-w-56',
      cell: (row) => (
        <TextLink isQuiet render={<AppLink to={paths.contractEdit(row._id)} />}>
          {row.title}
        </TextLink>
      ),
    },
    {
      id: 'supplier',
      header: t('contract-list.column.supplier'),
      sortKey: 'supplier',
      width: 'w-44',
      cell: (row) => row.supplier,
    },
    {
      id: 'status',
      header: t('contract-list.column.status'),
      sortKey: 'status',
      width: 'w-40',
      cell: (row) => <StatusBadge row={row} />,
    },
    {
      id: 'life',
      header: t('contract-list.column.life'),
      width: 'w-38',
      from: 'wide',
      cell: (row) => <RowLifeline row={row} />,
    },
    day('terminationDate', t('contract-list.column.terminationDate'), formats),
    day('endDate', t('contract-list.column.endDate'), formats),
    {
      id: 'financialAmount',
      header: t('contract-list.column.amount'),
      sortKey: 'financialAmount',
      align: 'end',
      width: 'w-36',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {row.financialAmount === null
            ? ''
            : formats.amount(Math.round(row.financialAmount * 100), row.currency)}
        </span>
      ),
    },
  ]
}

type Formats = ReturnType<typeof useFormats>

function day(
  key: 'terminationDate' | 'endDate',
  header: string,
  formats: Formats,
): TableColumn<ContractRow> {
  return {
    id: key,
    header,
    sortKey: key,
    align: 'end',
    width: 'w-30',
    cell: (row) => (
      <span className="whitespace-nowrap tabular-nums">
        {row[key] ? formats.day(row[key]) : ''}
      </span>
    ),
  }
}
