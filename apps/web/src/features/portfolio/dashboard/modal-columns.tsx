import { useQuery } from '@tanstack/react-query'
import type { ColumnSearch, TableColumn } from '../../../ui/table-column.ts'
import {
  filterableFieldsQuery,
  useContractColumns,
  type ListSearch,
} from '../contract-list/public.tsx'
import type { ContractRow } from './dashboard-queries.ts'

interface Asking {
  asked: ListSearch
  onAsk: (asked: ListSearch) => void
}

/** The columns of a widget's contracts; text columns are searchable one by one. */
export function useModalColumns(asking: Asking): TableColumn<ContractRow>[] {
  const column = useContractColumns()
  const searchOf = useColumnSearches(asking)
  return [
    { ...column.reference, width: 'w-36', ...searchOf('contract_reference') },
    { ...column.title, ...searchOf('contract_title') },
    { ...column.supplier, ...searchOf('counterparty_name') },
    { ...column.status, width: 'w-44' },
    column.endDate,
    column.financialAmount,
  ]
}

/** A text column is a system field: its search is a filter like any other. */
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
