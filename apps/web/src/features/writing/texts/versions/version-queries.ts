import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof textsEndpoints

const pageSize = 30

/** The stored versions of a section, newest first, paged. */
export const versionsQuery = (textId: string, sectionId: string) =>
  infiniteQueryOptions({
    queryKey: keys.text(textId, 'versions', sectionId),
    queryFn: ({ pageParam, signal }) =>
      call<Endpoints['sectionVersions']>('GET', '/texts/:textId/sections/:sectionId/versions', {
        params: { textId, sectionId },
        query: { $top: pageSize, $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.length * pageSize
      return shown < count ? shown : undefined
    },
    staleTime: 0,
  })

/** A section's text in one stored version: immutable. */
export const versionQuery = (textId: string, sectionId: string, version: number) =>
  queryOptions({
    queryKey: keys.text(textId, 'version', sectionId, version),
    queryFn: ({ signal }) =>
      call<Endpoints['sectionVersion']>(
        'GET',
        '/texts/:textId/sections/:sectionId/versions/:version',
        { params: { textId, sectionId, version: String(version) }, signal },
      ),
    staleTime: Infinity,
  })
