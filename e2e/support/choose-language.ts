import type { Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'

/**
 * Chooses the language as another tab of the same person would: the menu of theirs may be behind whatever dialog is open.
 * The page follows after a moment.
 *
 * @param otherTab of the same browser and product
 * @param choices where the server stores the language of its texts for them
 */
export function chooseLanguage(
  otherTab: Page,
  locale: Locale,
  choices: readonly string[],
): Promise<void> {
  return otherTab.evaluate(choose, { locale, choices })
}

/** Runs in the other tab: the server first, then the browser, which notifies its tabs. */
async function choose({
  locale,
  choices,
}: {
  locale: Locale
  choices: readonly string[]
}): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ i18n: locale })
  for (const path of choices) {
    const answer = await fetch(`/api/v1${path}`, { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  document.cookie = `tacite_locale=${locale}; path=/`
  localStorage.setItem('tacite.locale', locale)
}
