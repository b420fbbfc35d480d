import { catalogueLoaders } from '@tacite/i18n/generated/texts.ts'
import { provideCatalogues } from '@tacite/i18n/web-texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { watchConnectivity } from '../platform/connectivity.ts'
import { followLanguage } from '../platform/follow-language.ts'
import { currentLocale } from '../platform/locale.ts'
import { meQuery } from '../platform/me.ts'
import { NavigationProvider } from '../platform/navigation.ts'
import { LostRecords } from '../platform/lost-records.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { refetchStale } from '../platform/refetch-stale.ts'
import { watchShortcuts } from '../platform/shortcuts.ts'
import { keepUnsavedTexts } from '../platform/unsaved-text.ts'
import { createAppRouter } from './create-app-router.ts'
import { onLeavingShell } from './leave-shell.ts'
import { leaveWhenSessionEnds } from './leave-when-session-ends.ts'
import { reloadAfterUpgrade } from './reload-after-upgrade.ts'
import { routerNavigation } from './router-navigation.tsx'

const queryClient = createQueryClient({
  keepUnsavedTexts,
  refetchStale,
  lostRecords: new LostRecords(),
})
const router = createAppRouter(queryClient)

provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
document.documentElement.lang = currentLocale()
// Fetches the person while the shell's code is still loading.
if (window.location.pathname.startsWith('/home')) void queryClient.prefetchQuery(meQuery)
leaveWhenSessionEnds(router, queryClient)
reloadAfterUpgrade()
watchConnectivity()
followLanguage(queryClient)
watchShortcuts()

const root = createRoot(rootElement())
onLeavingShell(() => root.unmount())
root.render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <NavigationProvider value={routerNavigation(router)}>
        <RouterProvider router={router} />
      </NavigationProvider>
    </QueryClientProvider>
  </StrictMode>,
)

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html lacks #root')
  return element
}
