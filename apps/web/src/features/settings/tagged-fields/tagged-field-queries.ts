import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { taggedFieldsEndpoints } from '@tacite/api/settings/tagged-field-endpoints.ts'
import { call } from '../../../platform/api.ts'
import { recordQueries } from '../administration/public.tsx'

type Endpoints = typeof taggedFieldsEndpoints
/** Specification 9; the server uses the same page size. */
export const taggedFieldPageSize = 10

export const taggedFields = recordQueries<Endpoints>('taggedFields')

export type TaggedFieldBody = BodyInputOf<Endpoints['create']>

/** The first row of the last page, where a new field appears. */
export async function lastPageSkip(): Promise<number> {
  const { count } = await call<Endpoints['list']>('GET', '/administration/tagged-fields', {
    query: { $top: '1' },
  })
  return Math.max(0, Math.floor((count - 1) / taggedFieldPageSize) * taggedFieldPageSize)
}
