import { CONTRACT_STATUSES } from '@tacite/domain/filters/contract-filter-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import { FilterBar, type ActiveFilter } from '../../ui/filter-bar.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import type { Option } from '../../ui/option.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { DateRangeFilter } from './date-range-filter.tsx'
import { describeFilter } from './describe-filter.ts'
import { ExportMenu } from './export-menu.tsx'
import {
  filtersOf,
  foldersQuery,
  suppliersQuery,
  textFilter,
  typesQuery,
  type ListSearch,
} from './list-queries.ts'

interface ListFiltersProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
  onClear: () => void
}

/** What the list is narrowed by; every active filter is named and can be taken away. */
export function ListFilters({ search, onShow, onClear }: ListFiltersProps) {
  const t = useTexts()
  const formats = useFormats()
  const types = useQuery(typesQuery).data ?? []
  const folders = useQuery(foldersQuery).data ?? []
  const suppliers = useQuery(suppliersQuery).data ?? []
  const statuses = CONTRACT_STATUSES.map((status) => ({
    value: status,
    label: t(`contracts.status.${status}`),
  }))
  const options: Record<string, readonly Option[]> = {
    status: statuses,
    type: types,
    tags: folders,
    supplier: suppliers,
  }
  const active: ActiveFilter[] = Object.entries(filtersOf(search))
    .filter(([field]) => field !== 'text')
    .map(([field, written]) => ({
      id: field,
      text: describeFilter(t, formats, field, written, options[field] ?? []),
      onRemove: () => onShow({ [field]: undefined }),
    }))
  const several = (field: string, label: string) => (
    <MultiSelect
      label={label}
      hidesLabel
      placeholder={label}
      className="tablet:w-36"
      options={options[field] ?? []}
      values={chosen(search[field])}
      onChange={(values) =>
        onShow({ [field]: values.length > 0 ? `eq:${values.join(',')}` : undefined })
      }
    />
  )
  return (
    <FilterBar active={active} onClear={onClear} aside={<ExportMenu filters={rowsOf(search)} />}>
      <SearchBox
        label={t('contract-list.filter.text')}
        className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
        value={textFilter(search)}
        onSearch={(words) => onShow({ text: words === '' ? undefined : `eq:${words}` })}
      />
      {several('status', t('contract-list.filter.status'))}
      {several('type', t('contract-list.filter.type'))}
      {several('tags', t('contract-list.filter.folder'))}
      {several('supplier', t('contract-list.filter.supplier'))}
      <DateRangeFilter search={search} onShow={onShow} />
    </FilterBar>
  )
}

/** What an export holds: every page of the list, in its order. */
function rowsOf({ $skip: _, ...rows }: ListSearch): ListSearch {
  return rows
}

function chosen(written: string | undefined): string[] {
  const list = written?.replace(/^eq:/, '') ?? ''
  return list === '' || /^\w+:/.test(list) ? [] : list.split(',')
}
