import { CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ListSearch } from '../filters/public.ts'
import { dayOf, rangeFilter } from './range-filter.ts'

const DateRangeFields = lazy(() => import('./date-range-fields.tsx'))

export interface DateRange {
  /** The date that is compared. */
  field: string
  /** As typed: checked when it is applied. */
  from: string | null
  to: string | null
}

interface DateRangeFilterProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** From one day to another, both inclusive, for the chosen date. */
export function DateRangeFilter({ search, onShow }: DateRangeFilterProps) {
  const t = useTexts()
  const [range, setRange] = useState<DateRange>({ field: 'endDate', from: null, to: null })
  const apply = () =>
    onShow({
      ...search,
      $skip: undefined,
      [range.field]: rangeFilter(dayOf(range.from), dayOf(range.to)),
    })
  return (
    <Popover
      title={t('contract-list.filter.dates')}
      trigger={
        <Button icon={<CalendarRange aria-hidden />}>{t('contract-list.filter.dates')}</Button>
      }
    >
      <Suspense fallback={<div aria-busy className="h-64" />}>
        <DateRangeFields range={range} onChange={setRange} onApply={apply} />
      </Suspense>
    </Popover>
  )
}
