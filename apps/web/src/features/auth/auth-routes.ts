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

const loadRecovery = (call: { context: RouterContext }) =>
  Promise.all([loadAuth(call), loadTexts('auth-recovery', 'new-password')])

/** The ways into or back to an account; those that links of mails lead to take their token from behind #. */
const recoveryRoutes = [
  createRoute({
    getParentRoute: () => authRoute,
    path: 'activate',
    loader: loadRecovery,
    component: lazyRouteComponent(() => import('./activate-screen.tsx'), 'ActivateScreen'),
  }),
  createRoute({
    getParentRoute: () => authRoute,
    path: 'forgot',
    loader: loadRecovery,
    component: lazyRouteComponent(() => import('./recovery/forgot-screen.tsx'), 'ForgotScreen'),
  }),
  createRoute({
    getParentRoute: () => authRoute,
    path: 'join',
    loader: loadRecovery,
    component: lazyRouteComponent(() => import('./recovery/join-screen.tsx'), 'JoinScreen'),
  }),
  createRoute({
    getParentRoute: () => authRoute,
    path: 'reset',
    loader: loadRecovery,
    component: lazyRouteComponent(() => import('./recovery/reset-screen.tsx'), 'ResetScreen'),
  }),
  createRoute({
    getParentRoute: () => authRoute,
    path: 'email',
    loader: loadRecovery,
    component: lazyRouteComponent(() => import('./recovery/address-screen.tsx'), 'AddressScreen'),
  }),
  createRoute({
    getParentRoute: () => authRoute,
    path: 'email-stop',
    loader: loadRecovery,
    component: lazyRouteComponent(
      () => import('./recovery/stop-address-screen.tsx'),
      'StopAddressScreen',
    ),
  }),
]

export const authRoutes = [
  signInRoute,
  signUpRoute,
  ...recoveryRoutes,
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
