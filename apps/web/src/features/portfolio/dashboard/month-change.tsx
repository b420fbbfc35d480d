import type { Widget } from '@tacite/domain/filters/widget-ids.ts'
import { useQuery } from '@tanstack/react-query'
import { formatAmountChange, formatChange } from '@tacite/i18n/format-change.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useLocale } from '../../../platform/locale.ts'
import { dashboardQuery } from './dashboard-queries.ts'
import { monthChange } from './month-change-of.ts'
import { useMonthBefore } from './use-month-before.ts'
import { useDashboardFilter } from './widget-address.ts'

/** How a figure has changed since the month end before, small and beside it; nothing when it has not. */
export default function MonthChange({ type }: { type: Widget }) {
  const formats = useFormats()
  const locale = useLocale()
  const filter = useDashboardFilter()
  const before = useMonthBefore()
  const now = useQuery({ ...dashboardQuery(filter), enabled: false }).data
  const then = useQuery({
    ...dashboardQuery({ ...filter, monthEnd: before ?? '' }),
    placeholderData: undefined,
    enabled: before !== undefined,
  }).data
  const change = now && then && before && monthChange(type, now, then)
  if (!change) return null
  return (
    <span className="text-sm font-normal text-ink-soft">
      {isAmount(type)
        ? formatAmountChange(change, formats.ownCurrency)
        : formatChange(change, locale)}
    </span>
  )
}

function isAmount(type: Widget): boolean {
  return type.startsWith('financialAmount')
}
