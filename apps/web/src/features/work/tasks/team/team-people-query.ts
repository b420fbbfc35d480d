import type { teamTasksEndpoints } from '@tacite/api/work/team-tasks-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

/** Whether the person leads a team, and who of it has something to do. */
export const teamPeopleQuery = queryOptions({
  queryKey: keys.tasks('team', 'people'),
  queryFn: ({ signal }) =>
    call<typeof teamTasksEndpoints.people>('GET', '/tasks/team/people', { signal }),
})
