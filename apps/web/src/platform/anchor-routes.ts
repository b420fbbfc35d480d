import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { loadTexts } from './locale.ts'

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
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: () => loadTexts('common', 'shell'),
})

/** /home: the shell, for signed-in people. Nothing below it loads before the guard has let them in. */
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

/** The application says once who may enter /home; it throws a redirect for those who may not. */
export function guardHome(next: HomeGuard): void {
  guard = next
}
