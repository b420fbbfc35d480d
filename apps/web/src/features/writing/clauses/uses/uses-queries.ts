import type {
  ClauseImpact,
  ClauseUse,
  clauseUsesEndpoints,
} from '@tacite/api/writing/clause-uses-endpoints.ts'
import type { sectionClausesEndpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { ClauseImpact, ClauseUse }
export type UsedVersion = ResponseOf<typeof clauseUsesEndpoints.list>['versions'][number]

const path = '/clauses/:clauseId/uses'

const PAGE_ROWS = 20

/** Never kept: it depends on texts that others write. */
const FRESH = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false } as const

/** Which uses are asked for: all, those of one version, or those of an older version than the published one. */
export type AskedUses = 'all' | 'behind' | number

/** Part of the clause's record: not asked for again once it is deleted. */
export const usesQuery = (clauseId: string, asked: AskedUses) =>
  infiniteQueryOptions({
    queryKey: keys.clauses('one', clauseId, 'uses', asked),
    queryFn: ({ signal, pageParam }) =>
      call<typeof clauseUsesEndpoints.list>('GET', path, {
        params: { clauseId },
        query: { $top: PAGE_ROWS, $skip: pageParam, ...filterOf(asked) },
        signal,
      }),
    initialPageParam: 0,
    // Contracts whose clause stands in a section hidden from the reader are left out of their page.
    getNextPageParam: ({ count }, pages) =>
      pages.length * PAGE_ROWS < count ? pages.length * PAGE_ROWS : null,
    ...FRESH,
  })

function filterOf(asked: AskedUses): { behind?: 'true'; version?: string } {
  if (asked === 'all') return {}
  return asked === 'behind' ? { behind: 'true' } : { version: String(asked) }
}

/** What changing a clause concerns; what deleting it does, with its variants. */
export const impactQuery = (clauseId: string, withVariants = false) =>
  queryOptions({
    queryKey: keys.clauses('impact', clauseId, withVariants),
    queryFn: ({ signal }) => readImpact(clauseId, { withVariants, signal }),
    ...FRESH,
  })

export async function readImpact(
  clauseId: string,
  { withVariants = false, signal }: { withVariants?: boolean; signal?: AbortSignal } = {},
): Promise<ClauseImpact> {
  const { impact } = await call<typeof clauseUsesEndpoints.list>('GET', path, {
    params: { clauseId },
    query: { $top: 1, ...(withVariants ? { variants: 'true' } : {}) },
    ...(signal ? { signal } : {}),
  })
  return impact
}

/** Puts the words of a version in all places of a text that say an older one. */
export async function takeInto(
  clauseId: string,
  { textId, places }: ClauseUse,
  version: number,
): Promise<number> {
  const behind = places.filter((place) => place.version < version)
  for (const { sectionId, sectionVersion } of behind)
    await call<typeof sectionClausesEndpoints.take>(
      'POST',
      '/texts/:textId/sections/:sectionId/clauses/:clauseId/taken',
      { params: { textId, sectionId, clauseId }, body: { version, sectionVersion } },
    )
  return behind.length
}
