import type { successionEndpoints } from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { AcceptedField } from '@tacite/api/writing/placeholder-shapes.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type {
  ShippedTemplateRow,
  TemplateRow,
  TemplateStart,
  templatesEndpoints,
} from '@tacite/api/writing/templates-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { nextSkip } from '../../../platform/next-skip.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ShippedTemplateRow, TemplateRow }
export type TemplateRecord = ResponseOf<typeof templatesEndpoints.read>

/** One template; its key is that of its record (template-records.ts). */
export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templates('one', templateId),
    queryFn: ({ signal }) =>
      call<typeof templatesEndpoints.read>('GET', '/model/contracts/:templateId', {
        params: { templateId },
        signal,
      }),
  })

/** The published versions, the newest first. */
export const versionsQuery = (templateId: string) =>
  infiniteQueryOptions({
    queryKey: keys.templates('versions', templateId),
    queryFn: ({ signal, pageParam }) =>
      call<typeof templatesEndpoints.versions>('GET', '/model/contracts/:templateId/versions', {
        params: { templateId },
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
export const changesQuery = (templateId: string, to: number | null) =>
  queryOptions({
    queryKey: keys.templates('changes', templateId, to),
    queryFn: ({ signal }) =>
      call<typeof templatesEndpoints.changes>('GET', '/model/contracts/:templateId/changes', {
        params: { templateId },
        query: to === null ? {} : { to },
        signal,
      }),
    ...(to === null ? { gcTime: 0, staleTime: 0 } : { staleTime: Infinity }),
  })

export const publishTemplate = (templateId: string, note: string) =>
  call<typeof templatesEndpoints.publish>('POST', '/model/contracts/:templateId/versions', {
    params: { templateId },
    body: { note },
  })

export const retireTemplate = (templateId: string, reason: string) =>
  call<typeof templatesEndpoints.retire>('POST', '/model/contracts/:templateId/retired', {
    params: { templateId },
    body: { reason },
  })

export const reinstateTemplate = (templateId: string) =>
  call<typeof templatesEndpoints.reinstate>('DELETE', '/model/contracts/:templateId/retired', {
    params: { templateId },
  })

export const copyTemplate = (templateId: string) =>
  call<typeof templatesEndpoints.copy>('POST', '/model/contracts/:templateId/copies', {
    params: { templateId },
  })

export const setStart = (templateId: string, body: TemplateStart, basedOn?: Revision) =>
  call<typeof templatesEndpoints.setStart>('PUT', '/model/contracts/:templateId/start', {
    params: { templateId },
    body,
    basedOn,
  })

/** The contracts that the product comes with; what adding them does depends on the library, so it is never kept. */
export const shippedQuery = queryOptions({
  queryKey: keys.templates('shipped'),
  queryFn: ({ signal }) =>
    call<typeof templatesEndpoints.shipped>('GET', '/model/contracts/shipped', { signal }),
  gcTime: 0,
  staleTime: 0,
})

/** A draft template from one of them. */
export const addShipped = (body: Pick<ShippedTemplateRow, 'key' | 'locale'>) =>
  call<typeof templatesEndpoints.addShipped>('POST', '/model/contracts/shipped', { body })

/** The places to fill in of a file that was read before. */
export const placeholdersQuery = (uploadId: string) =>
  queryOptions({
    queryKey: keys.templates('placeholders', uploadId),
    queryFn: ({ signal }) =>
      call<typeof contractsEndpoints.placeholders>(
        'GET',
        '/contracts3/uploads/:uploadId/placeholders',
        { params: { uploadId }, signal },
      ),
  })

/** A draft template from a file that was read before, with the fields that were accepted. */
export const makeTemplateOfFile = (
  uploadId: string,
  body: { title: string; locale: Locale; fields: AcceptedField[] },
) =>
  call<typeof contractsEndpoints.makeTemplate>('POST', '/contracts3/uploads/:uploadId/templates', {
    params: { uploadId },
    body,
  })

/** A draft template with the text and the terms of a contract. */
export const makeTemplateOf = (contractId: string, title: string) =>
  call<typeof successionEndpoints.makeTemplate>('POST', '/contracts3/:contractId/templates', {
    params: { contractId },
    body: { title },
  })
