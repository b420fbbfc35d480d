import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { loadTexts } from './locale.ts'

export interface RouterContext {
  queryClient: QueryClient
}

/**
 * The parent routes for features. What they render is set in `app/routes.tsx`, so that a feature can register itself
 * without depending on the application.
 *
 * @example
 * export const tasksRoute = createRoute({
 *   getParentRoute: () => homeRoute,
 *   path: 'tasks',
 *   loader: ({ context }) => Promise.all([loadTexts('tasks'), context.queryClient.ensureQueryData(tasksQuery)]),
 *   component: lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen'),
 * })
 */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: () => loadTexts('common', 'shell'),
})

/** /home: the shell, for signed-in people. Nothing below it loads before its guard has passed. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'home',
  beforeLoad: ({ context, location }) => guard(context.queryClient, location),
})

export type HomeGuard = (
  queryClient: QueryClient,
  location: { href: string; pathname: string },
) => Promise<void>

let guard: HomeGuard = () => Promise.resolve()

/** Registered once by the application: the guard of /home, which throws a redirect. */
export function guardHome(next: HomeGuard): void {
  guard = next
}
