import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { loadPaperFont } from '../../platform/paper-font.ts'

/** /: what Tacite is, for those who are not signed in. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => Promise.all([loadTexts('landing'), loadPaperFont()]),
  component: lazyRouteComponent(() => import('./landing-screen.tsx'), 'LandingScreen'),
})
