import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { watchConnectivity } from '../platform/connectivity.ts'
import { followLanguage } from '../platform/follow-language.ts'
import { currentLocale } from '../platform/locale.ts'
import { meQuery } from '../platform/me.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { watchShortcuts } from '../platform/shortcuts.ts'
import { createAppRouter } from './create-app-router.ts'
import { leaveWhenSessionEnds } from './leave-when-session-ends.ts'
import { reloadAfterUpgrade } from './reload-after-upgrade.ts'

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

document.documentElement.lang = currentLocale()
// The person is asked for while the code of the shell is still on its way.
if (window.location.pathname.startsWith('/home')) void queryClient.prefetchQuery(meQuery)
leaveWhenSessionEnds(router, queryClient)
reloadAfterUpgrade()
watchConnectivity()
followLanguage(queryClient)
watchShortcuts()

createRoot(rootElement()).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html lacks #root')
  return root
}
