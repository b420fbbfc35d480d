import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ColumnForm, ColumnSearch, TableColumn } from '../../../ui/table-column.ts'
import { ContractLink, RowMarks, useContractColumns } from '../contract-list/public.tsx'
import { filterableFieldsQuery, type ListSearch } from '../filters/public.ts'
import { ColumnRange } from './column-range.tsx'
import type { ContractRow } from './dashboard-queries.ts'
import { ShortText } from './short-text.tsx'

interface Asking {
  asked: ListSearch
  onAsk: (asked: ListSearch) => void
}

/** The columns of a widget's contracts; text columns are searchable one by one. */
export function useModalColumns(asking: Asking): TableColumn<ContractRow>[] {
  const t = useTexts()
  const formats = useFormats()
  const column = useContractColumns()
  const searchOf = useColumnSearches(asking)
  const rangeOf = (field: 'endDate' | 'financialAmount', type: 'date' | 'amount') => ({
    search: columnRange(asking, field, type),
  })
  return [
    {
      ...column.reference,
      width: 'w-36',
      cell: ({ reference }) => (
        <span className="text-ink-soft tabular-nums">
          <ShortText text={reference} most={16} />
        </span>
      ),
      ...searchOf('contract_reference'),
    },
    {
      ...column.title,
      cell: (row) => (
        <>
          <ContractLink row={row}>
            {row.isDeleted ? row.title : <ShortText text={row.title} most={15} />}
          </ContractLink>
          <RowMarks row={row} />
        </>
      ),
      ...searchOf('contract_title'),
    },
    {
      ...column.supplier,
      cell: ({ supplier }) => supplier && <ShortText text={supplier} most={16} />,
      ...searchOf('counterparty_name'),
    },
    {
      id: 'tags',
      header: t('contract-list.filter.field.tags'),
      width: 'w-36',
      from: 'desktop',
      cell: ({ tags }) =>
        tags.length > 0 && (
          <ShortText text={formats.list(tags.map(({ name }) => name))} most={15} />
        ),
    },
    { ...column.status, width: 'w-44' },
    { ...column.endDate, ...rangeOf('endDate', 'date') },
    { ...column.financialAmount, ...rangeOf('financialAmount', 'amount') },
  ]
}

/** Within what the widget counts: `narrowFilter` keeps both. */
function columnRange(
  { asked, onAsk }: Asking,
  field: 'endDate' | 'financialAmount',
  type: 'date' | 'amount',
): ColumnForm {
  const { [field]: written = '', ...others } = asked
  return {
    isActive: written !== '',
    form: (onDone) => (
      <ColumnRange
        type={type}
        written={written}
        onSearch={(next) => onAsk(next === undefined ? others : { ...others, [field]: next })}
        onDone={onDone}
      />
    ),
  }
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
