import { useQuery } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import type { ColumnSearch, TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { filterableFieldsQuery, StatusBadge, type ListSearch } from '../contract-list/public.tsx'
import type { ContractRow } from './dashboard-queries.ts'

interface Asking {
  asked: ListSearch
  onAsk: (asked: ListSearch) => void
}

/** The columns of a widget's contracts; those of words are searched one by one. */
export function useModalColumns(asking: Asking): TableColumn<ContractRow>[] {
  const t = useTexts()
  const formats = useFormats()
  const searchOf = useColumnSearches(asking)
  return [
    {
      id: 'reference',
      header: t('contract-list.column.reference'),
      sortKey: 'reference',
      width: 'w-36',
      ...searchOf('contract_reference'),
      cell: (row) => <span className="text-ink-soft tabular-nums">{row.reference}</span>,
    },
    {
      id: 'title',
      header: t('contract-list.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      ...searchOf('contract_title'),
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
      ...searchOf('counterparty_name'),
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

/** A column of words is a tagged field of the system: its search is a filter like any other. */
function useColumnSearches({ asked, onAsk }: Asking) {
  const fields = useQuery(filterableFieldsQuery).data
  return (variable: string): { search?: ColumnSearch } => {
    const field = fields?.find((each) => each.variable === variable)
    if (!field) return {}
    const key = `taggedField.${field._id}`
    const { [key]: written = '', ...others } = asked
    return {
      search: {
        value: written.replace(/^eq:/, ''),
        onSearch: (words) => onAsk(words === '' ? others : { ...others, [key]: `eq:${words}` }),
      },
    }
  }
}
