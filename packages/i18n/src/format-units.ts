import type { Locale } from '@tacite/domain/locale.ts'
import { remember } from './remember.ts'

export type DurationUnit = 'years' | 'months' | 'weeks' | 'days'

/** @example formatDuration({ count: 3, unit: 'years' }, 'es') // '3 años' */
export function formatDuration(
  duration: { count: number; unit: DurationUnit },
  locale: Locale,
): string {
  const unit = duration.unit.slice(0, -1)
  return remember(`duration ${locale} ${unit}`, () => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  }).format(duration.count)
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * A size in the largest unit of which there is one, with at most one decimal; bytes in full words.
 *
 * @example formatBytes(1_572_864, 'fr') // '1,5 Mo'
 * @example formatBytes(312, 'fr') // '312 octets'
 */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return remember(`bytes ${power} ${locale}`, () => {
    const unit = UNITS[power]!
    const unitDisplay = unit === 'byte' ? 'long' : 'short'
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: 1,
    })
  }).format(bytes / 1024 ** power)
}
