import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'

export interface RouterContext {
  queryClient: QueryClient
}

/**
 * The routes that features hang theirs on. What they draw is said in `app/routes.tsx`, so that a feature
 * needs nothing of the application to register itself.
 *
 * @example
 * export const tasksRoute = createRoute({
 *   getParentRoute: () => homeRoute,
 *   path: 'tasks',
 *   loader: ({ context }) => Promise.all([loadTexts('tasks'), context.queryClient.ensureQueryData(tasksQuery)]),
 *   component: lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen'),
 * })
 */
export const rootRoute = createRootRouteWithContext<RouterContext>()({})

/** /home: the shell, for signed-in people. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: 'home' })

/** /auth: the sign-in area. */
export const authRoute = createRoute({ getParentRoute: () => rootRoute, path: 'auth' })
