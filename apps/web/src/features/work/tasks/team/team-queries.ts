import { TEAM_ORDERS, TEAM_PAGE_SIZE, TEAM_STANDINGS } from '@tacite/api/work/task-views.ts'
import type {
  TeamPerson,
  TeamTask,
  teamTasksEndpoints,
} from '@tacite/api/work/team-tasks-endpoints.ts'
import { TASK_KINDS } from '@tacite/domain/tasks/task-kinds.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { orderOf, type ShownView } from './view-address.ts'

export { TEAM_PAGE_SIZE, TEAM_STANDINGS }
export type { TeamPerson, TeamTask }

export function askedOfTeam({ title, person, contract, kind, standing, sort, first }: ShownView) {
  const knownKind = TASK_KINDS.find((known) => known === kind)
  const knownStanding = TEAM_STANDINGS.find((known) => known === standing)
  return {
    q: title ?? '',
    $skip: first,
    $orderby: orderOf(sort, TEAM_ORDERS, 'due asc'),
    ...(isId(person) ? { personId: person } : {}),
    ...(isId(contract) ? { contractId: contract } : {}),
    ...(knownKind ? { kind: knownKind } : {}),
    ...(knownStanding ? { standing: knownStanding } : {}),
  }
}

export const teamTasksQuery = (query: ReturnType<typeof askedOfTeam>) =>
  queryOptions({
    queryKey: keys.tasks('team', 'page', query),
    queryFn: ({ signal }) =>
      call<typeof teamTasksEndpoints.list>('GET', '/tasks/team', { query, signal }),
    placeholderData: keepPreviousData,
  })

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
