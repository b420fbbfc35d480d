import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { homeRoute } from '../../platform/anchor-routes.ts'
import { loadTexts } from '../../platform/locale.ts'

export const optionsRoutes = [
  createRoute({
    getParentRoute: () => homeRoute,
    path: 'options/personal',
    loader: () => loadTexts('options'),
    component: lazyRouteComponent(
      () => import('./personal-options-screen.tsx'),
      'PersonalOptionsScreen',
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
