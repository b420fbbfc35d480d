import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useGo } from '../../platform/go.ts'
import { useTexts } from '../../platform/locale.ts'
import { Table } from '../../ui/table.tsx'
import type { TableColumn, TableSort } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ContractCard } from './contract-card.tsx'
import { childrenOf, defaultOrder, listPageSize, type ContractRow } from './list-queries.ts'
import { RowLifeline } from './row-lifeline.tsx'
import { StatusBadge } from './status-badge.tsx'

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
  const { shown, expanded, toggle } = useAmendments(rows)
  return (
    <Table
      caption={t('contract-list.title')}
      columns={useColumns()}
      rows={shown}
      loadingRows={listPageSize}
      keyOf={(row) => row._id}
      nameOf={(row) => row.title}
      sort={readSort(orderBy ?? defaultOrder)}
      onSort={({ key, direction }) => onOrder(`${key} ${direction}`)}
      expansion={
        rows?.some((row) => row.children > 0)
          ? {
              expanded,
              isExpandable: (row) => row.children > 0,
              onToggle: (row) => void toggle(row),
              depthOf: (row) => (rows.some(({ _id }) => _id === row._id) ? 0 : 1),
            }
          : undefined
      }
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

/** Amendments are fetched when a row is opened, and put behind it. */
function useAmendments(rows: readonly ContractRow[] | undefined) {
  const queryClient = useQueryClient()
  const [amendments, setAmendments] = useState<ReadonlyMap<string, readonly ContractRow[]>>(
    new Map(),
  )
  const toggle = async (row: ContractRow) => {
    const next = new Map(amendments)
    if (!next.delete(row._id)) {
      const { value } = await queryClient.fetchQuery({
        queryKey: ['contracts', 'children', row._id],
        queryFn: ({ signal }) => childrenOf(row._id, signal),
      })
      next.set(row._id, value)
    }
    setAmendments(next)
  }
  const shown = rows?.flatMap((row) => [row, ...(amendments.get(row._id) ?? [])])
  return { shown, toggle, expanded: new Set(amendments.keys()) }
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
