import { formatMonth } from '@tacite/i18n/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import {
  ContractCard,
  keyOfListed,
  useAmendments,
  type ListedContract,
} from '../contract-list/public.tsx'
import type { ListSearch } from '../filters/public.ts'
import { modalPageSize, widgetFilterQuery, widgetRowsQuery } from './dashboard-queries.ts'
import { useModalColumns } from './modal-columns.tsx'
import { ModalFilters } from './modal-filters.tsx'
import { narrowFilter } from './narrow-filter.ts'
import { useDashboardFilter } from './widget-address.ts'
import type { Widget } from './widget-filter.ts'

interface WidgetModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  widget: Widget
}

/** The contracts behind a figure, five at a time: filtered, exported, or opened as the full list. */
export default function WidgetModal({ isOpen, onClose, title, widget }: WidgetModalProps) {
  const shown = useDashboardFilter()
  const { data: counted, error } = useQuery(widgetFilterQuery(widget, shown.monthEnd))
  const filter = counted && narrowFilter({ ...shown }, counted)
  const t = useTexts()
  const locale = useLocale()
  const heading = shown.monthEnd
    ? t('month-end.of', { title, month: formatMonth(shown.monthEnd, locale) })
    : title
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={heading} size="wide">
      {error ? (
        <EmptyState isSmall title={messageOf(error)} />
      ) : (
        <Contracts filter={filter} title={title} />
      )}
    </Dialog>
  )
}

interface ContractsProps {
  /** What the widget counts; undefined while loading. */
  filter: ListSearch | undefined
  title: string
}

function Contracts({ filter, title }: ContractsProps) {
  const t = useTexts()
  const [skip, setSkip] = useState(0)
  const [orderBy, setOrderBy] = useState('createdAt desc')
  const [asked, setAsked] = useState<ListSearch>({})
  const narrowed = narrowFilter(filter ?? {}, asked)
  const rows = useQuery({
    ...widgetRowsQuery(narrowed, skip, orderBy),
    enabled: filter !== undefined,
  })
  /** A new filter or order starts at its first page. */
  const ask = (next: ListSearch) => {
    setSkip(0)
    setAsked(next)
  }
  const columns = useModalColumns({ asked, onAsk: ask })
  const { shown, expansion } = useAmendments(rows.data?.value, asked['archived'] === 'true')
  if (rows.error && !rows.data) return <EmptyState isSmall title={messageOf(rows.error)} />
  const [key = '', direction] = orderBy.split(' ')
  const listed = { ...narrowed, $orderby: orderBy }
  return (
    <>
      <ModalFilters widget={filter ?? {}} asked={asked} onAsk={ask} exported={listed} />
      <Table<ListedContract>
        caption={title}
        columns={columns}
        rows={shown}
        loadingRows={modalPageSize}
        keyOf={keyOfListed}
        nameOf={(row) => row.title}
        sort={{ key, direction: direction === 'asc' ? 'asc' : 'desc' }}
        onSort={(sort) => {
          setSkip(0)
          setOrderBy(`${sort.key} ${sort.direction}`)
        }}
        expansion={expansion}
        empty={<NoContract isNarrowed={Object.keys(asked).length > 0} onClear={() => ask({})} />}
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
      <TextLink render={<AppLink to={paths.contracts(listed)} />}>
        {t('dashboard-screen.moreDetails')}
      </TextLink>
    </>
  )
}

function NoContract({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useTexts()
  if (!isNarrowed) return <EmptyState isSmall title={t('dashboard-screen.noContract')} />
  return (
    <EmptyState
      isSmall
      title={t('contract-list.noMatch')}
      action={<Button onClick={onClear}>{t('common.action.clearFilters')}</Button>}
    />
  )
}
