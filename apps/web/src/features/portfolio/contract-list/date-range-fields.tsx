import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DateRange } from './date-range-filter.tsx'

const DATE_FIELDS = [
  'endDate',
  'terminationDate',
  'exitLimit',
  'effectiveDate',
  'signatureDate',
  'createdAt',
] as const

interface DateRangeFieldsProps {
  range: DateRange
  onChange: (range: DateRange) => void
  onApply: () => void
}

/** Which date, from which day, to which day. */
export default function DateRangeFields({ range, onChange, onApply }: DateRangeFieldsProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('contract-list.filter.whichDate')}
        options={DATE_FIELDS.map((name) => ({
          value: name,
          label: t(`contract-list.filter.field.${name}`),
        }))}
        value={range.field}
        onChange={(field) => onChange({ ...range, field })}
      />
      <DateField
        label={t('contract-list.filter.from')}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DateField
        label={t('contract-list.filter.to')}
        value={range.to}
        onChange={(to) => onChange({ ...range, to })}
      />
      <Button variant="primary" onClick={onApply}>
        {t('contract-list.filter.apply')}
      </Button>
    </div>
  )
}
