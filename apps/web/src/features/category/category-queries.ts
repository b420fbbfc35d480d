import { keys } from '../../platform/query-keys.ts'
import type { categoriesEndpoints, CategoryRow } from '@tacite/api/category-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof categoriesEndpoints
export type { CategoryRow }

export function categoriesQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.categories('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/categories', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function categoryQuery(categoryId: string) {
  return queryOptions({
    queryKey: keys.categories('one', categoryId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/categories/:categoryId', {
        params: { categoryId },
        signal,
      }),
  })
}

export type CategoryBody = BodyInputOf<Endpoints['create']>

export function saveCategory(categoryId: string | null, body: CategoryBody) {
  return categoryId === null
    ? call<Endpoints['create']>('POST', '/administration/categories', { body })
    : call<Endpoints['update']>('PUT', '/administration/categories/:categoryId', {
        params: { categoryId },
        body,
      })
}

export function removeCategory(categoryId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/categories/:categoryId', {
    params: { categoryId },
  })
}
