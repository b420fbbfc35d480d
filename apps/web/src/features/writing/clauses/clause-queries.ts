import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type { categoriesEndpoints } from '@tacite/api/settings/category-endpoints.ts'
import type {
  ClauseRow,
  ClauseVariant,
  clausesEndpoints,
} from '@tacite/api/writing/clauses-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { nextSkip } from '../../../platform/next-skip.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ClauseRow, ClauseVariant }
export type ClauseRecord = ResponseOf<typeof clausesEndpoints.read>
export type VariantForm = BodyOf<typeof clausesEndpoints.addVariant>

/** One clause; its key is that of its record (clause-records.ts). */
export const clauseQuery = (clauseId: string) =>
  queryOptions({
    queryKey: keys.clauses('one', clauseId),
    queryFn: ({ signal }) =>
      call<typeof clausesEndpoints.read>('GET', '/clauses/:clauseId', {
        params: { clauseId },
        signal,
      }),
  })

/** The categories of clauses in tree order, each with how many clauses it has. */
export const clauseCategoriesQuery = queryOptions({
  queryKey: keys.categories('list', 'clause'),
  queryFn: ({ signal }) =>
    call<typeof categoriesEndpoints.list>('GET', '/administration/categories', {
      query: { kind: 'clause', $top: 0 },
      signal,
    }),
})

/** The published versions, the newest first. */
export const versionsQuery = (clauseId: string) =>
  infiniteQueryOptions({
    queryKey: keys.clauses('versions', clauseId),
    queryFn: ({ signal, pageParam }) =>
      call<typeof clausesEndpoints.versions>('GET', '/clauses/:clauseId/versions', {
        params: { clauseId },
        query: { $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextSkip(last, pages),
  })

/**
 * What a version changes.
 * @param to null: what publishing would change; never kept, since the text is saved every few seconds
 */
export const changesQuery = (clauseId: string, to: number | null) =>
  queryOptions({
    queryKey: keys.clauses('changes', clauseId, to),
    queryFn: ({ signal }) =>
      call<typeof clausesEndpoints.changes>('GET', '/clauses/:clauseId/changes', {
        params: { clauseId },
        query: to === null ? {} : { to },
        signal,
      }),
    ...(to === null ? { gcTime: 0, staleTime: 0 } : { staleTime: Infinity }),
  })

/** The clauses that say nearly the same as one. Never kept: their texts are being written. */
export const similarQuery = (clauseId: string) =>
  queryOptions({
    queryKey: keys.clauses('similar', clauseId),
    queryFn: ({ signal }) =>
      call<typeof clausesEndpoints.similar>('GET', '/clauses/:clauseId/similar', {
        params: { clauseId },
        signal,
      }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** The pairs of the library that say nearly the same. */
export const duplicatesQuery = queryOptions({
  queryKey: keys.clauses('duplicates'),
  queryFn: ({ signal }) =>
    call<typeof clausesEndpoints.duplicates>('GET', '/clauses/duplicates', { signal }),
  gcTime: 0,
})

export const publishClause = (clauseId: string, note: string) =>
  call<typeof clausesEndpoints.publish>('POST', '/clauses/:clauseId/versions', {
    params: { clauseId },
    body: { note },
  })

export const copyClause = (clauseId: string) =>
  call<typeof clausesEndpoints.copy>('POST', '/clauses/:clauseId/copies', { params: { clauseId } })

export const addVariant = (clauseId: string, body: VariantForm) =>
  call<typeof clausesEndpoints.addVariant>('POST', '/clauses/:clauseId/variants', {
    params: { clauseId },
    body,
  })

export const orderVariants = (clauseId: string, fallbackIds: string[], basedOn?: Revision) =>
  call<typeof clausesEndpoints.orderVariants>('PUT', '/clauses/:clauseId/variants', {
    params: { clauseId },
    body: { fallbackIds },
    basedOn,
  })
