import { keys } from '../query-keys.ts'
import type {
  choicesEndpoints,
  MOST_COUNTED_CHOICES,
} from '@tacite/api/settings/choices-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

type Endpoints = typeof choicesEndpoints

/** What is chosen among; the server searches and pages each. */
export type ChoiceNoun = keyof Endpoints
export type ChoiceOf<Noun extends ChoiceNoun> = ResponseOf<Endpoints[Noun]>['value'][number]

/** What narrows a list besides the typed words, by its name in the address. */
export type ChoiceScope = Readonly<Record<string, string>>

interface Page<Noun extends ChoiceNoun> {
  value: ChoiceOf<Noun>[]
  count: number
  after: string | null
}

const ADDRESSES: { readonly [Noun in ChoiceNoun]: Endpoints[Noun]['path'] } = {
  contractTypes: '/choices/contract-types',
  projects: '/choices/projects',
  people: '/choices/people',
  groups: '/choices/groups',
  validators: '/choices/validators',
  counterparties: '/choices/counterparties',
  legalEntities: '/choices/legal-entities',
  folders: '/choices/folders',
  masterContracts: '/choices/master-contracts',
  taggedFields: '/choices/tagged-fields',
}

/** Counted no further: the list has more. */
export const MOST_COUNTED: typeof MOST_COUNTED_CHOICES = 10_000

export function choicePagesQuery<Noun extends ChoiceNoun>(
  noun: Noun,
  q: string,
  scope: ChoiceScope,
) {
  return infiniteQueryOptions({
    queryKey: keys.choices(noun, 'pages', q, scope),
    queryFn: ({ pageParam, signal }) => ask(noun, { ...scope, q, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** What is chosen already, by its ids; what is gone or not theirs to see does not come. */
export function chosenQuery<Noun extends ChoiceNoun>(noun: Noun, ids: readonly string[]) {
  return queryOptions({
    queryKey: keys.choices(noun, 'chosen', ...ids),
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await ask(noun, { ids: ids.join(',') }, signal)).value,
  })
}

/** The nouns differ in what their rows hold besides a name. */
async function ask<Noun extends ChoiceNoun>(
  noun: Noun,
  query: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<Page<Noun>> {
  const path = ADDRESSES[noun] as '/choices/projects'
  const page: unknown = await call('GET', path, { query, signal })
  return page as Page<Noun>
}
