import { keys } from '../../../platform/query-keys.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { searchEndpoints } from '@tacite/api/portfolio/search-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../platform/api.ts'

/** Pages with hits, one page of results. */
export const searchPageSize = 10

/** How often documents being indexed are refetched. */
export const readingPauseMs = 4_000

type Found = ResponseOf<typeof searchEndpoints.search>
export type WithoutText = Found['withoutText']
export type PageHits = ResponseOf<typeof searchEndpoints.hits>

export const signedSearchQuery = (words: string, skip: number, withArchives = false) =>
  queryOptions({
    queryKey: keys.contracts('signed-search', words, skip, withArchives),
    queryFn: ({ signal }) =>
      call<typeof searchEndpoints.search>('GET', '/contracts3/search', {
        query: {
          q: words,
          archived: withArchives ? 'true' : 'false',
          $top: searchPageSize,
          $skip: skip,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isReading(state.data) ? readingPauseMs : false),
  })

function isReading(found: Found | undefined): boolean {
  return found?.withoutText.value.some(({ state }) => state === 'waiting') ?? false
}

export const pageHitsQuery = (contractId: string, page: number, words: string) =>
  queryOptions({
    queryKey: keys.contracts('page-hits', contractId, page, words),
    queryFn: ({ signal }) =>
      call<typeof searchEndpoints.hits>('GET', '/contracts3/:contractId/pages/:page/hits', {
        params: { contractId, page: String(page) },
        query: { q: words },
        signal,
      }),
    // Turning a page keeps the title and the turner in place; another document starts over.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === contractId ? previous : undefined,
  })

/** A page as an image with this width in pixels. */
export function pageImageAddress(contractId: string, page: number, width: number): string {
  return urlOf('/contracts3/:contractId/pages/:page/image', {
    params: { contractId, page: String(page) },
    query: { width },
  })
}

export function signedPdfAddress(contractId: string): string {
  return urlOf('/contracts3/:contractId/signed', { params: { contractId } })
}

export function originalAddress(contractId: string): string {
  return urlOf('/contracts3/:contractId/original', {
    params: { contractId },
    query: { version: 'received' },
  })
}

export type SignedDocument = ResponseOf<typeof searchEndpoints.signedDocument>

/** The signed document of a contract; asked again until its pages are looked at, then at each change notice. */
export const signedDocumentQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contracts('signed-document', contractId),
    queryFn: ({ signal }) =>
      call<typeof searchEndpoints.signedDocument>(
        'GET',
        '/contracts3/:contractId/signed-document',
        { params: { contractId }, signal },
      ),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? readingPauseMs : false),
  })
