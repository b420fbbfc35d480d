import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { loadPaperFont } from '../../platform/paper-font.ts'
import { siteQuery } from '../../platform/site.ts'

/** /: what Tacite is, for those who are not signed in. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) =>
    Promise.all([
      loadTexts('landing'),
      loadPaperFont(),
      context.queryClient.prefetchQuery(siteQuery),
    ]),
  component: lazyRouteComponent(() => import('./landing-screen.tsx'), 'LandingScreen'),
})
