import { useTexts } from '../../../platform/locale.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ChoiceFilter, MonthEndBand, useActiveFilters } from '../contract-list/public.tsx'
import { MonthChoice } from './month-choice.tsx'
import type { DashboardFilter } from './widget-address.ts'

/** Specification 2.9: the names of the folders, joined, are cut beyond 60 characters. */
const MOST_CHARACTERS = 60

interface DashboardScopeProps {
  filter: DashboardFilter
  onShow: (filter: DashboardFilter) => void
}

/** What the whole dashboard is about, some folders and the end of a month, and lines that say so. */
export default function DashboardScope({ filter, onShow }: DashboardScopeProps) {
  const t = useTexts()
  const { monthEnd, ...folders } = filter
  const month = monthEnd === undefined ? {} : { monthEnd }
  const show = ({ tags }: Record<string, string | undefined>) =>
    onShow({ ...month, ...(tags === undefined ? {} : { tags }) })
  const showMonth = (next: string | undefined) =>
    onShow({ ...folders, ...(next === undefined ? {} : { monthEnd: next }) })
  const active = useActiveFilters({ ...folders }, show)
  const before = t('contract-list.filter.said.eq', {
    name: t('contract-list.filter.field.tags'),
    value: '',
  })
  return (
    <>
      <FilterBar
        active={active}
        textLimit={before.length + MOST_CHARACTERS}
        onClear={() => show({})}
        aside={
          active.length > 0 && (
            <p className="text-sm text-ink-soft">{t('dashboard-screen.folders.narrowed')}</p>
          )
        }
      >
        <ChoiceFilter
          field="tags"
          search={{ ...folders }}
          onShow={show}
          className="col-span-2 w-full tablet:w-80"
        />
        <MonthChoice monthEnd={monthEnd} onShow={showMonth} />
      </FilterBar>
      {monthEnd && (
        <MonthEndBand monthEnd={monthEnd} onBack={() => showMonth(undefined)}>
          {t('month-end.noActions')}
        </MonthEndBand>
      )}
    </>
  )
}
