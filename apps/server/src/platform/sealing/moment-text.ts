import type { Locale } from '@tacite/domain/locale.ts'

/**
 * A moment to the second with its UTC offset, unambiguous in every language.
 *
 * @example momentText('2026-03-09T13:05:00.000Z', 'fr', 'Europe/Paris') // '9 mars 2026 à 14:05:00 (UTC+01:00)'
 */
export function momentText(iso: string, locale: Locale, timeZone: string): string {
  const at = new Date(iso)
  const day = formatter(languageTags[locale], { timeZone, dateStyle: 'long' })
  const time = formatter('en-GB', { timeZone, timeStyle: 'medium' })
  return `${day.format(at)}${separators[locale]}${time.format(at)} (${offsetText(at, timeZone)})`
}

function offsetText(at: Date, timeZone: string): string {
  const parts = formatter('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', 'UTC').replace('+00:00', '')
}

/** Cached: creating one takes a millisecond, and a certificate shows thirty moments. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, made)
  return made
}

const languageTags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' }
const separators: Record<Locale, string> = { fr: ' à ', en: ' at ', es: ', ' }
