import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'
import { keptSearchOf, keptNotificationsQuery, readKeptAddress } from './kept-queries.ts'

export const notificationsRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.notifications,
  validateSearch: readKeptAddress,
  loaderDeps: ({ search }) => keptSearchOf(search),
  loader: ({ context, deps }) => {
    // Not awaited: the list has a skeleton.
    void context.queryClient.prefetchInfiniteQuery(keptNotificationsQuery(deps))
    return loadTexts('notification-list', 'alert-answers')
  },
  component: lazyRouteComponent(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
})
