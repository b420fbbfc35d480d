import { NEWS_FAMILIES, type NewsFamily } from '@tacite/domain/notifications/preferences.ts'
import { useTexts } from '../../../platform/locale.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import { PERIODS, type KeptSearch, type Period } from './kept-queries.ts'

const ALL = 'all'

/** By type, as in the preferences, and by period. */
export function KeptFilters(props: {
  search: KeptSearch
  show: (changes: { family?: NewsFamily | undefined; days?: Period | undefined }) => void
}) {
  const { search, show } = props
  const t = useTexts()
  return (
    <FilterBar active={[]} onClear={() => show({ family: undefined, days: undefined })}>
      <div className="min-w-0 tablet:w-72">
        <Select<NewsFamily | typeof ALL>
          label={t('notification-list.familyLabel')}
          hidesLabel
          value={search.family ?? ALL}
          onChange={(family) => show({ family: family === ALL ? undefined : family })}
          options={[
            { value: ALL, label: t('notification-list.allFamilies') },
            ...NEWS_FAMILIES.map((family) => ({
              value: family,
              label: t(`notification-list.family.${family}`),
            })),
          ]}
        />
      </div>
      <div className="min-w-0 tablet:w-56">
        <Select<Period | typeof ALL>
          label={t('notification-list.periodLabel')}
          hidesLabel
          value={search.days ?? ALL}
          onChange={(days) => show({ days: days === ALL ? undefined : days })}
          options={[
            { value: ALL, label: t('notification-list.allPeriods') },
            ...PERIODS.map((days) => ({
              value: days,
              label: t(`notification-list.period.${days}`),
            })),
          ]}
        />
      </div>
    </FilterBar>
  )
}
