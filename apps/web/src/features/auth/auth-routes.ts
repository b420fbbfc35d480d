import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { authRoute } from '../../platform/anchor-routes.ts'
import type { RouterContext } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'
import { loadPaperFont } from '../../platform/paper-font.ts'
import { siteQuery } from '../../platform/site.ts'

const loadAuth = ({ context }: { context: RouterContext }) =>
  Promise.all([
    loadTexts('auth'),
    loadPaperFont(),
    // The page is of use without it: it then looks as on most sites.
    context.queryClient.prefetchQuery(siteQuery),
  ])

export const signInRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'signin',
  /** Where the person was when the session ended. */
  validateSearch: (search: Record<string, unknown>): { return?: string } =>
    typeof search['return'] === 'string' ? { return: search['return'] } : {},
  loader: loadAuth,
  component: lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'SignInScreen'),
})

const signUpRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'signup',
  beforeLoad: async ({ context }) => {
    const site = await context.queryClient.ensureQueryData(siteQuery).catch(() => null)
    if (site?.isSignUpOpen === false) throw redirect({ href: paths.signIn(), replace: true })
  },
  loader: loadAuth,
  component: lazyRouteComponent(() => import('./sign-up-screen.tsx'), 'SignUpScreen'),
})

export const authRoutes = [
  signInRoute,
  signUpRoute,
  ...['/', '$'].map((path) =>
    createRoute({
      getParentRoute: () => authRoute,
      path,
      beforeLoad: () => {
        throw redirect({ href: paths.signIn(), replace: true })
      },
    }),
  ),
]
