import { useTexts } from '../../../platform/locale.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ChoiceFilter, useActiveFilters } from '../contract-list/public.tsx'
import type { DashboardFilter } from './widget-address.ts'

/** Specification 2.9: the names of the folders, joined, are cut beyond 60 characters. */
const MOST_CHARACTERS = 60

interface DashboardFoldersProps {
  filter: DashboardFilter
  onShow: (filter: DashboardFilter) => void
}

/** The folders that the whole dashboard is about, and a line that says so. */
export default function DashboardFolders({ filter, onShow }: DashboardFoldersProps) {
  const t = useTexts()
  const search = { ...filter }
  const show = ({ tags }: Record<string, string | undefined>) =>
    onShow(tags === undefined ? {} : { tags })
  const active = useActiveFilters(search, show)
  const before = t('contract-list.filter.said.eq', {
    name: t('contract-list.filter.field.tags'),
    value: '',
  })
  return (
    <FilterBar
      active={active}
      textLimit={before.length + MOST_CHARACTERS}
      onClear={() => onShow({})}
      aside={
        active.length > 0 && (
          <p className="text-sm text-ink-soft">{t('dashboard-screen.folders.narrowed')}</p>
        )
      }
    >
      <ChoiceFilter
        field="tags"
        search={search}
        onShow={show}
        className="col-span-2 w-full tablet:w-80"
      />
    </FilterBar>
  )
}
