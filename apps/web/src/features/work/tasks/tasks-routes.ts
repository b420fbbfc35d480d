import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readTaskAddress, taskSearchOf, taskPageQuery } from './task-queries.ts'

export const tasksRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: 'tasks',
  validateSearch: readTaskAddress,
  loaderDeps: ({ search }) => taskSearchOf(search),
  loader: ({ context, deps }) => {
    // Not awaited: the table has a skeleton.
    void context.queryClient.prefetchQuery(taskPageQuery(deps))
    return loadTexts('tasks')
  },
  component: lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen'),
})
