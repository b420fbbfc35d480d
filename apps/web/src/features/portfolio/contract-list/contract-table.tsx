import type { Lack } from '@tacite/domain/contracts/lacks.ts'
import type { ReactNode } from 'react'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn, TableSort } from '../../../ui/table-column.ts'
import { ContractCard } from './contract-card.tsx'
import { addressOf } from './contract-link.tsx'
import { useContractColumns } from './contract-columns.tsx'
import { defaultOrder, listPageSize, type ContractRow } from './list-queries.ts'
import { RowLifeline } from './row-lifeline.tsx'
import type { ContractSelection } from './use-selection.ts'
import { keyOfListed, useAmendments, type ListedContract } from './use-amendments.ts'

export interface ContractTableProps {
  rows: readonly ContractRow[] | undefined
  orderBy: string | undefined
  /** Whether the next early exits are asked for: their column takes the place of the lifelines. */
  withExits?: boolean
  onOrder: (orderBy: string) => void
  empty: ReactNode
  selection?: ContractSelection
  /** What is done with selected contracts, where they are cards. */
  acts?: ReactNode
  withArchives?: boolean
  /** The day that rows are as of, and where today stands in their lives: another day, the end of a month, or today. */
  day?: string | undefined
  /** The day of the rows, if they open on it. */
  asOf?: string | undefined
  /** What all rows lack: they open where it is entered. */
  missing?: Lack | undefined
}

/**
 * Contracts as rows: what each is, its status, its next dates and its amount. A master agreement expands to its
 * amendments.
 */
export function ContractTable(props: ContractTableProps) {
  const { rows, orderBy, onOrder, empty, selection, acts, asOf, missing } = props
  const { day = today(), withArchives = false, withExits = false } = props
  const t = useTexts()
  const go = useGo()
  const { shown, expansion } = useAmendments(rows, withArchives, asOf)
  return (
    <Table<ListedContract>
      caption={t('contract-list.title')}
      columns={useColumns(day, withExits)}
      rows={missing ? shown?.map((row) => ({ ...row, missing })) : shown}
      loadingRows={listPageSize}
      keyOf={keyOfListed}
      nameOf={(row) => row.title}
      sort={readSort(orderBy ?? defaultOrder)}
      onSort={({ key, direction }) => onOrder(`${key} ${direction}`)}
      expansion={expansion}
      {...(selection && {
        selection: {
          selected: selection.keys,
          onChange: selection.select,
          onCards: {
            start: t('contract-list.keeping.select'),
            stop: t('contract-list.keeping.stop'),
            count: (count) => t('contract-list.keeping.selected', { count }),
            acts,
          },
        },
      })}
      onOpen={(row) => !row.isDeleted && go(addressOf(row))}
      empty={empty}
      card={(row) => <ContractCard row={row} withExit={withExits} />}
    />
  )
}

function readSort(text: string): TableSort {
  const [key = '', direction] = text.split(' ')
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function useColumns(day: string, withExits: boolean): TableColumn<ListedContract>[] {
  const t = useTexts()
  const column = useContractColumns()
  return [
    column.reference,
    { ...column.title, width: 'min-w-40' },
    column.supplier,
    column.status,
    ...(withExits
      ? []
      : [
          {
            id: 'life',
            header: t('contract-list.column.life'),
            width: 'w-38',
            from: 'wide' as const,
            cell: (row: ListedContract) => <RowLifeline row={row} today={day} />,
          },
        ]),
    column.terminationDate,
    column.endDate,
    ...(withExits ? [column.exit] : []),
    column.financialAmount,
  ]
}
