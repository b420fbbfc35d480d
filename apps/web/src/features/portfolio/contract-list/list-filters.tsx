import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { ListSearch } from '../filters/public.ts'
import { AsOfControl } from './as-of-control.tsx'
import { useActiveFilters, useArchivesFilter } from './active-filters.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { DateRangeFilter } from './date-range-filter.tsx'
import { ExportMenu } from './export-menu.tsx'
import { MoreFilters } from './more-filters.tsx'
import { filtersOf, textFilter } from './list-queries.ts'

interface ListFiltersProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
  onClear: () => void
  /** Acts on what is selected. */
  acts: ReactNode
}

/** The filters of the list; every active one is named and can be removed. */
export function ListFilters({ search, onShow, onClear, acts }: ListFiltersProps) {
  const t = useTexts()
  // Words are shown in the search box, a month end or another day by its band.
  const { text: _, monthEnd, asOf: __, archived, ...named } = filtersOf(search)
  const active = useActiveFilters(named, onShow)
  const archives = useArchivesFilter(onShow)
  return (
    <FilterBar
      active={archived === 'true' ? [...active, archives] : active}
      onClear={onClear}
      aside={
        <>
          {acts}
          <ExportMenu filters={rowsOf(search)} />
        </>
      }
    >
      <SearchBox
        label={t('contract-list.filter.text')}
        placeholder={t('contract-list.filter.find')}
        className="col-span-2 min-w-32 flex-1 tablet:max-w-72"
        value={textFilter(search)}
        onSearch={(words) => onShow({ text: words === '' ? undefined : `eq:${words}` })}
      />
      {(['status', 'type', 'supplier'] as const).map((field) => (
        <ChoiceFilter
          key={field}
          field={field}
          search={search}
          onShow={onShow}
          className={field === 'supplier' ? 'tablet:w-32' : 'tablet:w-28'}
        />
      ))}
      <DateRangeFilter search={search} onShow={onShow} />
      <MoreFilters search={search} onShow={onShow} />
      {!monthEnd && <AsOfControl search={search} onShow={onShow} />}
    </FilterBar>
  )
}

/** What an export contains: every page of the list, in its order. */
function rowsOf({ $skip: _, view: __, ...rows }: ListSearch): ListSearch {
  return rows
}
