import { provideCatalogues } from '@tacite/i18n/web-texts.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchConnectivity } from '../../platform/connectivity.ts'
import { followLanguage } from '../../platform/follow-language.ts'
import { currentLocale, loadTexts, rememberedLocale, showLocale } from '../../platform/locale.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { siteQuery } from '../../platform/site.ts'
import { openRoom } from './open-room.ts'
import { OutsideRoot } from './outside-root.tsx'
import { readPageData, restorePageData } from './page-data.ts'
import { areasOf, placeOf } from './places.ts'

/** Hydrates the server-rendered page; in development there is none. */
export async function drawPage(): Promise<void> {
  const address = new URL(window.location.href)
  const { room } = placeOf(address.pathname)
  const root = document.getElementById('root')!
  const queryClient = createQueryClient()
  watchConnectivity()
  followLanguage(queryClient)
  provideCatalogues(async (locale, area) => {
    const { catalogueLoaders } = await import('@tacite/i18n/generated/texts.ts')
    return catalogueLoaders[locale][area]()
  })
  const drawn = readPageData()
  if (drawn) restorePageData(drawn, queryClient)
  else await queryClient.prefetchQuery(siteQuery)
  const [drawRoom] = await Promise.all([openRoom(room), loadTexts(...areasOf(room))])
  const page = <OutsideRoot queryClient={queryClient}>{await drawRoom(address)}</OutsideRoot>
  if (drawn) hydrateRoot(root, page)
  else createRoot(root).render(page)
  await followRememberedLocale()
}

/** The browser may have dropped the cookie that the server reads. */
async function followRememberedLocale(): Promise<void> {
  const remembered = rememberedLocale()
  if (remembered && remembered !== currentLocale()) await showLocale(remembered)
  document.documentElement.lang = currentLocale()
}
