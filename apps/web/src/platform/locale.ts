import { locales, pickLocale } from '@tacite/domain/locale.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { areTextsLoaded, createTranslator, loadCatalogue } from '@tacite/i18n/web-texts.ts'
import type { TextArea } from '@tacite/i18n/generated/texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useSyncExternalStore } from 'react'
import { ApiError, FILES_LOST } from './api-error.ts'
import { writeLocaleCookie } from './locale-cookie.ts'

const storageKey = 'tacite.locale'
const listeners = new Set<() => void>()
const usedAreas = new Set<TextArea>()
let locale = firstLocale()

export function currentLocale(): Locale {
  return locale
}

/** The texts in the current language, outside React. */
export function currentTexts(): Translator {
  return createTranslator(locale)
}

/**
 * Loads the texts of these areas in the current language; a route awaits it.
 *
 * @throws ApiError `FILES_LOST` when they cannot be fetched: browsers cache a failed import until the page is
 * reloaded
 * @example createRoute({ ..., loader: () => loadTexts('contracts', 'deadlines') })
 */
export async function loadTexts(...areas: TextArea[]): Promise<void> {
  for (const area of areas) usedAreas.add(area)
  await loadCatalogue(locale, areas).catch(() => {
    throw new ApiError(0, { code: FILES_LOST })
  })
}

/** Changes the language and remembers it on this device; other tabs follow (`watchRememberedLocale`). */
export async function changeLocale(next: Locale): Promise<void> {
  await showLocale(next)
  rememberLocale(next)
}

/** Sets the language of the next page: the server reads the cookie before rendering. */
export function rememberLocale(next: Locale): void {
  localStorage.setItem(storageKey, next)
  writeLocaleCookie(next)
}

/** Renders a page on the server. Synchronous, so that no other reader's language can interfere. */
export function drawIn<Drawn>(next: Locale, draw: () => Drawn): Drawn {
  locale = next
  return draw()
}

/** Switches this page to the language once all its texts are loaded. */
export async function showLocale(next: Locale): Promise<void> {
  // A route may request more areas while these load.
  while (!areTextsLoaded(next, [...usedAreas])) await loadCatalogue(next, [...usedAreas])
  locale = next
  document.documentElement.lang = next
  for (const listener of listeners) listener()
}

/** Calls the listener when another tab of this browser has remembered a language. */
export function watchRememberedLocale(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) listener()
  })
}

/** The current language; re-renders the component when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale)
}

/** @example const t = useTexts(); t('common.action.save') */
export function useTexts(): Translator {
  return createTranslator(useLocale())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of a server-rendered page, else the one remembered here, else the browser's. */
function firstLocale(): Locale {
  if (typeof document === 'undefined') return pickLocale([])
  const { lang, dataset } = document.documentElement
  if (dataset['room'] !== undefined) return pickLocale([lang])
  return rememberedLocale() ?? pickLocale(navigator.languages)
}

/** The language last chosen on this device. */
export function rememberedLocale(): Locale | undefined {
  const remembered = localStorage.getItem(storageKey)
  return locales.find((candidate) => candidate === remembered)
}
