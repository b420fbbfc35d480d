import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table } from '../../ui/table.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ContractCard, ExportMenu, StatusBadge } from '../contract-list/public.tsx'
import {
  modalPageSize,
  widgetFilterQuery,
  widgetRowsQuery,
  type ContractRow,
} from './dashboard-queries.ts'
import type { Widget } from './widget-filter.ts'

interface WidgetModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  widget: Widget
}

/** The contracts behind a figure, five at a time, with their export and the way to the whole list. */
export default function WidgetModal({ isOpen, onClose, title, widget }: WidgetModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="wide">
      <Contracts widget={widget} title={title} />
    </Dialog>
  )
}

function Contracts({ widget, title }: { widget: Widget; title: string }) {
  const t = useTexts()
  const [skip, setSkip] = useState(0)
  const [orderBy, setOrderBy] = useState('createdAt desc')
  const filter = useQuery(widgetFilterQuery(widget))
  const rows = useQuery({
    ...widgetRowsQuery(filter.data ?? {}, skip, orderBy),
    enabled: filter.data !== undefined,
  })
  const columns = useColumns()
  const error = filter.error ?? rows.error
  if (error) return <EmptyState isSmall title={messageOf(error)} />
  const [key = '', direction] = orderBy.split(' ')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <TextLink render={<AppLink to={paths.contracts(filter.data ?? {})} />}>
          {t('dashboard-screen.moreDetails')}
        </TextLink>
        <ExportMenu filters={filter.data ?? {}} />
      </div>
      <Table<ContractRow>
        caption={title}
        columns={columns}
        rows={rows.data?.value}
        loadingRows={modalPageSize}
        keyOf={(row) => row._id}
        nameOf={(row) => row.title}
        sort={{ key, direction: direction === 'asc' ? 'asc' : 'desc' }}
        onSort={(sort) => {
          setSkip(0)
          setOrderBy(`${sort.key} ${sort.direction}`)
        }}
        empty={<EmptyState isSmall title={t('dashboard-screen.noContract')} />}
        card={(row) => <ContractCard row={row} />}
      />
      {rows.data && rows.data.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={modalPageSize}
          total={rows.data.count}
          onSkip={setSkip}
        />
      )}
    </>
  )
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
      width: 'w-44',
      cell: (row) => <StatusBadge row={row} />,
    },
    {
      id: 'endDate',
      header: t('contract-list.column.endDate'),
      sortKey: 'endDate',
      align: 'end',
      width: 'w-30',
      cell: (row) => (
        <span className="tabular-nums">{row.endDate ? formats.day(row.endDate) : ''}</span>
      ),
    },
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
