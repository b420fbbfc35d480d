import { keys } from '../query-keys.ts'
import type { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { MOST_COUNTED_CHOICES } from '@tacite/api/choices.ts'
import type { groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import type { circuitsEndpoints } from '@tacite/api/settings/circuit-endpoints.ts'
import type { choicesEndpoints } from '@tacite/api/settings/choices-endpoints.ts'
import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import type { taskRequestsEndpoints } from '@tacite/api/work/task-requests-endpoints.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

type Endpoints = typeof choicesEndpoints & {
  roles: (typeof peopleEndpoints)['roles']
  templates: (typeof contractsEndpoints)['templates']
  clauses: (typeof clausesEndpoints)['choices']
  contractCircuits: (typeof circuitsEndpoints)['ofContract']
  groupCandidates: (typeof groupsEndpoints)['candidates']
  shareCandidates: (typeof sharingEndpoints)['candidates']
  taskAssignees: (typeof taskRequestsEndpoints)['assignees']
  taskTakers: (typeof tasksEndpoints)['takers']
}

/** The searchable nouns; the server searches and pages each. */
export type ChoiceNoun = keyof Endpoints
export type ChoiceOf<Noun extends ChoiceNoun> = ResponseOf<Endpoints[Noun]>['value'][number]

/** What narrows a list besides the typed words, by its name in the address: in its path or after it. */
export type ChoiceScope = Readonly<Record<string, string>>

interface Page<Noun extends ChoiceNoun> {
  value: ChoiceOf<Noun>[]
  count: number
  after: string | null
}

const ADDRESSES: { readonly [Noun in ChoiceNoun]: Endpoints[Noun]['path'] } = {
  contractTypes: '/choices/contract-types',
  workflows: '/choices/workflows',
  circuits: '/choices/circuits',
  workflowSteps: '/choices/workflow-steps',
  projects: '/choices/projects',
  people: '/choices/people',
  groups: '/choices/groups',
  validators: '/choices/validators',
  counterparties: '/choices/counterparties',
  legalEntities: '/choices/legal-entities',
  folders: '/choices/folders',
  masterContracts: '/choices/master-contracts',
  taggedFields: '/choices/tagged-fields',
  categories: '/choices/categories',
  templates: '/choices/templates',
  clauses: '/choices/clauses',
  contractCircuits: '/contracts3/:contractId/validation/circuits',
  roles: '/users/choices/roles',
  groupCandidates: '/groups/:groupId/candidates',
  shareCandidates: '/contracts3/:contractId/shares/candidates',
  taskAssignees: '/contracts3/:contractId/tasks/assignees',
  taskTakers: '/tasks/takers',
}

/** Not counted further: the list has more. */
export const MOST_COUNTED: typeof MOST_COUNTED_CHOICES = 10_000

export function choicePagesQuery<Noun extends ChoiceNoun>(
  noun: Noun,
  q: string,
  scope: ChoiceScope,
) {
  return infiniteQueryOptions({
    queryKey: keys.choices(noun, 'pages', q, scope),
    queryFn: ({ pageParam, signal }) =>
      ask(noun, { query: { ...scope, q, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** The current selection, by id; deleted or hidden objects are missing. */
export function chosenQuery<Noun extends ChoiceNoun>(
  noun: Noun,
  ids: readonly string[],
  scope: ChoiceScope = {},
) {
  return queryOptions({
    queryKey: keys.choices(noun, 'chosen', ...Object.values(scope), ...ids),
    queryFn: async ({ signal }) =>
      ids.length === 0
        ? []
        : (await ask(noun, { query: { ...scope, ids: ids.join(',') }, signal })).value,
  })
}

/** The nouns differ in their rows' properties besides a name. */
async function ask<Noun extends ChoiceNoun>(
  noun: Noun,
  { query: asked, signal }: { query: Asked; signal: AbortSignal },
): Promise<Page<Noun>> {
  const { path, params, query } = addressOf(noun, asked)
  const page: unknown = await call('GET', path, { params, query, signal })
  return page as Page<Noun>
}

type Asked = Record<string, string | undefined>

function addressOf(noun: ChoiceNoun, asked: Asked) {
  const path = ADDRESSES[noun] as '/choices/projects'
  const isInPath = ([name]: readonly [string, unknown]) => path.includes(`/:${name}`)
  const entries = Object.entries(asked)
  return {
    path,
    params: Object.fromEntries(entries.filter(isInPath)) as Record<string, string>,
    query: Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
  }
}
