import {
  collator,
  formatAmountInclTax,
  formatCurrency,
  formatDay,
  formatInstant,
  formatLastDay,
  formatList,
  formatMonth,
  formatNumber,
  formatPercentage,
} from '@tacite/i18n/format.ts'
import { formatBytes, formatDuration, type DurationUnit } from '@tacite/i18n/format-units.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from './locale.ts'
import { meQuery } from './me.ts'

/** How days, moments, money and numbers are formatted for the reader, in the company's time zone. */
export function useFormats() {
  const locale = useLocale()
  const { data: me } = useQuery({ ...meQuery, enabled: false })
  const { timeZone = 'Europe/Paris', currency: own = 'EUR' } = me?.data?.company ?? {}
  return useMemo(
    () => ({
      day: (iso: string) => formatDay(iso, locale),
      instant: (iso: string) => formatInstant(iso, locale, timeZone),
      /** The last day of what ends at an instant. */
      lastDay: (iso: string) => formatLastDay(iso, timeZone),
      /** That of the company. */
      ownCurrency: own,
      /** Without a currency, an amount is in the company's: a total, a bound. */
      amount: (cents: number, currency = own) => formatAmountInclTax(cents, locale, currency),
      currency: (code: string) => formatCurrency(code, locale),
      number: (value: number) => formatNumber(value, locale),
      bytes: (bytes: number) => formatBytes(bytes, locale),
      percentage: (value: number) => formatPercentage(value, locale),
      duration: (duration: { count: number; unit: DurationUnit }) =>
        formatDuration(duration, locale),
      /** @param month `YYYY-MM` */
      shortMonth: (month: string) => formatMonth(month, locale, 'short'),
      list: (texts: readonly string[]) => formatList(texts, locale),
      compare: (a: string, b: string) => collator(locale).compare(a, b),
    }),
    [locale, own, timeZone],
  )
}
