import { LOCALE_COOKIE, type Locale } from '@tacite/domain/locale.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Tells the server this device's language, for pages that it renders. */
export function writeLocaleCookie(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
}
