import { keys } from '../../platform/query-keys.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type {
  TaggedFieldRecord,
  TaggedFieldRow,
  taggedFieldsEndpoints,
} from '@tacite/api/tagged-field-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof taggedFieldsEndpoints
export type { TaggedFieldRecord, TaggedFieldRow }

/** Specification 9; the server cuts the same. */
export const taggedFieldPageSize = 10

export function taggedFieldsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.taggedFields('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/tagged-fields', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function taggedFieldQuery(fieldId: string) {
  return queryOptions({
    queryKey: keys.taggedFields('one', fieldId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/tagged-fields/:fieldId', {
        params: { fieldId },
        signal,
      }),
  })
}

export type TaggedFieldBody = BodyInputOf<Endpoints['create']>

export function saveTaggedField(
  fieldId: string | null,
  body: TaggedFieldBody,
): Promise<TaggedFieldRecord> {
  return fieldId === null
    ? call<Endpoints['create']>('POST', '/administration/tagged-fields', { body })
    : call<Endpoints['update']>('PUT', '/administration/tagged-fields/:fieldId', {
        params: { fieldId },
        body,
      })
}

export function removeTaggedField(fieldId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/tagged-fields/:fieldId', {
    params: { fieldId },
  })
}

/** The first row of the last page, where a new field stands. */
export async function lastPageSkip(): Promise<number> {
  const { count } = await call<Endpoints['list']>('GET', '/administration/tagged-fields', {
    query: { $top: '1' },
  })
  return Math.max(0, Math.floor((count - 1) / taggedFieldPageSize) * taggedFieldPageSize)
}
