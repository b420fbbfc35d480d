import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ListSearch } from './list-queries.ts'
import { dayOf, rangeFilter } from './range-filter.ts'

const DATE_FIELDS = [
  'endDate',
  'terminationDate',
  'exitLimit',
  'effectiveDate',
  'signatureDate',
  'createdAt',
] as const
type DateFieldName = (typeof DATE_FIELDS)[number]

interface DateRangeFilterProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** From one day to another, both inclusive, for the chosen date. */
export function DateRangeFilter({ search, onShow }: DateRangeFilterProps) {
  const t = useTexts()
  const [field, setField] = useState<DateFieldName>('endDate')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  return (
    <Popover
      title={t('contract-list.filter.dates')}
      trigger={
        <Button icon={<CalendarRange aria-hidden />}>{t('contract-list.filter.dates')}</Button>
      }
    >
      <div className="flex w-64 flex-col gap-3">
        <Select
          label={t('contract-list.filter.whichDate')}
          options={DATE_FIELDS.map((name) => ({
            value: name,
            label: t(`contract-list.filter.field.${name}`),
          }))}
          value={field}
          onChange={(value) => {
            setField(value)
          }}
        />
        <DateField label={t('contract-list.filter.from')} value={from} onChange={setFrom} />
        <DateField label={t('contract-list.filter.to')} value={to} onChange={setTo} />
        <Button
          variant="primary"
          onClick={() =>
            onShow({ ...search, $skip: undefined, [field]: rangeFilter(dayOf(from), dayOf(to)) })
          }
        >
          {t('contract-list.filter.apply')}
        </Button>
      </div>
    </Popover>
  )
}
