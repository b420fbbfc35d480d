import type { Locale } from '@tacite/domain/locale.ts'
import { catalogueLoaders } from '@tacite/i18n/generated/texts.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'

let remembered: Locale
let shown: { lang: string; dataset: object }
/** The languages that the page has switched to, in order. */
let taken: string[]

beforeEach(() => {
  vi.resetModules()
  remembered = 'fr'
  taken = ['fr']
  shown = {
    dataset: {},
    get lang() {
      return taken.at(-1) ?? ''
    },
    set lang(next) {
      taken.push(next)
    },
  }
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: shown })
  vi.stubGlobal('localStorage', { getItem: () => remembered })
})

/** A page that follows the language, with a text worded by the server. */
async function openPage() {
  const { followLanguage } = await import('./follow-language.ts')
  const queryClient = new QueryClient()
  const wording = vi.fn<() => Promise<string>>().mockResolvedValue('words')
  new QueryObserver(queryClient, { queryKey: ['worded'], queryFn: wording }).subscribe(() => {})
  followLanguage(queryClient)
  return { queryClient, wording }
}

/** The page of a person whose language the server stores. */
async function openPageOfPerson(kept: { locale: Locale }) {
  vi.stubGlobal('fetch', async () => Response.json({ _id: 'claire', i18n: kept.locale }))
  const page = await openPage()
  const { meQuery } = await import('./me.ts')
  new QueryObserver(page.queryClient, meQuery).subscribe(() => {})
  const me = () => page.queryClient.getQueryData(meQuery.queryKey)
  await vi.waitFor(() => expect(me()).toBeDefined())
  const refetch = vi.spyOn(page.queryClient, 'refetchQueries')
  return { wording: page.wording, me, refetch }
}

function rememberInAnotherTab(locale: Locale): void {
  remembered = locale
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tacite.locale' }))
}

test('a public page follows the language chosen in another tab', async () => {
  const { wording } = await openPage()
  rememberInAnotherTab('es')
  await vi.waitFor(() => expect(shown.lang).toBe('es'))
  await vi.waitFor(() => expect(wording).toHaveBeenCalledTimes(2))
})

test('a signed-in page follows the language stored by the server, the last of several', async () => {
  const kept: { locale: Locale } = { locale: 'fr' }
  const { me, wording } = await openPageOfPerson(kept)
  kept.locale = 'es'
  rememberInAnotherTab('es')
  kept.locale = 'en'
  rememberInAnotherTab('en')
  await vi.waitFor(() => expect(shown.lang).toBe('en'))
  await vi.waitFor(() => expect(wording).toHaveBeenCalledTimes(2))
  expect(me()?.i18n).toBe('en')
})

test('a signed-in page keeps its language when a public page changed only the browser’s', async () => {
  const kept: { locale: Locale } = { locale: 'fr' }
  const { refetch, wording } = await openPageOfPerson(kept)
  rememberInAnotherTab('es')
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledTimes(1))
  expect(shown.lang).toBe('fr')
  kept.locale = 'en'
  rememberInAnotherTab('en')
  await vi.waitFor(() => expect(shown.lang).toBe('en'))
  // Once on display, once for English: Spanish was never followed.
  await vi.waitFor(() => expect(wording).toHaveBeenCalledTimes(2))
})

test('a choice whose texts arrive late gives way to the next one', async () => {
  await openPage()
  const { loadTexts } = await import('./locale.ts')
  const { loadCatalogue, provideCatalogues } = await import('@tacite/i18n/web-texts.ts')
  provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
  await Promise.all([loadTexts('common'), loadCatalogue('en', ['common'])])
  rememberInAnotherTab('es')
  await setImmediate()
  rememberInAnotherTab('en')
  await vi.waitFor(() => expect(taken).toEqual(['fr', 'es', 'en']))
})

test('other things that a tab stores are ignored', async () => {
  const { refetch } = await openPageOfPerson({ locale: 'es' })
  remembered = 'es'
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tacite.keptTexts' }))
  await setImmediate()
  expect(refetch).not.toHaveBeenCalled()
})
