import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { patterns } from '../../../platform/paths.ts'

/** The address of a view, for bookmarks: it leads to what the view shows now. */
export const viewRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: patterns.view,
  loader: async ({ context, params }) => {
    const { addressOf, viewsQuery } = await import('./views-queries.ts')
    // Always fresh: it may have been changed on another device.
    const { value } = await context.queryClient.fetchQuery(viewsQuery)
    const view = value.find(({ _id }) => _id === params.viewId)
    if (view) throw redirect({ href: addressOf(view), replace: true })
    return loadTexts('views')
  },
  component: lazyRouteComponent(() => import('./view-screen.tsx'), 'ViewScreen'),
})
