import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { companyQuery } from './company/company-queries.ts'
import { signUpPolicyQuery } from './company/sign-up-queries.ts'
import { secondFactorPolicyQuery } from './company/second-factor-policy-queries.ts'
import { integrationsQuery } from './integrations/integrations-queries.ts'
import { preferencesQuery } from './preferences/preferences-queries.ts'
import { factorsQuery } from './security/second-factor-queries.ts'
import { addressQuery, devicesQuery } from './security/security-queries.ts'

export const optionsRoutes = [
  createRoute({
    getParentRoute: () => homeRoute,
    path: 'options/personal',
    loader: ({ context }) =>
      Promise.all([
        context.queryClient.ensureQueryData(preferencesQuery),
        context.queryClient.ensureQueryData(addressQuery),
        context.queryClient.ensureQueryData(devicesQuery),
        context.queryClient.ensureQueryData(factorsQuery),
        loadTexts(
          'options',
          'calendars',
          'delegations',
          'options-preferences',
          'options-security',
          'new-password',
          'second-factor',
        ),
      ]),
    component: lazyRouteComponent(
      () => import('./personal-options-screen.tsx'),
      'PersonalOptionsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: 'options/company',
    loader: ({ context }) => {
      void context.queryClient.prefetchQuery(companyQuery)
      void context.queryClient.prefetchQuery(signUpPolicyQuery)
      void context.queryClient.prefetchQuery(secondFactorPolicyQuery)
      return loadTexts('administration', 'options', 'options-company')
    },
    component: lazyRouteComponent(
      () => import('./company/company-options-screen.tsx'),
      'CompanyOptionsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: 'options/integrations',
    loader: ({ context }) => {
      void context.queryClient.prefetchQuery(integrationsQuery)
      return loadTexts('administration', 'options', 'options-integrations')
    },
    component: lazyRouteComponent(
      () => import('./integrations/integrations-screen.tsx'),
      'IntegrationsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: 'options',
    beforeLoad: () => {
      throw redirect({ href: paths.personalOptions(), replace: true })
    },
  }),
]
