import { useLocale, useTexts } from '../../../platform/locale.ts'

const SOON_S = 10

/** « encore 4 min »: what is left, rounded as people say it. */
export function useTimeLeft(): (seconds: number) => string {
  const t = useTexts()
  const locale = useLocale()
  const said = (value: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)
  return (seconds) => {
    if (seconds < SOON_S) return t('imports.upload.leftSoon')
    if (seconds < 60) return t('imports.upload.left', { time: said(seconds, 'second') })
    if (seconds < 3_600)
      return t('imports.upload.left', { time: said(Math.ceil(seconds / 60), 'minute') })
    return t('imports.upload.left', { time: said(Math.ceil(seconds / 3_600), 'hour') })
  }
}
