import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { readTaskAddress, taskSearchOf, taskPageQuery } from './task-queries.ts'

export const tasksRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: 'tasks',
  validateSearch: readTaskAddress,
  loaderDeps: ({ search }) => ({ ...taskSearchOf(search), isOwn: !search.view }),
  loader: ({ context, deps: { isOwn, ...search } }) => {
    // Not awaited: the table has a skeleton.
    if (isOwn) void context.queryClient.prefetchQuery(taskPageQuery(search))
    return loadTexts('tasks')
  },
  component: lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen'),
})
