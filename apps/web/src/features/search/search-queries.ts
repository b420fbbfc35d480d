import type { Endpoint } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../platform/api.ts'

/** Hits of a page of results. */
export const searchPageSize = 10

/** From a character of the snippet to another, the last one excluded. */
export interface TextSpan {
  start: number
  end: number
}

/** A page of a signed document on which the words stand. */
export interface SearchHit {
  contractId: string
  title: string
  reference: string
  /** From 1. */
  page: number
  snippet: string
  marks: TextSpan[]
}

/** Where a word stands, in fractions of the page's width and height. */
export interface HitBox {
  left: number
  top: number
  width: number
  height: number
}

interface Found {
  value: SearchHit[]
  count: number
}

interface PageHits {
  /** Pages of the document. */
  pages: number
  title: string
  value: HitBox[]
}

export const signedSearchQuery = (words: string, skip: number) =>
  queryOptions({
    queryKey: ['contracts', 'signed-search', words, skip],
    queryFn: async ({ signal }) =>
      (await call<Endpoint>('GET', '/contracts3/search', {
        query: { q: words, $top: searchPageSize, $skip: skip },
        signal,
      })) as Found,
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

export const pageHitsQuery = (contractId: string, page: number, words: string) =>
  queryOptions({
    queryKey: ['contracts', 'page-hits', contractId, page, words],
    queryFn: async ({ signal }) =>
      (await call<Endpoint>('GET', '/contracts3/:contractId/document/pages/:page/hits', {
        params: { contractId, page: String(page) },
        query: { q: words },
        signal,
      })) as PageHits,
    placeholderData: keepPreviousData,
  })

export function pageImageAddress(contractId: string, page: number): string {
  return urlOf('/contracts3/:contractId/document/pages/:page/image', {
    params: { contractId, page: String(page) },
  })
}

export function signedPdfAddress(contractId: string): string {
  return urlOf('/contracts3/:contractId/signed', { params: { contractId } })
}
