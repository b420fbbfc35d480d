import { useQuery } from '@tanstack/react-query'
import { formatMonth } from '@tacite/i18n/format.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { monthEndsQuery } from './month-end-queries.ts'
import { useMonthBefore } from './use-month-before.ts'

interface MonthChoiceProps {
  /** Undefined: today. */
  monthEnd: string | undefined
  onShow: (monthEnd: string | undefined) => void
}

/** Today, or the end of a month that was recorded; and since when the small figures of the tiles count. */
export function MonthChoice({ monthEnd, onShow }: MonthChoiceProps) {
  const t = useTexts()
  const locale = useLocale()
  const formats = useFormats()
  const { data } = useQuery(monthEndsQuery)
  const before = useMonthBefore()
  const months = data?.value ?? []
  return (
    <>
      <Combobox
        label={t('month-end.label')}
        hidesLabel
        className="col-span-2 w-full tablet:w-56"
        placeholder={t('month-end.today')}
        options={months.map((month) => ({
          value: month,
          label: t('month-end.end', { month: formatMonth(month, locale) }),
        }))}
        value={monthEnd ?? null}
        onChange={(next) => onShow(next ?? undefined)}
        disabled={months.length === 0}
      />
      <p className="col-span-2 min-h-5 text-sm text-ink-soft">
        {before
          ? t('month-end.since', { month: formatMonth(before, locale) })
          : months.length > 0
            ? t('month-end.isFirst')
            : data && t('month-end.first', { day: formats.day(data.next) })}
      </p>
    </>
  )
}
