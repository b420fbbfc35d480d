import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

type Endpoints = typeof contractTextEndpoints

const pageSize = 30

/** The kept versions of a section, newest first, a page at a time. */
export const versionsQuery = (contractId: string, sectionId: string) =>
  infiniteQueryOptions({
    queryKey: ['contract', contractId, 'versions', sectionId],
    queryFn: ({ pageParam, signal }) =>
      call<Endpoints['sectionVersions']>(
        'GET',
        '/contracts3/:contractId/sections/:sectionId/versions',
        {
          params: { contractId, sectionId },
          query: { $top: pageSize, $skip: pageParam },
          signal,
        },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.length * pageSize
      return shown < count ? shown : undefined
    },
    staleTime: 0,
  })

/** What a section said in one kept version: it never changes. */
export const versionQuery = (contractId: string, sectionId: string, version: number) =>
  queryOptions({
    queryKey: ['contract', contractId, 'version', sectionId, version],
    queryFn: ({ signal }) =>
      call<Endpoints['sectionVersion']>(
        'GET',
        '/contracts3/:contractId/sections/:sectionId/versions/:version',
        { params: { contractId, sectionId, version: String(version) }, signal },
      ),
    staleTime: Infinity,
  })
