import type { Locale } from '@tacite/domain/locale.ts'

/** The hour and minute of an instant in the reader's own time zone: 14:05. */
export function clockTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}
