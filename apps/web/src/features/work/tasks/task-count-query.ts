import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

/** How many tasks are to do: beside the menu entry and on the tab. */
export const taskCountQuery = queryOptions({
  queryKey: keys.tasks('count'),
  queryFn: ({ signal }) => call<typeof tasksEndpoints.count>('GET', '/tasks/count', { signal }),
  select: ({ count }) => count,
})
